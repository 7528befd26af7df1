'use client';
import type { ReactNode } from 'react';
import { useNow, useSession, useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { CoverageButton } from '../coverage/coverage-button.js';
import { usePanelState } from '../panel-state.js';
import { Sparkline } from '../sparkline.js';
import { readNumbers } from './read-numbers.js';

/** What is held and what was let go, how fast ticks and frames come, how long calls take. Brought up to date once a second. Renders a `<dl>` under the header. */
export function NumbersPanel({ id }: { readonly id: string }) {
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const { sessionId } = usePanelState();
  const session = useSession(sessionId);
  // Once a second, and with each move through the past: what reads the store here follows no commit.
  useNow(1_000);
  const state = store.getState();
  const { held, letGo } = store.cursor.getState();
  const { framesPerSecond, latencies, gaps } = readNumbers(state, sessionId);
  const { limits } = store;
  const longestGap = gaps.reduce((longest, gap) => Math.max(longest, gap), 0);
  return (
    <dl id={id} className="oddkin-observer-numbers" aria-label={text('observer.numbers.title')}>
      <Figure name={text('observer.numbers.frames')}>
        <bdi>{text('observer.numbers.heldOf', { held: format.number(held.frames), limit: format.number(limits.frames) })}</bdi>
        <LetGo count={letGo.frames}>{format.number(letGo.frames)}</LetGo>
      </Figure>
      <Figure name={text('observer.numbers.size')}>
        <bdi>{text('observer.numbers.heldOf', { held: format.bytes(held.length), limit: format.bytes(limits.frameLength) })}</bdi>
        <LetGo count={letGo.length}>{format.bytes(letGo.length)}</LetGo>
      </Figure>
      <Figure name={text('observer.numbers.records')}>
        {format.number(state.toolCalls.records.size)}
        <LetGo count={state.letGo.toolCalls}>{format.number(state.letGo.toolCalls)}</LetGo>
      </Figure>
      <Figure name={text('observer.numbers.messages')}>
        {format.number(state.messages.records.size)}
        <LetGo count={state.letGo.messages}>{format.number(state.letGo.messages)}</LetGo>
      </Figure>
      <Figure name={text('observer.numbers.rate')}>
        <bdi>{text('observer.numbers.perSecond', { count: format.number(Math.round(framesPerSecond * 10) / 10) })}</bdi>
      </Figure>
      {session?.manifest !== undefined && (
        <Figure name={text('observer.numbers.ticks')}>
          <bdi>
            {text('observer.numbers.ticksTold', {
              measured: session.tick.measuredHz === undefined ? '–' : format.number(Math.round(session.tick.measuredHz * 10) / 10),
              declared: format.number(session.manifest.tick_rate_hz),
            })}
          </bdi>
        </Figure>
      )}
      {latencies.length > 0 && (
        <Figure name={text('observer.numbers.latency')}>
          <Sparkline latencies={latencies} />
          <bdi>{format.duration(latencies.at(-1))}</bdi>
        </Figure>
      )}
      {gaps.length > 0 && (
        <Figure name={text('observer.numbers.gaps')}>
          <Sparkline latencies={gaps} toldBy="observer.numbers.gapsTold" />
          <bdi>{text('observer.numbers.longest', { gap: format.duration(longestGap) })}</bdi>
        </Figure>
      )}
      <Figure name={text('observer.coverage.name')}>
        <CoverageButton />
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="oddkin-observer-number">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Said also where it is nothing: that nothing was let go is worth knowing. */
function LetGo({ count, children }: { readonly count: number; readonly children: string }) {
  const { text } = useAllMessages();
  return (
    <span className="oddkin-observer-let-go" data-none={count === 0 ? '' : undefined}>
      <bdi>{count === 0 ? text('observer.numbers.noneLetGo') : text('observer.numbers.letGo', { amount: children })}</bdi>
    </span>
  );
}
