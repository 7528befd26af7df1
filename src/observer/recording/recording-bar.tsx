'use client';
import { useStoreContext } from '../../hooks/index.js';
import { X } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import type { RecordingProblem } from '../../recording/index.js';
import { CompareButton } from '../compare/compare-button.js';
import { recordingFaultText } from './recording-fault-text.js';
import type { OpenedRecording, RecordingOpener } from './use-opened-recording.js';

export interface RecordingBarProps {
  readonly opener: RecordingOpener;
}

/** Says which recording is shown and what of it could not be read, leads back to what is live, and tells what could not be opened. */
export function RecordingBar({ opener: { opened, fault, dismiss, close } }: RecordingBarProps) {
  return (
    <>
      {fault !== undefined && <Fault fault={fault} onDismiss={dismiss} />}
      {opened !== undefined && <Shown opened={opened} onClose={close} />}
    </>
  );
}

interface FaultProps {
  readonly fault: NonNullable<RecordingOpener['fault']>;
  readonly onDismiss: () => void;
}

function Fault({ fault: { name, fault }, onDismiss }: FaultProps) {
  const { text } = useAllMessages();
  return (
    <div className="oddkin-observer-recording-bar" data-fault="">
      <p className="oddkin-observer-recording-fault" role="alert">
        {recordingFaultText(text, name === '' ? text('observer.recording.nameless') : name, fault)}
      </p>
      <button
        type="button"
        className="oddkin-observer-icon-button"
        aria-label={text('observer.recording.dismiss')}
        title={text('observer.recording.dismiss')}
        onClick={onDismiss}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}

interface ShownProps {
  readonly opened: OpenedRecording;
  readonly onClose: RecordingOpener['close'];
}

function Shown({ opened: { name, isLoading, problems }, onClose }: ShownProps) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const isEmpty = !isLoading && store.getHead().wire.next === 0;
  return (
    <div className="oddkin-observer-recording-bar">
      <span role="status">
        <span className="oddkin-observer-recording-name">
          {name === ''
            ? text('observer.recording.nameless')
            : text(isLoading ? 'observer.recording.loading' : 'observer.recording.shown', { name: visibleText(name) })}
        </span>
        {isEmpty && ` ${text('observer.recording.noFrames')}`}
      </span>
      {problems.length > 0 && <Problems problems={problems} />}
      <span className="oddkin-observer-recording-buttons">
        {!isLoading && !isEmpty && (
          <CompareButton run={name} size={14} className="oddkin-button">
            {text('observer.compare.open')}
          </CompareButton>
        )}
        {onClose !== undefined && (
          <button type="button" className="oddkin-button" onClick={onClose}>
            <X size={14} strokeWidth={1.75} aria-hidden />
            {text('observer.recording.close')}
          </button>
        )}
      </span>
    </div>
  );
}

const mostTold = 50;

function Problems({ problems }: { readonly problems: readonly RecordingProblem[] }) {
  const { text } = useAllMessages();
  return (
    <details className="oddkin-observer-recording-problems">
      <summary className="oddkin-fold-summary">{text('observer.recording.badLines', { count: problems.length })}</summary>
      <ul className="oddkin-dialog-list">
        {problems.slice(0, mostTold).map(({ line, path, message }) => (
          <li key={`${line} ${path}`}>
            {text('observer.recording.badLine', { line })} <bdi>{visibleText(`${path} ${message}`.trim())}</bdi>
          </li>
        ))}
        {problems.length > mostTold && <li>{text('observer.recording.moreBadLines', { count: problems.length - mostTold })}</li>}
      </ul>
    </details>
  );
}
