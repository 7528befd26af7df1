import { afterEach, expect, it } from 'vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ChatProvider, useAskedApproval, usePerform } from '@oddkin/ai';
import { createObserverStore, type Action } from '@oddkin/ai/store';
import { createDocuments, createSteppedClock, documentEntry } from '@oddkin/ai/testing';
import { StrictMode } from 'react';

afterEach(cleanup);

const dayMs = 86_400_000;
const decide: Action = { type: 'approval.decide', approvalId: 'a', revision: 1, decision: 'approve' };

function Asked() {
  const perform = usePerform();
  return (
    <button type="button" onClick={() => void perform(decide)}>
      {useAskedApproval('a')?.status}
    </button>
  );
}

function show(expiresInMs: number) {
  const clock = createSteppedClock();
  const delays: number[] = [];
  const watched = { ...clock, after: (delayMs: number, callback: () => void) => (delays.push(delayMs), clock.after(delayMs, callback)) };
  const store = createObserverStore({ clock: watched });
  const expiresAt = new Date(clock.now() + expiresInMs).toISOString();
  store.put([documentEntry('oddkin.ai.approval', createDocuments().approval({ approvalId: 'a', expiresAt }))]);
  const taken: Action[] = [];
  render(
    <StrictMode>
      <ChatProvider store={store} onAction={(action) => void taken.push(action)}>
        <Asked />
        <Asked />
      </ChatProvider>
    </StrictMode>,
  );
  return { clock, delays, taken };
}

it('expires when its time comes though that is months away, and no timer is set that is too long to be kept', () => {
  const { clock, delays } = show(90 * dayMs);
  const [first] = screen.getAllByRole('button');
  act(() => clock.advance(89 * dayMs));
  expect(first?.textContent).toBe('requested');
  act(() => clock.advance(dayMs));
  expect(first?.textContent).toBe('expired');
  expect(Math.max(...delays)).toBeLessThan(2 ** 31);
});

it('is sent once under StrictMode, by a double click and by two components in one moment', async () => {
  const { taken } = show(dayMs);
  const [first, second] = screen.getAllByRole('button');
  await act(async () => {
    first?.click();
    first?.click();
    second?.click();
    await Promise.resolve();
  });
  expect(taken).toHaveLength(1);
  expect(second?.textContent).toBe('approved');
});
