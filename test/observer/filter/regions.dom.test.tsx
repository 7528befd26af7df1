import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChatProvider } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames, createManifest, declareTool } from '@oddkin/ai/testing';
import { AgentsRegion } from '../../../src/observer/agents-region.js';
import { PanelStateProvider, usePanelState } from '../../../src/observer/panel-state.js';
import { ProblemsRegion } from '../../../src/observer/problems-region.js';
import { ToolsRegion } from '../../../src/observer/tools-region.js';

afterEach(cleanup);

function watched() {
  const store = createObserverStore();
  const scout = createFrames(countedUuid(0, 1));
  const courier = createFrames(countedUuid(0, 2));
  const tools = [
    declareTool('look', 'sensor', { input_schema: { type: 'object', properties: { deep: {} } } }),
    declareTool('move', 'actuator'),
  ];
  store.ingest([
    scout.sessionInit(createManifest({ tools })),
    courier.sessionInit(),
    scout.agentMessage({ text: 'Off we go.', from: 'Scout' }),
    courier.agentMessage({ text: 'Hello.', from: 'Courier' }),
    scout.toolCall({ tool: 'look' }),
    scout.toolResult({ meta: { latency_ms: 900 } }),
    scout.toolCall({ tool: 'move' }),
    scout.toolResult({ error: { code: 'timeout', message: 'The door is stuck.', retryable: true } }),
    scout.toolResult({ call_id: 'call-2' }),
    'not json',
  ]);
  return store;
}

async function show(filter: string) {
  render(
    <ChatProvider store={watched()}>
      <PanelStateProvider defaultRegion="tools" session={countedUuid(0, 1)} hasShortcuts>
        <Typed filter={filter} />
        <ToolsRegion />
        <AgentsRegion />
        <ProblemsRegion />
      </PanelStateProvider>
    </ChatProvider>,
  );
  // Each region is loaded when it is first shown.
  await vi.waitFor(() => expect([tools(), agents(), problems()].map(({ length }) => length)).toEqual([2, 2, 2]), 30_000);
}

function Typed({ filter }: { readonly filter: string }) {
  const { filter: typed, setFilter } = usePanelState();
  return (
    <>
      <button type="button" onClick={() => setFilter(filter)}>
        type
      </button>
      <output>{typed}</output>
    </>
  );
}

const tools = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const agents = () => [...document.querySelectorAll('.oddkin-observer-agent-called')].map(({ textContent }) => textContent);
const problems = () => [...document.querySelectorAll('.oddkin-problems-title')].map(({ textContent }) => textContent);

describe('the filter in tools, agents and problems', () => {
  it.each([
    ['', ['look', 'move'], ['Scout', 'Courier'], ['Not JSON', 'Second result of a call']],
    ['tool:move', ['move'], ['Scout'], ['Second result of a call']],
    ['agent:courier', [], ['Courier'], []],
    ['code:timeout', ['move'], ['Scout'], []],
    ['code:not_json', [], [], ['Not JSON']],
    ['status:refused', [], [], ['Not JSON', 'Second result of a call']],
    ['>500ms', ['look'], [], []],
    ['stuck', ['move'], [], []],
  ])('%j leaves %j, %j and %j', async (typed, expectedTools, expectedAgents, expectedProblems) => {
    await show(typed);
    fireEvent.click(screen.getByRole('button', { name: 'type' }));
    expect({ tools: tools(), agents: agents(), problems: problems().toSorted() }).toEqual({
      tools: expectedTools,
      agents: expectedAgents,
      problems: expectedProblems,
    });
  });

  it('is set by a press on a tool or an agent, and taken back by another', async () => {
    await show('status:failed');
    fireEvent.click(screen.getByRole('button', { name: 'type' }));
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('move');
    expect(document.querySelector('output')?.textContent).toBe('status:failed tool:move');
    press('Show only Scout in the whole panel');
    expect(document.querySelector('output')?.textContent).toBe('status:failed tool:move agent:Scout');
    press('move');
    expect(document.querySelector('output')?.textContent).toBe('status:failed agent:Scout');
  });

  it('says where nothing fits what to do', async () => {
    await show('tool:fly');
    fireEvent.click(screen.getByRole('button', { name: 'type' }));
    expect(screen.getAllByText('Nothing here fits the filter. Shorten or clear it to see more.')).toHaveLength(2);
    expect(screen.getByText('No problem fits the filter. Shorten or clear it to see more.')).toBeTruthy();
  });
});

it('shows the schemas of a tool on demand', async () => {
  await show('');
  fireEvent.click(screen.getByRole('button', { name: 'Schemas of look' }));
  expect(screen.getByRole('tree', { name: 'Schema of the input' }).textContent).toContain('deep');
  fireEvent.click(screen.getByRole('button', { name: 'Schemas of look' }));
  expect(screen.queryByRole('tree', { name: 'Schema of the input' })).toBeNull();
});
