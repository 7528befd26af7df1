'use client';
import { CirclePause, StepForward } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import { usePanelState } from '../panel-state.js';
import { conditionText, type Stops } from './use-stops.js';
import type { Stop } from './watch-stops.js';

const goOnKey = 'g';

export interface StopNoticeProps {
  readonly stops: Stops;
  readonly stop: Stop;
}

/** Says at which frame the cursor was stopped, and by which condition. Renders a `<div>`. */
export function StopNotice({ stops: { goOn, conditions, setConditions }, stop: { condition, entry } }: StopNoticeProps) {
  const { text } = useAllMessages();
  const { select, showRegion } = usePanelState();
  return (
    <div className="oddkin-time-notice">
      <CirclePause size={14} strokeWidth={1.75} aria-hidden />
      <span>
        {text('observer.stops.stopped')} <bdi className="oddkin-time-code">{visibleText(conditionText(condition))}</bdi>
      </span>
      <button
        type="button"
        className="oddkin-observer-link"
        onClick={() => {
          showRegion('wire');
          select({ kind: 'frame', position: entry.position });
        }}
      >
        {text('observer.stops.frame', { position: entry.position })}{' '}
        <bdi>{visibleText([entry.type ?? '', entry.label ?? ''].join(' ').slice(0, 80))}</bdi>
      </button>
      <button
        type="button"
        className="oddkin-button oddkin-time-small"
        onClick={goOn}
        aria-keyshortcuts={goOnKey}
        title={`${text('observer.stops.goOn')} (${goOnKey})`}
      >
        <StepForward className="oddkin-observer-mirrored" size={14} strokeWidth={1.75} aria-hidden />
        {text('observer.stops.goOn')}
      </button>
      <button
        type="button"
        className="oddkin-button oddkin-time-small"
        onClick={() => {
          setConditions(conditions.map((each) => (each === condition ? { ...each, isOn: false } : each)));
        }}
      >
        {text('observer.stops.switchOff')}
      </button>
    </div>
  );
}
