import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChatProvider } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { NumbersButton } from '../../src/observer/numbers/numbers-button.js';
import { PanelStateProvider } from '../../src/observer/panel-state.js';

afterEach(cleanup);

function showButton(limits = {}) {
  const store = createObserverStore({ limits });
  const frames = createFrames();
  store.ingest([frames.sessionInit({ tick_rate_hz: 4 })]);
  for (let call = 0; call < 20; call += 1) {
    store.ingest([
      frames.toolCall({ call_id: `c${call}`, tool: 'look' }),
      frames.toolResult({ call_id: `c${call}`, meta: { latency_ms: call } }),
    ]);
  }
  render(
    <ChatProvider store={store}>
      <PanelStateProvider defaultRegion="tools" session={undefined} hasShortcuts storageKey={undefined} onSelect={undefined}>
        <NumbersButton />
      </PanelStateProvider>
    </ChatProvider>,
  );
}

it('says how many frames are held and were let go, and opens all that is told in numbers', async () => {
  showButton({ frames: 20 });
  const button = screen.getByRole('button', { name: /^\d+ frames, \d+ let go$/ });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  const list = (await screen.findByText('Frames held')).closest('dl') as HTMLElement;
  expect(button.getAttribute('aria-controls')).toBe(list.id);
  expect(within(list).getByText('Frames held').nextElementSibling?.textContent).toMatch(/^\d+ of 20 at most\d+ let go$/);
  expect(within(list).getByText('Their size').nextElementSibling?.textContent).toMatch(/ of 67.1 MB at most.* let go$/);
  expect(within(list).getByText('Ticks').nextElementSibling?.textContent).toBe('– a second, 4 declared');
  expect(within(list).getByRole('img', { name: /^The last \d+ calls took from \d+ to 19 ms, the last one 19 ms$/ })).toBeTruthy();
  expect(within(list).getByRole('img', { name: /^The last \d+ gaps were from / })).toBeTruthy();
  fireEvent.click(button);
  expect(screen.queryByText('Frames held')).toBeNull();
});

it('says also that nothing was let go', async () => {
  showButton();
  fireEvent.click(screen.getByRole('button', { name: '41 frames' }));
  expect((await screen.findAllByText('none let go')).length).toBe(4);
});
