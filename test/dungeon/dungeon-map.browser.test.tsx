import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { DungeonMap } from '@oddkin/ai/dungeon';
import { replay } from '@oddkin/ai/testing';
import { StoreProvider } from '../../src/hooks/index.js';
import text from '../../stories/recordings/dungeon-two-agents.ndjson?raw';

afterEach(async () => {
  await chooseColours('none');
  await cleanup();
});

it.each(['none', 'active'] as const)('draws what is on the map in colours that differ, with forced colours %s', async (forced) => {
  await chooseColours(forced);
  const { store } = replay(text);
  const [sessionId = ''] = store.getState().sessions.keys();
  await render(
    <StoreProvider store={store}>
      <div style={{ display: 'flex', blockSize: '400px' }}>
        <DungeonMap sessionId={sessionId} />
      </div>
    </StoreProvider>,
  );
  await expect.poll(coloursDrawn).toBeGreaterThan(5);
});

async function chooseColours(value: 'none' | 'active'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

function coloursDrawn(): number {
  const canvas = document.querySelector('canvas');
  const data = canvas?.width ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data : undefined;
  const found = new Map<number, number>();
  for (let index = 0; data !== undefined && index < data.length; index += 4) {
    const colour = ((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0);
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  // Those of edges, which are blends, are few pixels each.
  return [...found.values()].filter((count) => count > 40).length;
}
