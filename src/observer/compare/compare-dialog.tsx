'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import type { ObserverStore } from '../../projection/index.js';
import { Dialog } from '../dialog.js';
import { openRecording, type RecordingFault } from '../recording/open-recording.js';
import { RecordingChooser } from '../recording/recording-chooser.js';
import { recordingFaultText } from '../recording/recording-fault-text.js';
import { createRecordingStore } from '../recording/recording-store.js';
import { Comparison } from './comparison.js';

export interface CompareDialogProps {
  /** What the run that the panel shows is called. */
  readonly name: string;
  readonly onClose: () => void;
}

interface Other {
  readonly name: string;
  /** `undefined` until it is read. */
  readonly store: ObserverStore | undefined;
  readonly fault: RecordingFault | undefined;
}

/** Compares what the panel shows with a recording, call by call. Renders a {@link Dialog}. */
export function CompareDialog({ name, onClose }: CompareDialogProps) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const [other, setOther] = useState<Other>();
  // As it was when the comparison began: while rows came, nothing could be read.
  const state = useMemo(() => ({ of: other, before: store.getState() }), [other, store]);
  const loading = useRef<AbortController>(undefined);
  useEffect(() => () => loading.current?.abort(), []);

  const open = (file: File): void => {
    loading.current?.abort();
    const controller = new AbortController();
    loading.current = controller;
    const opened = createRecordingStore({});
    setOther({ name: file.name, store: undefined, fault: undefined });
    openRecording(file, opened, controller.signal).then(
      ({ fault }) => setOther({ name: file.name, store: opened.getHead().wire.next > 0 ? opened : undefined, fault }),
      () => undefined, // another file was taken, or the dialog closed
    );
  };
  const isLoading = other !== undefined && other.store === undefined && other.fault === undefined;

  return (
    <Dialog title={text('observer.compare.title')} size={other?.store === undefined ? undefined : 'large'} onClose={onClose}>
      <div className="oddkin-dialog-form oddkin-compare">
        <div className="oddkin-dialog-row">
          <p className="oddkin-dialog-text oddkin-dialog-grow" role="status">
            {other === undefined
              ? text('observer.compare.what')
              : isLoading
                ? text('observer.recording.loading', { name: visibleText(other.name) })
                : ''}
          </p>
          <RecordingChooser className="oddkin-button" data-kind={other === undefined ? 'primary' : undefined} onFile={open}>
            {text(other === undefined ? 'observer.compare.choose' : 'observer.compare.chooseOther')}
          </RecordingChooser>
          <button type="button" className="oddkin-button" onClick={onClose}>
            {text('observer.compare.close')}
          </button>
        </div>
        {other?.fault !== undefined && (
          <p className="oddkin-dialog-problem" role="alert">
            {recordingFaultText(text, other.name, other.fault)}
          </p>
        )}
        {other?.store !== undefined && (
          <Comparison
            key={other.name}
            before={{ name: visibleText(name), state: state.before }}
            after={{ name: visibleText(other.name), state: other.store.getHead() }}
          />
        )}
      </div>
    </Dialog>
  );
}
