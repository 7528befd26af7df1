import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChatProvider } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';
import { PanelStateProvider, usePanelState } from '../../../src/observer/panel-state.js';
import { WorldRegion } from '../../../src/observer/world-region.js';

const frames = createFrames();
let store: ObserverStore;

beforeEach(() => {
  store = createObserverStore({ clock: createSteppedClock() });
  store.ingest([frames.sessionInit()]);
});
afterEach(cleanup);

function tell(payload: Record<string, unknown>): void {
  act(() => void store.ingest([frames.event({ payload })]));
}

async function show() {
  render(
    <ChatProvider store={store}>
      <PanelStateProvider defaultRegion="world" session={undefined} hasShortcuts>
        <Selected />
        <WorldRegion />
      </PanelStateProvider>
    </ChatProvider>,
  );
  // It is loaded when it is first shown.
  await screen.findByText(/^The world has not told its state yet/);
}

function Selected() {
  return <output>{JSON.stringify(usePanelState().selection)}</output>;
}

const marked = () =>
  [...document.querySelectorAll('[data-mark]')].map((line) =>
    line.textContent
      ?.replace(/\s+/g, ' ')
      .replace(/Copy.*/, '')
      .trim(),
  );

describe('the state of a world without a renderer', () => {
  it('is shown as it was last told, with what changed marked in words', async () => {
    await show();
    tell({ doors: 3, lamp: 'off', floor: 1 });
    expect(marked()).toEqual([]);
    tell({ doors: 4, lamp: 'off', key: 'iron' });
    expect(marked()).toEqual([
      expect.stringMatching(/^3 members ?gone ?floor$/),
      expect.stringMatching(/^doors: 4 ?was ?3$/),
      expect.stringMatching(/^key: "iron" ?new$/),
    ]);
    expect(screen.getByText(/^As told at .* changed: doors, key, floor$/)).toBeTruthy();
  });

  it('keeps what was told before: each entry can be selected and gone back to', async () => {
    await show();
    for (let doors = 1; doors <= 3; doors += 1) tell({ doors });
    const summary = screen.getByText('Told 3 times');
    const entries = () => [...summary.parentElement!.querySelectorAll('li')];
    expect(entries()).toHaveLength(0);
    act(() => {
      summary.parentElement!.setAttribute('open', '');
      summary.parentElement!.dispatchEvent(new Event('toggle'));
    });
    expect(entries()).toHaveLength(3);
    fireEvent.click(entries()[1]!.querySelector('button')!);
    expect(document.querySelector('output')?.textContent).toBe('{"kind":"event","position":2}');
    act(() => entries()[1]!.querySelectorAll('button')[1]!.click());
    expect(store.cursor.getState()).toMatchObject({ isLive: false, position: 3 });
    expect(screen.getByRole('tree', { name: 'World' }).textContent).toMatch(/doors: ?2/);
    act(() => store.live());
    expect(screen.getByRole('tree', { name: 'World' }).textContent).toMatch(/doors: ?3/);
  });
});
