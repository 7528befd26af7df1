import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createObserverStore } from '@oddkin/ai/store';
import { ConnectionStatus } from '../../src/components/connection-status.js';
import { StoreProvider, type StoreProviderProps } from '../../src/hooks/index.js';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

type Connection = NonNullable<StoreProviderProps['connection']>;
type LinkState = ReturnType<Connection['getState']>;

afterEach(cleanup);

describe('connection status', () => {
  it.each<[string, LinkState]>([
    ['Connecting', { phase: 'connecting', attempt: 1 }],
    ['Connecting, try 3', { phase: 'connecting', attempt: 3 }],
    ['Connecting, try 2, next in 4 s', { phase: 'waiting', attempt: 1, retryAt: 104_000 }],
    ['Live', { phase: 'live', attempt: 0 }],
    ['Reconnecting, try 2', { phase: 'resuming', attempt: 2, lastHeardAt: 90_000 }],
    ['Reconnecting, try 3, next in 4 s', { phase: 'waiting', attempt: 2, retryAt: 104_000, lastHeardAt: 90_000 }],
    ['Closed', { phase: 'closed', attempt: 0, code: 1000 }],
    ['Closed: Observers are not allowed.', { phase: 'closed', attempt: 0, code: 4001, reason: 'Observers are not allowed.' }],
    ['Session expired: too old', { phase: 'expired', attempt: 0, code: 4003, reason: 'too old' }],
  ])('says “%s”', (words, state) => {
    show(state);
    expect(document.querySelector('.oddkin-connection-text')?.textContent).toBe(words);
  });

  it('counts down to the next try without announcing each second', () => {
    const { clock } = show({ phase: 'waiting', attempt: 2, retryAt: 104_000, lastHeardAt: 90_000 });
    const spoken = screen.getByRole('status').textContent;
    act(() => clock.advance(2_000));
    expect(screen.getByText('Reconnecting, try 3, next in 2 s')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(spoken);
  });

  it('announces changes of the state, the tries of one outage once', () => {
    const { change } = show({ phase: 'live', attempt: 0 });
    const heard = [screen.getByRole('status').textContent];
    for (const state of outage) {
      change(state);
      heard.push(screen.getByRole('status').textContent);
    }
    expect(heard).toEqual(['Live', ...Array<string>(4).fill('Connection lost, reconnecting'), 'Live']);
  });

  it('lets a person try now, and keeps the focus when the button goes', () => {
    const { change, retries } = show({ phase: 'waiting', attempt: 1, retryAt: 130_000, lastHeardAt: 90_000 });
    const button = screen.getByRole('button', { name: 'Try now' });
    button.focus();
    fireEvent.click(button);
    expect(retries()).toBe(1);
    change({ phase: 'resuming', attempt: 2, lastHeardAt: 90_000 });
    expect(document.activeElement).toBe(screen.getByText('Reconnecting, try 2'));
  });

  it('tells how long ago the bridge was heard', () => {
    const { clock } = show({ phase: 'waiting', attempt: 2, retryAt: 130_000, lastHeardAt: 90_000 });
    expect(screen.getByText('last heard 10 s ago')).toBeTruthy();
    act(() => clock.advance(5_000));
    expect(screen.getByText('last heard 15 s ago')).toBeTruthy();
  });

  it('shows nothing where the store is fed without a connection', () => {
    const { container } = render(
      <StoreProvider store={createObserverStore()}>
        <ConnectionStatus />
      </StoreProvider>,
    );
    expect(container.innerHTML).toBe('');
  });
});

const outage: readonly LinkState[] = [
  { phase: 'waiting', attempt: 1, retryAt: 101_000, lastHeardAt: 99_000 },
  { phase: 'resuming', attempt: 2, lastHeardAt: 99_000 },
  { phase: 'waiting', attempt: 2, retryAt: 105_000, lastHeardAt: 99_000 },
  { phase: 'resuming', attempt: 3, lastHeardAt: 99_000 },
  { phase: 'live', attempt: 0 },
];

function show(first: LinkState) {
  const clock = createSteppedClock(100_000);
  const listeners = new Set<() => void>();
  let state = first;
  let retries = 0;
  const connection: Connection = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call: () => Promise.resolve({ ok: true }),
    retryNow: () => {
      retries += 1;
    },
    close: () => undefined,
  };
  render(
    <StoreProvider store={createObserverStore({ clock })} connection={connection}>
      <ConnectionStatus />
    </StoreProvider>,
  );
  const change = (next: LinkState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { clock, change, retries: () => retries };
}
