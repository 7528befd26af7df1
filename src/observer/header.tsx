'use client';
import { use } from 'react';
import { ConnectionStatus } from '../components/index.js';
import { useConnection, useIsLive, useNow, useSession } from '../hooks/index.js';
import { HeartPulse } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { isGone } from '../store/index.js';
import { FilterBox } from './filter/filter-box.js';
import { FailureCount, ProblemCount } from './header-counts.js';
import { NumbersButton } from './numbers/numbers-button.js';
import { figuresMs, PacedRegion } from './paced-region.js';
import { usePanelState } from './panel-state.js';
import { RecordingOpenerContext, RecordingTools } from './recording/recording-tools.js';
import { ShortcutHelp } from './shortcuts/shortcut-help.js';
import { SessionSelect } from './session-select.js';
import { TimeStatus } from './time-status.js';

/** Tells in one line how the connection, the session and the world stand. Renders a `<header>`. */
export function ObserverHeader() {
  const isLive = useIsLive();
  const phase = useConnection()?.phase;
  return (
    <div part="header" className="oddkin-observer-header">
      {/* One line, whatever stands in it: what is below must not move when a person goes back in time. */}
      <div className="oddkin-observer-facts">
        <PacedRegion restMs={figuresMs} isCheap>
          {isLive ? null : <TimeStatus />}
          {isLive || phase !== 'live' ? (
            <ConnectionStatus className="oddkin-observer-connection" announces={false} showsAge={false} />
          ) : null}
          <SessionEnd />
          <SessionFacts />
        </PacedRegion>
      </div>
      <FilterBox />
      {/* Of this the newest is told at once: it says that the panel keeps up. */}
      <NumbersButton />
      <SessionSelect />
      <PacedRegion restMs={figuresMs} isCheap>
        <FailureCount />
        <ProblemCount />
      </PacedRegion>
      <RecordingTools />
      <ShortcutHelp />
    </div>
  );
}

/** How the session of a recording ended. Where something is live, what ends is the connection. */
function SessionEnd() {
  const { text } = usePanelMessages();
  const { sessionId } = usePanelState();
  const session = useSession(sessionId);
  const isRecording = use(RecordingOpenerContext)?.opened !== undefined;
  if (!isRecording || session === undefined || !isGone(session)) return null;
  const phase = text(`observer.phase.${session.phase}`);
  const reason = visibleText((session.closeReason ?? '').slice(0, longestReason));
  return (
    <span className="oddkin-observer-ended" title={reason === '' ? undefined : `${phase}: ${reason}`}>
      {phase}
      {reason !== '' && (
        <>
          : <bdi>{reason}</bdi>
        </>
      )}
    </span>
  );
}

const longestReason = 1_000;

function SessionFacts() {
  const { text, format } = usePanelMessages();
  const { sessionId } = usePanelState();
  const session = useSession(sessionId);
  if (session === undefined) return null;
  const { manifest, tick, lastHeartbeatAt } = session;
  return (
    <>
      {manifest !== undefined && (
        <span className="oddkin-observer-world-name">
          <bdi>{manifest.world.name}</bdi>
          <span className="oddkin-observer-muted"> · {manifest.world.kind}</span>
        </span>
      )}
      {tick.current !== undefined && (
        <span className="oddkin-observer-figure oddkin-observer-tick">
          <bdi>{text('observer.header.tick', { tick: tick.current })}</bdi>
        </span>
      )}
      {manifest !== undefined && (
        <span className="oddkin-observer-figure oddkin-observer-rate" title={text('observer.header.rateTitle')}>
          <bdi>
            {text('observer.header.rate', {
              measured: tick.measuredHz === undefined ? '–' : tick.measuredHz.toFixed(1),
              declared: format.number(manifest.tick_rate_hz),
            })}
          </bdi>
        </span>
      )}
      {lastHeartbeatAt !== undefined && <HeartbeatAge at={lastHeartbeatAt} />}
      {manifest !== undefined && (
        <span className="oddkin-observer-muted oddkin-observer-model" title={text('observer.header.model')}>
          {manifest.agent_model.class}
        </span>
      )}
    </>
  );
}

function HeartbeatAge({ at }: { readonly at: number }) {
  const { text, format } = usePanelMessages();
  const now = useNow(1_000);
  const age = format.duration(Math.max(0, Math.floor((now - at) / 1_000)) * 1_000);
  return (
    <span className="oddkin-observer-figure oddkin-observer-heartbeat" title={text('observer.header.heartbeat', { age })}>
      <HeartPulse size={14} strokeWidth={1.75} role="img" aria-label={text('observer.header.heartbeatLabel')} />
      <bdi>{age}</bdi>
    </span>
  );
}
