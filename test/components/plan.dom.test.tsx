import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createObserverStore, type DocumentEntry } from '@oddkin/ai/store';
import { Plan } from '../../src/components/plan.js';
import { StoreProvider } from '../../src/hooks/index.js';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';

afterEach(cleanup);

const sessionId = '0b5f8a52-8b8e-4c3e-9a55-0d5c2f6b7a10';

describe('plan', () => {
  it('tells each of the seven states by a word and by a shape of its own', () => {
    const states = ['pending', 'active', 'done', 'failed', 'blocked', 'skipped', 'needs-input'];
    show(plan({ steps: states.map((status) => ({ id: status, title: `Step ${status}`, status })) }));
    const lines = screen.getAllByRole('listitem');
    expect(lines.map((line) => line.dataset['state'])).toEqual(states);
    expect(lines.map((line) => line.querySelector('.oddkin-plan-item-status')?.textContent)).toEqual([
      'To do',
      'In progress',
      'Done',
      'Failed',
      'Blocked',
      'Skipped',
      'Needs you',
    ]);
    expect(new Set(lines.map((line) => line.querySelector('svg')?.dataset['shape'])).size).toBe(7);
  });

  it('shows blocker, request and details in full, and tasks side by side', () => {
    const blocker = 'locked '.repeat(200).trim();
    const tasks = [
      { id: 'a', title: 'Look for a key', status: 'active' },
      { id: 'b', title: 'Ask the way', status: 'needs-input', detail: 'The guard may know.' },
    ];
    show(
      plan({ steps: [{ id: 's', title: 'Open it', status: 'blocked', blocker, inputRequest: 'Which key?', detail: 'North side', tasks }] }),
    );
    expect(screen.getByText(`Blocked by: ${blocker}`)).toBeTruthy();
    expect(screen.getByText('Needs from you: Which key?')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Tasks side by side' });
    expect(within(list).getAllByText(/In progress|Needs you/)).toHaveLength(2);
    expect(screen.getByText('The guard may know.')).toBeTruthy();
  });

  it('counts what is done as text and as a bar, and never counts what was skipped', () => {
    const steps = ['done', 'done', 'skipped', 'active'].map((status, index) => ({ id: String(index), title: 'x', status }));
    show(plan({ steps }));
    expect(screen.getByText('2 of 4, 1 skipped')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Steps done' })).toMatchObject({ value: 2, max: 4 });
  });

  it('stops turning when the session ends: what was active is interrupted, what waited was not started', () => {
    const { store, container } = show(
      plan({
        steps: [
          { id: 't1', title: 'Fetch', status: 'done' },
          { id: 't2', title: 'Parse', status: 'pending' },
          { id: 't3', title: 'Review', status: 'active', tasks: [{ id: 't1', title: 'Sub step', status: 'active' }] },
        ],
      }),
    );
    act(() => void store.ingest([frame('session_close', { reason: 'finished' })]));
    expect(screen.getAllByText('Interrupted')).toHaveLength(2);
    expect(screen.getByText('Not started')).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(container.querySelectorAll('[data-shape="ring"]')).toHaveLength(0);
  });

  it('keeps two plans of two agents apart that have the same id', () => {
    const { store } = show(plan({ title: 'Mine', steps: [] }));
    act(() => void store.put([plan({ title: 'Theirs', steps: [] })], { sessionId: 'another' }));
    expect(screen.getByText('Mine')).toBeTruthy();
    expect(screen.queryByText('Theirs')).toBeNull();
  });

  it('folds the finished part of a long plan, and shows steps whose ids are the same', () => {
    const steps = Array.from({ length: 20 }, (_, index) => ({
      id: 'same',
      title: `Step ${index}`,
      status: index < 10 ? 'done' : 'pending',
    }));
    show(plan({ steps }));
    const fold = screen.getByText('9 finished steps').closest('details');
    expect(within(fold!).getByText('Step 8')).toBeTruthy();
    expect(within(fold!).queryByText('Step 9')).toBeNull();
    expect(screen.getByText('Step 19')).toBeTruthy();
  });

  it('tells how long each step has been in its status, what it went through, and what moved it', async () => {
    const clock = createSteppedClock(1_000_000);
    const store = createObserverStore({ clock });
    const frames = createFrames();
    const shown: unknown[] = [];
    const tell = (status: string) =>
      store.ingest([frames.agentMessage({ documents: [plan({ steps: [{ id: 's', title: 'Open it', status }] })] })]);
    store.ingest([frames.sessionInit()]);
    tell('active');
    render(
      <StoreProvider store={store} sessionId={frames.sessionId}>
        <Plan planId="P" onShowCause={(cause) => void shown.push(cause)} />
      </StoreProvider>,
    );
    const item = screen.getByRole('listitem');
    expect(item.dataset['changed']).toBeUndefined();
    await act(() => clock.run(65_000));
    expect(within(item).getByText('1 min 5 s')).toBeTruthy();
    act(() => void store.ingest([frames.toolCall({ tool: 'open_door' })]));
    act(() => void tell('needs-input'));
    expect(item.dataset['changed']).toBe('odd');
    await act(() => clock.run(3_000));
    expect(within(item).getByText('3 s')).toBeTruthy();
    const question = { questionId: 'q', revision: 1, kind: 'text', prompt: 'Which key?', status: 'requested' };
    act(() => void store.ingest([frames.agentMessage({ documents: [{ schema: 'oddkin.ai.question', version: 1, value: question }] })]));
    await act(async () => {
      item.querySelector('details')!.open = true;
    });
    await screen.findByRole('button', { name: 'by open_door' });
    expect(
      within(item)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Which key?', 'Needs you', 'by open_door', 'In progress']);
    for (const button of within(item).getAllByRole('button')) fireEvent.click(button);
    expect(shown).toEqual([
      { kind: 'question', key: `${frames.sessionId}/q` },
      { kind: 'frame', position: 3 },
      { kind: 'tool-call', toolCallKey: `${frames.sessionId}/call-1`, sessionId: frames.sessionId },
      { kind: 'frame', position: 1 },
    ]);
    expect(screen.queryByText('In progress, then Needs you')).toBeNull();
    fireEvent.click(screen.getByText('1 change'));
    expect(await screen.findByText('In progress, then Needs you')).toBeTruthy();
    act(() => void store.ingest([frames.sessionClose({ reason: 'done' })]));
    await act(() => clock.run(60_000));
    expect(item.querySelector('.oddkin-plan-item-time')?.textContent).toBe('3 s');
  });

  it('says that an empty plan has no steps yet', () => {
    show(plan({ steps: [] }));
    expect(screen.getByText('The plan has no steps yet. They appear here as the agent sets them.')).toBeTruthy();
  });
});

function plan(value: Record<string, unknown>): DocumentEntry {
  return { schema: 'oddkin.ai.plan', version: 1, value: { planId: 'P', ...value } } as DocumentEntry;
}

function frame(type: string, members: Record<string, unknown>) {
  return { protocol: 'aicc/0.1', type, session_id: sessionId, message_id: crypto.randomUUID(), ...members };
}

function show(document: DocumentEntry) {
  const store = createObserverStore();
  store.put([document], { sessionId });
  const { container } = render(
    <StoreProvider store={store} sessionId={sessionId}>
      <Plan planId="P" />
    </StoreProvider>,
  );
  return { store, container };
}
