'use client';
import { Forward } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { DialogButton } from '../dialog-button.js';
import { loadOnce } from '../../on-demand/index.js';

const HandOnDialog = loadOnce(() => import('./hand-on-dialog.js').then((module) => module.HandOnDialog));

/** Hands on what is shown, as a test, a story or a report. Renders a {@link DialogButton}. */
export function HandOnButton() {
  const { text } = usePanelMessages();
  return (
    <DialogButton
      className="oddkin-observer-icon-button"
      aria-label={text('observer.handOn.open')}
      title={text('observer.handOn.open')}
      renderDialog={(onClose) => <HandOnDialog onClose={onClose} />}
    >
      <Forward className="oddkin-observer-mirrored" size={16} strokeWidth={1.75} aria-hidden />
    </DialogButton>
  );
}
