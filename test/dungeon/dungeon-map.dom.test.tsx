import { StoreProvider } from '../../src/hooks/index.js';
import { DungeonMap } from '@oddkin/ai/dungeon';
import { replay } from '@oddkin/ai/testing';
import { act, render, screen } from '@testing-library/react';
import text from '../../stories/recordings/dungeon-two-agents.ndjson?raw';
import { beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => {
  // jsdom lays nothing out and has no canvas: what is drawn is seen in the demo, what is said is seen here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

function show() {
  const { store } = replay(text);
  const [sessionId = ''] = store.getState().sessions.keys();
  render(
    <StoreProvider store={store}>
      <DungeonMap sessionId={sessionId} />
    </StoreProvider>,
  );
  return store;
}

const cellsKnown = (): number => Number(/(\d+) cells known/.exec(screen.getByRole('img').getAttribute('aria-label') ?? '')?.[1]);

it('says in words what is known, and goes back in time with the cursor', () => {
  const store = show();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Map of floor 1: \d+ cells known, with .*lamps lit/);
  const later = cellsKnown();
  act(() => store.seek(400));
  expect(cellsKnown()).toBeLessThan(later);
  expect(screen.getByRole('list', { name: 'Who is where' }).textContent).toContain('Scout');
});

it('says that the map is yet to come where nothing was told', () => {
  const { store } = replay(text.slice(0, text.indexOf('\n') + 1));
  render(
    <StoreProvider store={store}>
      <DungeonMap sessionId="none" />
    </StoreProvider>,
  );
  expect(screen.getByText('The map appears with the first step of an agent.')).toBeTruthy();
});
