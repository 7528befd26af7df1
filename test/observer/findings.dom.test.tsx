import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ChatProvider } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames, createManifest, createSteppedClock, declareTool } from '@oddkin/ai/testing';
import { InspectorRegion } from '../../src/observer/inspector.js';
import { PanelStateProvider, usePanelState, type Selection } from '../../src/observer/panel-state.js';
import { ToolsRegion } from '../../src/observer/tools-region.js';

afterEach(cleanup);

const clock = createSteppedClock();

function watched() {
  const store = createObserverStore({ clock });
  const frames = createFrames();
  const tools = [
    declareTool('look', 'sensor', {
      input_schema: { type: 'object', properties: { n: { type: 'integer' } } },
      limits: { calls_per_minute: 2, calls_per_session: 9 },
    }),
    declareTool('move', 'actuator'),
  ];
  const all = [
    frames.sessionInit(createManifest({ tools })),
    frames.agentMessage({ text: 'Go.', role: 'user', from: 'person' }),
    frames.toolCall({ input: { n: 'seven' } }),
    frames.toolResult({ meta: { latency_ms: 20, tick: 3 } }),
    frames.event({ payload: { door: 'open' }, meta: { tick: 3 } }),
    frames.toolCall({ input: { n: 7 } }),
    frames.toolResult({ meta: { latency_ms: 40 } }),
  ];
  for (const frame of all) store.ingest([frame]);
  return { store, key: `${frames.sessionId}/call-1` };
}

function show(store: ObserverStore, selection?: Selection) {
  return render(
    <ChatProvider store={store}>
      <PanelStateProvider defaultRegion="tools" session={undefined} hasShortcuts>
        <Select selection={selection} />
        <ToolsRegion />
        <InspectorRegion />
      </PanelStateProvider>
    </ChatProvider>,
  );
}

function Select({ selection }: { readonly selection: Selection | undefined }) {
  const { select } = usePanelState();
  return (
    <button type="button" onClick={() => select(selection)}>
      pick
    </button>
  );
}

describe('the table of tools', () => {
  it('tells of latencies, of bytes, of limits and when a tool is free again', () => {
    const { store } = watched();
    show(store);
    const row = screen.getByRole('rowheader', { name: 'look' }).closest('tr')!;
    expect(within(row).getByRole('img').getAttribute('aria-label')).toBe('The last 2 calls took from 20 to 40 ms, the last one 40 ms');
    expect(row.textContent).toContain('2 of 2 a minute · 2 of 9 a session · free in');
    act(() => clock.advance(61_000));
    expect(row.textContent).toContain('0 of 2 a minute · 2 of 9 a session');
    expect(row.textContent).not.toContain('free in');
  });

  it('counts calls that do not have their declared shape, and sorts by them', async () => {
    const { store } = watched();
    show(store);
    fireEvent.click(screen.getByRole('button', { name: 'Misshapen' }));
    const head = screen.getByRole('columnheader', { name: 'Misshapen' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    const column = [...head.parentElement!.children].indexOf(head);
    const row = screen.getByRole('rowheader', { name: 'look' }).closest('tr')!;
    await expect.poll(() => row.children[column]?.textContent).toBe('1');
    expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['look', 'move']);
  });
});

describe('the inspector', () => {
  it('names the place of a call that does not have its declared shape', () => {
    const { store, key } = watched();
    show(store, { kind: 'tool-call', toolCallKey: key });
    fireEvent.click(screen.getByText('pick'));
    const inspector = screen.getByRole('region', { name: 'Inspector' });
    expect(inspector.textContent).toContain('Does not have its declared shape, at 1 place');
    expect(within(inspector).getByText('/n')).toBeTruthy();
    expect(inspector.textContent).toContain('/n must be of type integer.');
    expect(inspector.textContent).toContain('Has its declared shape');
  });

  it('tells why something happened, and each link selects', () => {
    const { store, key } = watched();
    show(store, { kind: 'event', position: 4 });
    fireEvent.click(screen.getByText('pick'));
    const inspector = screen.getByRole('region', { name: 'Inspector' });
    const why = within(inspector).getByText('Why did this happen?').parentElement!;
    expect(
      within(why)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['look', 'Message of the agent', 'Message of a person']);
    fireEvent.click(within(why).getByRole('button', { name: 'look' }));
    expect(inspector.textContent).toContain(key);
    const effects = within(inspector).getByText('What came of it').parentElement!;
    expect(
      within(effects)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Show frame 3', 'state_change', 'look']);
  });
});
