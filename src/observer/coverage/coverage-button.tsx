'use client';
import { useAllMessages } from '../../messages/index.js';
import { DialogButton } from '../dialog-button.js';
import { loadOnce } from '../../on-demand/index.js';

const CoverageDialog = loadOnce(() => import('./coverage-dialog.js').then((module) => module.CoverageDialog));

/** Opens the table of what has been shown so far. Renders a {@link DialogButton}. */
export function CoverageButton() {
  const { text } = useAllMessages();
  return (
    <DialogButton className="oddkin-observer-link" renderDialog={(onClose) => <CoverageDialog onClose={onClose} />}>
      {text('observer.coverage.open')}
    </DialogButton>
  );
}
