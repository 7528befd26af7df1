import { expect, it } from 'vitest';
import { replay } from '@oddkin/ai/testing';
import { changedStretch } from '../../../src/observer/timeline/changed-stretch.js';
import { colourNames, type LaneColours } from '../../../src/observer/timeline/lane-colours.js';
import { layOut } from '../../../src/observer/timeline/lane-layout.js';
import { createPlot, drawPlot, type Plot } from '../../../src/observer/timeline/plot.js';
import { TimelineLanes } from '../../../src/observer/timeline/timeline-lanes.js';
import type { TimeView } from '../../../src/observer/timeline/time-view.js';
import faults from '../../../stories/recordings/dungeon-faults.ndjson?raw';
import everyNoun from '../../../stories/recordings/every-noun.ndjson?raw';
import twoAgents from '../../../stories/recordings/dungeon-two-agents.ndjson?raw';

const width = 900;
const colours = Object.fromEntries(colourNames.map((name, index) => [name, `hsl(${index * 29} 70% 45%)`])) as unknown as LaneColours;

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return (
    canvas.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
  );
}

it.each([
  ['faults', faults],
  ['every noun', everyNoun],
  ['two agents', twoAgents],
])('shows the same after drawing what a step through time changed as after drawing all anew: %s', (_, recording) => {
  const { store } = replay(recording);
  const head = store.getHead();
  const lanes = new TimelineLanes();
  lanes.follow(head);
  const layout = layOut(lanes);
  const silences = lanes.silences.all;
  const spanMs = lanes.until - lanes.from;
  const { first, newest } = store.cursor.getState();
  let seed = 7;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (const [start, share] of [
    [0, 1.02],
    [0.4, 0.1],
  ] as const) {
    const view: TimeView = { start: lanes.from + start * spanMs, durationMs: share * spanMs, isFollowing: false };
    const stepwise = document.createElement('canvas');
    let before: Plot | undefined;
    let position = first + Math.floor((start + share / 2) * (newest - first));
    for (let step = 0; step < 60; step += 1) {
      // Mostly a little, now and then far away.
      const by = step % 6 === 0 ? (random() - 0.5) * (newest - first) : (random() - 0.5) * 12;
      position = Math.min(newest - 1, Math.max(first, Math.round(position + by)));
      const now = position > first ? (head.wire.entries.at(position - 1 - head.wire.entries.dropped)?.at ?? lanes.from) : lanes.from;
      const plot = { ...createPlot({ view, width, position, now, newestAt: lanes.until }), colours };
      const stretch = before === undefined ? undefined : changedStretch(layout, silences, before, plot);
      drawPlot(stepwise, { layout, silences, stretch }, plot, layout.height, 0);
      const anew = document.createElement('canvas');
      drawPlot(anew, { layout, silences }, plot, layout.height, 0);
      expect(differences(pixelsOf(stepwise), pixelsOf(anew)), `step ${step} at frame ${position}`).toBe(0);
      before = plot;
    }
  }
});

/** How many values differ, on white, by more than the smoothing of an edge does that is cut elsewhere. */
function differences(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  expect(one.length).toBe(other.length);
  const onWhite = (data: Uint8ClampedArray, index: number): number => {
    const alpha = (data[index - (index % 4) + 3] ?? 0) / 255;
    return (data[index] ?? 0) * alpha + 255 * (1 - alpha);
  };
  return one.reduce((count, _, index) => count + (Math.abs(onWhite(one, index) - onWhite(other, index)) > 48 ? 1 : 0), 0);
}
