'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dockWords, useWords } from '../../messages/index.js';
import type { ObserverFrameProps } from '../observer-frame.js';
import { windowOf } from '../window-of.js';
import { carryLooks } from './carry-looks.js';

export interface PopOutProps {
  readonly theme: ObserverFrameProps['theme'];
  readonly onClose: () => void;
  /** The browser has let no window open. */
  readonly onBlocked: () => void;
  readonly children: ReactNode;
}

/**
 * Shows what is inside in a window of its own for as long as it is there: a blank one of the same origin, which goes with the page that opened it.
 * Renders a hidden `<span>` where it stands, to find there what it is to look like.
 */
export function PopOut({ theme = 'auto', onClose, onBlocked, children }: PopOutProps) {
  const { text } = useWords(dockWords);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const title = text('observer.panel');
  // The window is one and the same, whichever functions are given.
  const hearers = useRef({ onClose, onBlocked });
  useLayoutEffect(() => {
    hearers.current = { onClose, onBlocked };
  }, [onClose, onBlocked]);
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    if (anchor === null) return undefined;
    const opener = windowOf(anchor);
    const popUp = opener.open('', '', 'popup,width=1200,height=800') as (Window & typeof globalThis) | null; // a blank page has all that this one has
    if (popUp === null) {
      hearers.current.onBlocked();
      return undefined;
    }
    const stopCarrying = carryLooks(anchor, popUp);
    const closeIt = (): void => popUp.close();
    // Reloaded, it would stay behind empty.
    const onPageHide = (): void => {
      closeIt();
      hearers.current.onClose();
    };
    popUp.addEventListener('pagehide', onPageHide);
    opener.addEventListener('pagehide', closeIt);
    setBody(popUp.document.body);
    return () => {
      stopCarrying();
      popUp.removeEventListener('pagehide', onPageHide);
      opener.removeEventListener('pagehide', closeIt);
      closeIt();
    };
  }, []);
  useLayoutEffect(() => {
    if (body === undefined) return;
    body.ownerDocument.title = title;
    body.className = 'oddkin-dock-window';
    if (theme === 'auto') delete body.dataset['oddkinTheme'];
    else body.dataset['oddkinTheme'] = theme;
  }, [body, title, theme]);
  return (
    <>
      <span ref={anchorRef} hidden />
      {body !== undefined && createPortal(children, body)}
    </>
  );
}
