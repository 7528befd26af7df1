'use client';
import { use } from 'react';
import { useCursor, useStoreContext } from '../hooks/index.js';
import { History } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { RecordingOpenerContext } from './recording/recording-tools.js';
import { playTime, timeSpan } from './time-span.js';

/** Says which moment of the past is shown, and that nobody can be answered there. Renders a `<span>`. */
export function TimeStatus() {
  const { text, locale } = usePanelMessages();
  const { store } = useStoreContext();
  const isRecording = use(RecordingOpenerContext)?.opened !== undefined;
  const { atMs, totalMs } = timeSpan(store.getHead(), useCursor());
  return (
    <span
      className="oddkin-observer-replaying"
      title={text(isRecording ? 'observer.time.readOnlyRecording' : 'observer.time.readOnlyReason')}
    >
      <History size={14} strokeWidth={1.75} aria-hidden />
      <bdi className="oddkin-observer-replaying-text">
        {text('observer.time.replaying', { time: playTime(atMs, locale), total: playTime(totalMs, locale) })}
      </bdi>
      <span className="oddkin-observer-muted">
        · <bdi>{text('observer.time.readOnly')}</bdi>
      </span>
    </span>
  );
}
