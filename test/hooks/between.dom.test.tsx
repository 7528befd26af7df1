import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { ChatProvider, useAskedApproval, useAttentionCount, useSessionScope } from '@oddkin/ai';
import { Countdown } from '@oddkin/ai/primitives';
import type { LinkPhase, LinkState } from '@oddkin/ai/aicc';
import { createObserverStore, type ObserverConnection } from '@oddkin/ai/store';
import { countedUuid, createDocuments, createFrames, createSteppedClock, documentEntry } from '@oddkin/ai/testing';

afterEach(cleanup);

describe('what happens between the rendering and the effects, as on a busy page', () => {
  it('lets an approval expire whose time comes in that moment', () => {
    const { container } = show(1_000, <Status />, 1_000);
    expect(container.textContent).toBe('expired');
  });

  it('does not count one among what waits for a person', () => {
    const { container } = show(1_000, <Count />, 1_000);
    expect(container.textContent).toBe('0');
  });

  it('leaves no countdown behind that has run out', () => {
    const { clock, expiresAt, container } = show(1_000, (at) => <Countdown expiresAt={at} />, 1_000);
    act(() => clock.advance(0));
    expect(clock.now()).toBe(expiresAt);
    expect(container.textContent).toBe('');
  });

  it('shows no minute that is over', () => {
    const { clock } = show(121_000, (at) => <Countdown expiresAt={at} />, 2_000);
    act(() => clock.advance(0));
    expect(screen.queryByText(/3/)).toBeNull();
    expect(screen.getByText(/2/)).toBeTruthy();
  });

  it('knows of a connection that comes to life in that moment, and leaves a session that is silent since then', () => {
    const clock = createSteppedClock();
    const store = createObserverStore({ clock });
    const [scout, courier] = [createFrames(countedUuid(0, 1)), createFrames(countedUuid(0, 2))];
    store.ingest([scout.sessionInit()], { at: clock.now() });
    let phase: LinkPhase = 'connecting';
    const connection: ObserverConnection = {
      getState: () => (phase === 'live' ? live : connecting),
      subscribe: () => () => undefined,
      call: () => Promise.resolve({ ok: true }),
      retryNow: () => undefined,
      close: () => undefined,
    };
    const comeToLife = (): void => {
      clock.sleep(1_000);
      phase = 'live';
    };
    const { container } = render(
      <ChatProvider store={store} connection={connection}>
        <Scope />
        <Busy with={comeToLife} />
      </ChatProvider>,
    );
    expect(container.textContent).toBe(scout.sessionId);
    clock.sleep(1_000);
    act(() => void store.ingest([{ ...courier.sessionInit(), message_id: countedUuid(2, 1) }], { at: clock.now() }));
    expect(container.textContent).toBe(courier.sessionId);
  });
});

const connecting: LinkState = { phase: 'connecting', attempt: 1 };
const live: LinkState = { phase: 'live', attempt: 0 };

/** Renders a part in a moment after whose rendering the time goes on by `passedMs`, before its effects. */
function show(expiresInMs: number, part: ReactNode | ((expiresAt: number) => ReactNode), passedMs: number) {
  const clock = createSteppedClock();
  const store = createObserverStore({ clock });
  const expiresAt = clock.now() + expiresInMs;
  const approval = createDocuments().approval({ approvalId: 'a', expiresAt: new Date(expiresAt).toISOString() });
  store.put([documentEntry('oddkin.ai.approval', approval)]);
  const { container } = render(
    <ChatProvider store={store} onAction={() => undefined}>
      {typeof part === 'function' ? part(expiresAt) : part}
      <Busy with={() => clock.sleep(passedMs)} />
    </ChatProvider>,
  );
  return { clock, expiresAt, container };
}

function Busy({ with: work }: { readonly with: () => void }) {
  useLayoutEffect(() => work(), [work]);
  return null;
}

function Status() {
  return <span>{useAskedApproval('a')?.status}</span>;
}

function Count() {
  return <span>{useAttentionCount()}</span>;
}

function Scope() {
  return <span>{useSessionScope()}</span>;
}
