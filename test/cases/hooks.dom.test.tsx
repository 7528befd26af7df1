import { Profiler, StrictMode, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as library from '@oddkin/ai';
import type { ObserverState, ObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

const { ChatProvider, ObserverRoot, createObserverStore } = library;

/** What each hook is called with where there is nothing to be found. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  useActionState: [{ type: 'message.stop', sessionId: undefined }],
  useCanPerform: ['message.send'],
  useCauses: [{ kind: 'tool-call', toolCallKey: 'none' }],
  useNow: [1_000, false],
  useObserverState: [(state: ObserverState) => state.wire],
  useRenderer: ['data', 'none'],
  useTitleBadge: [0],
  useToolCallCounts: [[]],
  useToolNames: [[]],
  useValueCheck: [{}, undefined],
};
const ofPanel = ['useSelection', 'useShownRegion'];
const hooks = Object.entries(library).filter(([name]) => /^use[A-Z]/.test(name)) as unknown as readonly [
  string,
  (...given: readonly unknown[]) => unknown,
][];

const made: readonly [string, (state: ObserverState) => unknown][] = [
  ['an object', (state) => ({ n: state.messages.records.size })],
  ['an array', (state) => [...state.messages.records.values()].filter(Boolean)],
  ['an empty array', (state) => (state as unknown as { questionsOf?: [] }).questionsOf ?? []],
];

let complaint: MockInstance<typeof console.error> | undefined;
function watchConsole(): MockInstance<typeof console.error> {
  complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return complaint;
}
afterEach(() => {
  cleanup();
  complaint?.mockRestore();
  document.body.replaceChildren();
});

describe('STO-01: on an empty session', () => {
  beforeAll(() =>
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
  );
  afterAll(() => void vi.unstubAllGlobals());

  it.each(hooks)('%s gives the same value again, in StrictMode, on a server and hydrated', async (name, use) => {
    const errors = watchConsole();
    const store = createObserverStore();
    const seen: unknown[] = [];
    const Probe = () => {
      seen.push(use(...(given[name] ?? ['none'])));
      return null;
    };
    const page = <Around store={store} name={name} part={<Probe />} />;
    const html = renderToString(page);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const recovered: unknown[] = [];
    const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => void recovered.push(error) }));
    act(() => hydrated.unmount());
    seen.length = 0;
    render(page);
    expect(seen.length).toBeLessThanOrEqual(4);
    const before = seen.at(-1);
    act(() => void store.ingest(['no frame']));
    if (Array.isArray(before)) expect(seen.at(-1)).toEqual(before);
    expect(seen.length).toBeLessThanOrEqual(8);
    expect(recovered).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each(made)('a selector that makes %s does not go round in circles', (what, select) => {
    const errors = watchConsole();
    const store = createObserverStore();
    const frames = createFrames();
    let commits = 0;
    const seen: unknown[] = [];
    const Probe = () => {
      seen.push(library.useObserverState((state) => select(state)));
      return null;
    };
    const page = (
      <StrictMode>
        <ChatProvider store={store}>
          <Profiler id="probe" onRender={() => (commits += 1)}>
            <Probe />
          </Profiler>
        </ChatProvider>
      </StrictMode>
    );
    renderToString(page);
    const { rerender } = render(page);
    const commitsAtFirst = commits;
    act(() => void store.ingest([frames.event()]));
    act(() => void store.ingest([frames.heartbeat()]));
    expect(commits).toBe(commitsAtFirst);
    rerender(page);
    expect(new Set(seen.slice(-2)).size).toBe(1);
    act(() => void store.ingest([frames.agentMessage({ text: 'Hello.' })]));
    if (what !== 'an empty array') expect(seen.at(-1)).not.toEqual(seen[0]);
    expect(errors).not.toHaveBeenCalled();
  });
});

function Around({ store, name, part }: { readonly store: ObserverStore; readonly name: string; readonly part: ReactNode }) {
  return (
    <StrictMode>
      {ofPanel.includes(name) ? <ObserverRoot store={store}>{part}</ObserverRoot> : <ChatProvider store={store}>{part}</ChatProvider>}
    </StrictMode>
  );
}
