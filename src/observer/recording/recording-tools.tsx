'use client';
import { Download, FolderOpen, X } from 'lucide-react';
import { createContext, lazy, Suspense, use, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.js';
import type { RecordingOpener } from './use-opened-recording.js';

const ExportDialog = lazy(() => import('./export-dialog.js').then((module) => ({ default: module.ExportDialog })));

/** Who opens recordings in this panel. */
export const RecordingOpenerContext = createContext<RecordingOpener | undefined>(undefined);

/** Save what is held as a file, and open such a file. Renders two buttons. */
export function RecordingTools() {
  const { text } = useMessages();
  const opener = use(RecordingOpenerContext);
  const [isExporting, setExporting] = useState(false);
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
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** Says which recording is shown, leads back to what is live, and tells what could not be opened. */
export function RecordingBar() {
  const { text } = useMessages();
  const opener = use(RecordingOpenerContext);
  if (opener === undefined) return null;
  const { opened, fault, close } = opener;
  return (
    <>
      {fault !== undefined && (
        <p className="oddkin-observer-recording-bar" data-fault="" role="alert">
          {text('observer.recording.fault', { name: fault.name, reason: fault.reason })}
        </p>
      )}
      {opened !== undefined && (
        <div className="oddkin-observer-recording-bar" role="status">
          <span className="oddkin-observer-recording-name">
            {text(opened.isLoading ? 'observer.recording.loading' : 'observer.recording.shown', { name: opened.name })}
          </span>
          {opened.problems > 0 && <span>{text('observer.recording.badLines', { count: opened.problems })}</span>}
          <button type="button" className="oddkin-button oddkin-observer-recording-close" onClick={close}>
            <X size={14} strokeWidth={1.75} aria-hidden />
            {text('observer.recording.close')}
          </button>
        </div>
      )}
    </>
  );
}
