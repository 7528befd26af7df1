'use client';
import { useAllMessages, type MessageKey } from '../../messages/index.js';
import { Dialog } from '../dialog.js';

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
      { keys: ['F6'], does: 'observer.shortcuts.area' },
      { keys: ['o'], does: 'observer.shortcuts.open' },
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

/** All keys of the panel, by where they hold. Renders a {@link Dialog}. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { text } = useAllMessages();
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
