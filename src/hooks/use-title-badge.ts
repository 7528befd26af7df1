'use client';
import { useEffect } from 'react';

/** Puts a count before the title of the page, as `(2) Title`, and takes it away at 0 and when the component goes. A title that the page gives itself meanwhile is kept. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count <= 0) return undefined;
    const badge = `(${count}) `;
    const show = (): void => {
      if (!document.title.startsWith(badge)) document.title = badge + document.title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(badge)) document.title = document.title.slice(badge.length);
    };
  }, [count]);
}
