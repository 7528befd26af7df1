import { useEffect, type RefObject } from 'react';
import { windowOf } from './window-of.js';

let isChecked = false;

/**
 * Says once in the console that one of the two stylesheets lacks, when the page has loaded: with one alone a panel looks broken, and nothing else
 * tells why. Where there is neither, the page has looks of its own.
 */
export function useMissingSheet(panelRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (panel === null || isChecked) return undefined;
    const page = windowOf(panel);
    const check = (): void => {
      isChecked = true;
      const looks = page.getComputedStyle(panel);
      const hasStyles = looks.getPropertyValue('--oddkin-text-default') !== '';
      const hasObserver = looks.getPropertyValue('container-name') === 'oddkin-observer';
      if (hasStyles === hasObserver) return;
      const missing = hasStyles ? 'observer.css' : 'styles.css';
      // oxlint-disable-next-line no-console -- whoever builds the page looks there
      console.warn(`@oddkin/ai: the observer panel lacks a stylesheet. Import '@oddkin/ai/${missing}' as well.`);
    };
    if (page.document.readyState === 'complete') check();
    else page.addEventListener('load', check);
    return () => page.removeEventListener('load', check);
  }, [panelRef]);
}
