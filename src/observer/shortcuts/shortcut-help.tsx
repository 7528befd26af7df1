'use client';
import { useEffect, useRef, useState } from 'react';
import { Keyboard } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { loadOnce } from '../../on-demand/index.js';
import { usePanelState } from '../panel-state.js';
import { RegionBoundary } from '../region-boundary.js';
import { isInDialog, takesText } from '../takes-text.js';
import { focusNextArea } from './next-area.js';

const ShortcutSheet = loadOnce(() => import('./shortcut-sheet.js').then((module) => module.ShortcutSheet));

/** The button that opens the sheet of shortcuts; `?` does so too, `/` leads to the filter, `o` opens a recording and F6 goes from area to area, while the focus is in the panel. Renders nothing where the host has turned them off. */
export function ShortcutHelp() {
  const { text } = usePanelMessages();
  const { hasShortcuts } = usePanelState();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = buttonRef.current?.closest<HTMLElement>('.oddkin-observer') ?? undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isInDialog(event.target)) return;
      if (event.key === 'F6' && panel !== undefined)
        focusNextArea(panel, event.target as Element, event.shiftKey ? -1 : 1); // a key is pressed in an element
      else if (takesText(event.target)) return;
      else if (event.key === '?') setOpen(true);
      else if (event.key === '/') panel?.querySelector<HTMLElement>('.oddkin-filter-input')?.focus();
      else if (event.key === 'o') panel?.querySelector<HTMLElement>('.oddkin-observer-opener')?.click();
      else return;
      event.preventDefault();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [hasShortcuts]);
  if (!hasShortcuts) return null;
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="oddkin-observer-icon-button"
        aria-label={text('observer.shortcuts.title')}
        title={`${text('observer.shortcuts.title')} (?)`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Keyboard size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <RegionBoundary name={text('observer.shortcuts.title')}>
          <ShortcutSheet onClose={() => setOpen(false)} />
        </RegionBoundary>
      )}
    </>
  );
}
