'use client';
import { Forward } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../messages/index.js';

const HandOnDialog = lazy(() => import('./hand-on-dialog.js').then((module) => ({ default: module.HandOnDialog })));

/** Hands on what is shown, as a test, a story or a report. Renders a `<button>`, and a dialog while it is open. */
export function HandOnButton() {
  const { text } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="oddkin-observer-icon-button"
        aria-label={text('observer.handOn.open')}
        title={text('observer.handOn.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Forward className="oddkin-observer-mirrored" size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HandOnDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
