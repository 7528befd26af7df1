import { afterEach, describe, expect, it, vi } from 'vitest';
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
  it('tells of latencies, of bytes, of limits and when a tool is free again', async () => {
    const { store } = watched();
    show(store);
    await screen.findByRole('rowheader', { name: 'look' });
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
    fireEvent.click(await screen.findByRole('button', { name: 'Misshapen' }));
    const head = screen.getByRole('columnheader', { name: 'Misshapen' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    const column = [...head.parentElement!.children].indexOf(head);
    const row = screen.getByRole('rowheader', { name: 'look' }).closest('tr')!;
    await expect.poll(() => row.children[column]?.textContent).toBe('1');
    expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['look', 'move']);
  });
});

async function pick(): Promise<HTMLElement> {
  fireEvent.click(screen.getByText('pick'));
  const inspector = screen.getByRole('region', { name: 'Inspector' });
  // Loaded when first wanted.
  await vi.waitFor(() => expect(inspector.querySelector('.oddkin-observer-inspected-title')).not.toBeNull(), 30_000);
  return inspector;
}

const linesOf = (tree: HTMLElement) => [...tree.querySelectorAll('[role="treeitem"]')].map(({ textContent }) => textContent?.trim());
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((each) => each.textContent);

describe('the inspector', () => {
  it('names the place of a call that does not have its declared shape, marks it in the tree and leads there', async () => {
    const { store, key } = watched();
    show(store, { kind: 'tool-call', toolCallKey: key });
    const inspector = await pick();
    await vi.waitFor(() => expect(inspector.textContent).toContain('Does not have its declared shape, at 1 place'), 30_000);
    expect(inspector.textContent).toContain('/n must be of type integer.');
    expect(inspector.textContent).toContain('Has its declared shape');
    const tree = within(inspector).getByRole('tree', { name: 'Input' });
    expect(tree.querySelector('[data-mark="problem"]')?.textContent).toContain('does not fit:');
    fireEvent.click(within(inspector).getByRole('button', { name: '/n' }));
    expect(document.activeElement?.getAttribute('data-path')).toBe('/n');
  });

  it('compares a call with the one before it, and with any other of its tool', async () => {
    const { store, key } = watched();
    show(store, { kind: 'tool-call', toolCallKey: key.replace('call-1', 'call-2') });
    const inspector = await pick();
    fireEvent.click(within(inspector).getByRole('button', { name: 'Compare with the call before' }));
    expect(inspector.textContent).toContain('Differs in 1 place');
    expect(within(inspector).getByText('"seven"', { selector: 'del' })).toBeTruthy();
    expect(within(inspector).getByText('7', { selector: 'ins' })).toBeTruthy();
    expect(inspector.textContent).toContain('The same as in the other call.');
    const tree = within(inspector).getByRole('tree', { name: 'Input' });
    expect(linesOf(tree)).toContainEqual(expect.stringMatching(/n: ?7 was ?"seven"/));
    const choice = within(inspector).getByRole('combobox', { name: 'Compare with another call of this tool' });
    expect((choice as HTMLSelectElement).value).toBe(key);
    fireEvent.change(choice, { target: { value: '' } });
    expect(inspector.textContent).not.toContain('Differs in');
  });

  it('tells why something happened, and each link selects', async () => {
    const { store, key } = watched();
    show(store, { kind: 'event', position: 4 });
    const inspector = await pick();
    const why = within(inspector).getByText('Why did this happen?').parentElement!;
    expect(namesIn(why)).toEqual(['look', 'Message of the agent', 'Message of a person']);
    expect([...why.querySelectorAll('li')].map((line) => line.textContent.replace(/ ?· [\d:.]+$/, ''))).toEqual([
      'answered in this tick: look n: seven',
      'said with it: Message of the agent',
      'came before: Message of a person',
    ]);
    fireEvent.click(within(why).getByRole('button', { name: 'look' }));
    expect(inspector.textContent).toContain(key);
    const effects = within(inspector).getByText('What came of it').parentElement!;
    expect(namesIn(effects)).toEqual(['Show frame 3', 'state_change', 'look']);
  });

  it('tells of each call that came before what it was given and why it failed, the nearest first', async () => {
    const store = createObserverStore({ clock });
    const frames = createFrames();
    const refused = { code: 'execution_failed', message: 'EACCES', retryable: false } as const;
    store.ingest([frames.sessionInit(), frames.agentMessage({ text: 'Go.', role: 'user', from: 'person' })]);
    store.ingest([frames.toolCall({ call_id: 'a', tool: 'read_file', input: { path: 'prod.yaml' } })]);
    store.ingest([frames.toolResult({ call_id: 'a', error: refused })]);
    store.ingest([frames.toolCall({ call_id: 'b', tool: 'deploy', input: { replicas: 1 } }), frames.toolResult({ call_id: 'b' })]);
    show(store, { kind: 'tool-call', toolCallKey: `${frames.sessionId}/b` });
    const inspector = await pick();
    const why = within(inspector).getByText('Why did this happen?').parentElement!;
    expect(why.querySelector('li')?.textContent).toMatch(/^came before: read_file path: prod\.yaml · failed: EACCES · /);
    expect(inspector.querySelector('.oddkin-observer-inspector')?.scrollTop).toBe(0);
  });

  it('leads from a frame to its call, and shows it as JSON and as it came', async () => {
    const { store, key } = watched();
    show(store, { kind: 'frame', position: 3 });
    const inspector = await pick();
    expect(within(inspector).getByRole('group', { name: 'As it came' }).textContent).toContain('"type":"tool_result"');
    fireEvent.click(within(inspector).getByRole('button', { name: 'Show the call of look' }));
    expect(inspector.textContent).toContain(key);
  });
});
