import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { ProblemList } from '../../src/components/problem-list.js';
import { StoreProvider } from '../../src/hooks/index.js';
import { en, type MessageKey } from '../../src/messages/index.js';
import { problemOutcomes } from '../../src/primitives/index.js';
import { problemLevels } from '../../src/schema/index.js';

afterEach(cleanup);

describe('problem list', () => {
  it('says where problems will stand while there are none', () => {
    show(createObserverStore());
    expect(screen.getByText(/^No problems\./)).toBeTruthy();
  });

  it('shows the place, the keyword, the value and the text of what was refused', () => {
    const store = createObserverStore();
    store.ingest(['{"protocol":"aicc/0.1","type":"heartbeat","session_id":7,"message_id":"x"}']);
    show(store);
    const group = screen.getByText('Frame does not fit its type').closest('details')!;
    expect(group.dataset['level']).toBe('error');
    expect(within(group).getByText('refused')).toBeTruthy();
    expect(within(group).getByText('/session_id')).toBeTruthy();
    expect(within(group).getByText('type')).toBeTruthy();
    expect(within(group).getByText('7')).toBeTruthy();
    expect(within(group).getByText(/"session_id":7/)).toBeTruthy();
  });

  it('shows text from the wire as text, with invisible characters made visible', () => {
    const store = createObserverStore();
    store.ingest(['<img src=x onerror=alert(1)>\u202e']);
    show(store);
    expect(document.querySelector('.oddkin-problem-text')?.textContent).toBe('<img src=x onerror=alert(1)>\\u202e');
    expect(document.querySelector('img')).toBeNull();
  });

  it('lays out the newest of a cause, and older ones when asked', () => {
    const store = createObserverStore({ limits: { problems: 10_000 } });
    store.ingest(Array.from({ length: 10_050 }, (_, index) => `not json ${index}`));
    show(store);
    expect(document.querySelectorAll('li')).toHaveLength(10);
    expect(screen.getByText('9,049 times')).toBeTruthy();
    expect(screen.getByText('1,001 older problems were let go.')).toBeTruthy();
    expect(screen.getByText('not json 10049')).toBeTruthy();
    fireEvent.click(screen.getByText('Show 25 older ones'));
    expect(document.querySelectorAll('li')).toHaveLength(35);
  });

  it('adds a problem that comes while the list is shown', () => {
    const store = createObserverStore();
    show(store);
    act(() => void store.ingest(['[]']));
    expect(screen.getByText('Not an object')).toBeTruthy();
  });

  it('goes to where a problem occurred', () => {
    const store = createObserverStore();
    store.ingest(['{}', 'x']);
    const positions: number[] = [];
    render(
      <StoreProvider store={store}>
        <ProblemList onSelect={({ position }) => positions.push(position)} />
      </StoreProvider>,
    );
    const group = screen.getByText('Not JSON').closest('details')!;
    fireEvent.click(within(group).getByRole('button', { name: 'Show the frame' }));
    expect(positions).toEqual([1]);
  });

  it('has a name and an outcome for every kind of problem', () => {
    const named = (code: string) => `problem-list.${code}` as MessageKey;
    expect(Object.keys(problemLevels).filter((code) => !(named(code) in en))).toEqual([]);
    expect(Object.keys(problemOutcomes)).toEqual(Object.keys(problemLevels));
  });
});

function show(store: ObserverStore) {
  render(
    <StoreProvider store={store}>
      <ProblemList />
    </StoreProvider>,
  );
}
