'use client';
import { createContext, use, useEffect, useState } from 'react';
import { loadOnce } from '../../on-demand/index.js';

const LinkNotice = loadOnce(() => import('./link-notice.js').then((module) => module.LinkNotice));

/** Whether the panel takes part in the fragment of the page's address. */
export const MomentLinksContext = createContext(true);

/** Follows the link in the page's address, from when there first is one. Renders what there is to say of it, or nothing. */
export function LinkNews() {
  const isOn = use(MomentLinksContext);
  const [hasLink, setHasLink] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (): void => {
      if (location.hash.includes('oddkin=')) setHasLink(true);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [isOn]);
  return hasLink ? <LinkNotice /> : null;
}
