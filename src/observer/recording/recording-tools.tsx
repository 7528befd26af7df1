'use client';
import { Download, FolderOpen, GitCompareArrows } from 'lucide-react';
import { createContext, lazy, Suspense, use, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.js';
import type { RecordingOpener } from './use-opened-recording.js';

const ExportDialog = lazy(() => import('./export-dialog.js').then((module) => ({ default: module.ExportDialog })));

const CompareDialog = lazy(() => import('../compare/compare-dialog.js').then((module) => ({ default: module.CompareDialog })));

/** Who opens recordings in this panel. */
export const RecordingOpenerContext = createContext<RecordingOpener | undefined>(undefined);

/** Save what is held as a file, and open such a file. Renders two buttons. */
export function RecordingTools() {
  const { text } = useMessages();
  const opener = use(RecordingOpenerContext);
  const [isExporting, setExporting] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <span className="oddkin-observer-recording-tools">
      <button
        type="button"
        className="oddkin-observer-icon-button"
        aria-label={text('observer.export.open')}
        title={text('observer.export.open')}
        aria-haspopup="dialog"
        onClick={() => setExporting(true)}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {opener !== undefined && (
        <>
          <button
            type="button"
            className="oddkin-observer-icon-button"
            aria-label={text('observer.recording.open')}
            title={text('observer.recording.open')}
            onClick={() => inputRef.current?.click()}
          >
            <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <input
            ref={inputRef}
            type="file"
            hidden
            accept=".ndjson,.jsonl,.gz"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file !== undefined) opener.open(file, file.name);
            }}
          />
        </>
      )}
      {opener?.opened === undefined && (
        <button
          type="button"
          className="oddkin-observer-icon-button"
          aria-label={text('observer.compare.open')}
          title={text('observer.compare.open')}
          aria-haspopup="dialog"
          onClick={() => setComparing(true)}
        >
          <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      {isComparing && (
        <Suspense fallback={null}>
          <CompareDialog name={text('observer.compare.live')} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </span>
  );
}

const RecordingBar = lazy(() => import('./recording-bar.js').then((module) => ({ default: module.RecordingBar })));

/** The bar of a recording, where one is open or could not be. */
export function RecordingNews() {
  const opener = use(RecordingOpenerContext);
  if (opener === undefined || (opener.opened === undefined && opener.fault === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <RecordingBar opener={opener} />
    </Suspense>
  );
}
