import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, render } from '@testing-library/react';
import { ChatProvider } from '@oddkin/ai';
import { createObserverStore, type ObserverStore, type ProblemRecord } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { PanelSignals } from '../../src/observer/panel-signals.js';

afterEach(cleanup);

describe('the hearer of problems', () => {
  it('hears of each once, also where another takes over while the past is shown', () => {
    const { store, heard, again } = show();
    act(() => void store.ingest(['{']));
    act(() => void store.ingest(['[']));
    expect(heard).toHaveLength(2);
    act(() => store.seek(1));
    again();
    act(() => store.live());
    expect(heard).toHaveLength(2);
  });

  it('hears of one at once that is found while the past is shown', () => {
    const { store, heard } = show();
    act(() => store.seek(1));
    act(() => void store.ingest(['{']));
    expect(heard).toHaveLength(1);
    act(() => store.live());
    expect(heard).toHaveLength(1);
  });

  it('hears of none that was there before, and misses none that comes between the rendering and its listening', () => {
    const { heard } = show({ before: '[', between: '{' });
    expect(heard).toHaveLength(1);
  });
});

function show({ before, between }: { readonly before?: string; readonly between?: string } = {}) {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(), frames.event()]);
  if (before !== undefined) store.ingest([before]);
  const heard: ProblemRecord[] = [];
  const page = () => (
    <ChatProvider store={store}>
      <PanelSignals onProblem={(problem) => heard.push(problem)} />
      <Busy store={store} text={between} />
    </ChatProvider>
  );
  const { rerender } = render(page());
  return { store, heard, again: () => rerender(page()) };
}

function Busy({ store, text }: { readonly store: ObserverStore; readonly text: string | undefined }) {
  useLayoutEffect(() => {
    if (text !== undefined) store.ingest([text]);
  }, [store, text]);
  return null;
}
