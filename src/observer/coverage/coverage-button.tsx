'use client';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../messages/index.js';

const CoverageDialog = lazy(() => import('./coverage-dialog.js').then((module) => ({ default: module.CoverageDialog })));

/** Opens the table of what has been shown so far. Renders a `<button>`. */
export function CoverageButton() {
  const { text } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="oddkin-observer-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('observer.coverage.open')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CoverageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
