'use client';
import { useEffect, useRef, useState } from 'react';
import { Keyboard } from '../../icons/index.js';
import { usePanelMessages, type MessageKey } from '../../messages/index.js';
import { Dialog } from '../dialog.js';
import { isInDialog, takesText } from '../takes-text.js';
import { usePanelState } from '../panel-state.js';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: MessageKey;
}

const groups: readonly { readonly where: MessageKey; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'observer.shortcuts.panel',
    shortcuts: [
      { keys: ['?'], does: 'observer.shortcuts.sheet' },
      { keys: ['/'], does: 'observer.shortcuts.filter' },
      { keys: ['Space'], does: 'observer.shortcuts.play' },
      { keys: [',', '.'], does: 'observer.shortcuts.step' },
      { keys: ['g'], does: 'observer.shortcuts.goOn' },
    ],
  },
  {
    where: 'observer.shortcuts.timeline',
    shortcuts: [
      { keys: ['←', '→'], does: 'observer.shortcuts.lane' },
      { keys: ['↑', '↓'], does: 'observer.shortcuts.lanes' },
      { keys: ['e', 'E'], does: 'observer.shortcuts.failure' },
      { keys: ['Enter'], does: 'observer.shortcuts.select' },
      { keys: ['+', '−'], does: 'observer.shortcuts.zoom' },
      { keys: ['0'], does: 'observer.shortcuts.fit' },
      { keys: ['l'], does: 'observer.shortcuts.follow' },
    ],
  },
  {
    where: 'observer.shortcuts.lists',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'observer.shortcuts.row' },
      { keys: ['Home', 'End'], does: 'observer.shortcuts.ends' },
      { keys: ['Enter'], does: 'observer.shortcuts.enter' },
      { keys: ['Esc'], does: 'observer.shortcuts.leave' },
    ],
  },
];

/** The button that opens the sheet of shortcuts; `?` does so too, and `/` leads to the filter, while the focus is in the panel. Renders nothing where the host has turned them off. */
export function ShortcutHelp() {
  const { text } = usePanelMessages();
  const { hasShortcuts } = usePanelState();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = buttonRef.current?.closest<HTMLElement>('.oddkin-observer');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target) || isInDialog(event.target))
        return;
      if (event.key === '?') setOpen(true);
      else if (event.key === '/') panel?.querySelector<HTMLElement>('.oddkin-filter-input')?.focus();
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
      {isOpen && <ShortcutSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { text } = usePanelMessages();
  return (
    <Dialog title={text('observer.shortcuts.title')} onClose={onClose}>
      <div className="oddkin-dialog-form">
        {groups.map(({ where, shortcuts }) => (
          <section key={where} aria-label={text(where)}>
            <h3 className="oddkin-shortcuts-where">{text(where)}</h3>
            <dl className="oddkin-shortcuts">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="oddkin-shortcut">
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key} className="oddkin-shortcut-key">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="oddkin-shortcut-does">{text(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className="oddkin-dialog-buttons">
          <button type="button" className="oddkin-button" data-kind="primary" onClick={onClose}>
            {text('observer.shortcuts.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
