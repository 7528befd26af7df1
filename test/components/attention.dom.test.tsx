import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createObserverStore, type Action, type DocumentEntry } from '@oddkin/ai/store';
import { Attention } from '../../src/components/attention.js';
import { Suggestions } from '../../src/components/suggestion.js';
import { StoreProvider, useAttentionCount } from '../../src/hooks/index.js';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

afterEach(cleanup);

describe('attention', () => {
  it('shows what waits in every session, the soonest to expire first, also before any message', () => {
    const { store } = show();
    act(() => {
      store.put([approval('ap1', { title: 'Start crawl?' })], { sessionId: 'A' });
      store.put([question('q1', { prompt: 'Name?', expiresAt: '2026-11-30T10:10:00Z' })], { sessionId: 'B' });
      store.put([question('q2', { prompt: 'Now?', expiresAt: '2026-11-30T10:01:00Z' })], { sessionId: 'A' });
    });
    expect(prompts()).toEqual(['Now?', 'Name?', 'Start crawl?']);
    expect(screen.getByRole('region', { name: '3 things need you' })).toBeTruthy();
    expect(screen.getAllByText(/^Session [AB]$/)).toHaveLength(3);
    expect(screen.getByTestId('count').textContent).toBe('3');
  });

  it('drops what expires, what is answered elsewhere, and what belongs to a session that has ended', () => {
    const { store, clock } = show();
    act(() => {
      store.put([question('q1', { prompt: 'One', expiresAt: '2026-11-30T10:01:00Z' })]);
      store.put([question('q2', { prompt: 'Two' })], { sessionId });
      store.put([approval('ap1', { title: 'Three' })]);
    });
    act(() => clock.advance(60_001));
    expect(prompts()).toEqual(['Two', 'Three']);
    act(() => void store.put([approval('ap1', { status: 'denied' })]));
    expect(prompts()).toEqual(['Two']);
    act(() => {
      store.ingest([
        { protocol: 'aicc/0.1', type: 'session_close', session_id: sessionId, message_id: crypto.randomUUID(), reason: 'done' },
      ]);
    });
    expect(screen.getByText(/^Nothing needs you\./)).toBeTruthy();
    expect(screen.getByTestId('count').textContent).toBe('0');
  });

  it('sends each decision to its own session, and keeps the focus in the queue when a card goes', async () => {
    const { store, sent } = show();
    act(() => {
      store.put([approval('ap', { title: 'A?' })], { sessionId: 'A' });
      store.put([approval('ap', { title: 'B?' })], { sessionId: 'B' });
    });
    await decide('B?', 'Deny');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '1 thing needs you' }));
    await decide('A?', 'Approve');
    expect(sent).toEqual([
      { type: 'approval.decide', sessionId: 'B', approvalId: 'ap', revision: 1, decision: 'deny' },
      { type: 'approval.decide', sessionId: 'A', approvalId: 'ap', revision: 1, decision: 'approve' },
    ]);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('suggestions', () => {
  it('sends a suggestion once, and keeps the focus when the suggestions go', async () => {
    const { store, sent } = show(<Suggestions />);
    act(() => void store.put([suggestion('s1')]));
    const button = screen.getByRole('button', { name: 'Look around' });
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(sent).toEqual([{ type: 'suggestion.use', sessionId: undefined, id: 's1' }]);
    act(() => void store.put([{ schema: 'oddkin.ai.suggestion', version: 1, value: null, id: 's1' }]));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Suggestions' }));
  });

  it('hands the prompt to the host where that inserts', () => {
    const inserted: string[] = [];
    const { store, sent } = show(<Suggestions onInsert={(prompt) => inserted.push(prompt)} />);
    act(() => void store.put([suggestion('s1')]));
    fireEvent.click(screen.getByRole('button'));
    expect(inserted).toEqual(['Look around and tell me what you see.']);
    expect(sent).toEqual([]);
  });

  it('has no button where nobody takes suggestions', () => {
    const store = createObserverStore();
    store.put([suggestion('s1')]);
    render(
      <StoreProvider store={store}>
        <Suggestions />
      </StoreProvider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Look around')).toBeTruthy();
  });
});

const sessionId = '0b5f8a52-8b8e-4c3e-9a55-0d5c2f6b7a10';

async function decide(title: string, name: string) {
  const button = within(screen.getByRole('group', { name: title })).getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
}

function prompts() {
  return [...document.querySelectorAll('.oddkin-question-prompt, .oddkin-approval-title')].map(({ textContent }) => textContent);
}

function Count() {
  return <output data-testid="count">{useAttentionCount()}</output>;
}

function question(questionId: string, value: Record<string, unknown>): DocumentEntry {
  return {
    schema: 'oddkin.ai.question',
    version: 1,
    value: { questionId, revision: 1, kind: 'text', status: 'requested', ...value },
  } as DocumentEntry;
}

function approval(approvalId: string, value: Record<string, unknown>): DocumentEntry {
  return {
    schema: 'oddkin.ai.approval',
    version: 1,
    value: { approvalId, revision: 1, title: 'Do it?', status: 'requested', ...value },
  };
}

function suggestion(id: string): DocumentEntry {
  return {
    schema: 'oddkin.ai.suggestion',
    version: 1,
    value: { id, label: 'Look around', prompt: 'Look around and tell me what you see.' },
  };
}

function show(children = <Attention />) {
  const sent: Action[] = [];
  const clock = createSteppedClock(Date.parse('2026-11-30T10:00:00Z'));
  const store = createObserverStore({ clock });
  render(
    <StoreProvider store={store} onAction={(action) => void sent.push(action)}>
      {children}
      <Count />
    </StoreProvider>,
  );
  return { store, clock, sent };
}
