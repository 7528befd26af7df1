'use client';
import { createContext, use } from 'react';
import { Download, FolderOpen } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { CompareButton } from '../compare/compare-button.js';
import { DialogButton } from '../dialog-button.js';
import { loadOnce } from '../../on-demand/index.js';
import { usePanelState } from '../panel-state.js';
import { RegionBoundary } from '../region-boundary.js';
import { RecordingChooser } from './recording-chooser.js';
import type { RecordingOpener } from './use-opened-recording.js';

const ExportDialog = loadOnce(() => import('./export-dialog.js').then((module) => module.ExportDialog));

const RecordingBar = loadOnce(() => import('./recording-bar.js').then((module) => module.RecordingBar));

/** Who opens recordings in this panel. */
export const RecordingOpenerContext = createContext<RecordingOpener | undefined>(undefined);

const openKey = 'o';

/** Save what is held as a file, open such a file, and compare with one. Renders a `<span>` with the buttons. */
export function RecordingTools() {
  const { text } = usePanelMessages();
  const opener = use(RecordingOpenerContext);
  const { hasShortcuts } = usePanelState();
  return (
    <span className="oddkin-observer-recording-tools">
      <DialogButton
        className="oddkin-observer-icon-button"
        aria-label={text('observer.export.open')}
        title={text('observer.export.open')}
        renderDialog={(onClose) => <ExportDialog onClose={onClose} />}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden />
      </DialogButton>
      {opener !== undefined && (
        <RecordingChooser
          className="oddkin-observer-icon-button oddkin-observer-opener"
          aria-label={text('observer.recording.open')}
          aria-keyshortcuts={hasShortcuts ? openKey : undefined}
          title={hasShortcuts ? `${text('observer.recording.open')} (${openKey})` : text('observer.recording.open')}
          onFile={(file) => opener.open(file, file.name)}
        >
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
        </RecordingChooser>
      )}
      {opener?.opened === undefined && (
        <CompareButton
          run={text('observer.compare.live')}
          size={16}
          className="oddkin-observer-icon-button"
          aria-label={text('observer.compare.open')}
          title={text('observer.compare.open')}
        />
      )}
    </span>
  );
}

/** The bar of a recording, where one is open or could not be. */
export function RecordingNews() {
  const { text } = usePanelMessages();
  const opener = use(RecordingOpenerContext);
  if (opener === undefined || (opener.opened === undefined && opener.fault === undefined)) return null;
  return (
    <RegionBoundary name={text('observer.recording.open')}>
      <RecordingBar opener={opener} />
    </RegionBoundary>
  );
}
