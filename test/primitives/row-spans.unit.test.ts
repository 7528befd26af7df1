import { describe, expect, it } from 'vitest';
import { RowHeights } from '../../src/primitives/row-heights.js';
import { clip, itemsOf, joinSpans, spanAtEnd, spanOf, widen } from '../../src/primitives/row-spans.js';

describe('the rows that are rendered', () => {
  it('are those that reach into what is in sight, by heights that are guessed as they are needed', () => {
    const asked: string[] = [];
    const heights = rows(100, (key) => {
      asked.push(key);
      return 200;
    });
    const { start, stop } = spanOf(heights, 96 * 50, 96 * 50 + 400);
    expect({ start, stop }).toEqual({ start: 50, stop: 53 });
    expect(asked.length).toBeLessThan(10);
    expect(spanAtEnd(heights, 500)).toEqual({ start: 97, stop: 100 });
    expect(spanAtEnd(rows(0), 500)).toEqual({ start: 0, stop: 0 });
  });

  it('leave room for those between them', () => {
    const heights = rows(10);
    expect(
      itemsOf(heights, [
        { start: 2, stop: 4 },
        { start: 8, stop: 10 },
      ]),
    ).toEqual([
      { kind: 'gap', key: '1', height: 192 },
      { kind: 'row', key: '2', index: 2 },
      { kind: 'row', key: '3', index: 3 },
      { kind: 'gap', key: '2', height: 384 },
      { kind: 'row', key: '8', index: 8 },
      { kind: 'row', key: '9', index: 9 },
    ]);
    expect(itemsOf(heights, [])).toEqual([{ kind: 'gap', key: '1', height: 960 }]);
    expect(itemsOf(rows(0), [])).toEqual([]);
  });

  it('are in order, and none of them twice', () => {
    const spans = [
      { start: 8, stop: 9 },
      { start: 1, stop: 4 },
      { start: 3, stop: 6 },
      { start: 6, stop: 7 },
      { start: 2, stop: 2 },
    ];
    expect(joinSpans(spans)).toEqual([
      { start: 1, stop: 7 },
      { start: 8, stop: 9 },
    ]);
  });

  it('move with the list and end where it ends', () => {
    expect(
      clip(
        [
          { start: 2, stop: 6 },
          { start: 8, stop: 10 },
        ],
        -3,
        6,
      ),
    ).toEqual([
      { start: 0, stop: 3 },
      { start: 5, stop: 6 },
    ]);
    expect(widen([{ start: 50, stop: 60 }], 40, 90)).toEqual([{ start: 10, stop: 90 }]);
    expect(widen([], 40, 90)).toEqual([{ start: 50, stop: 90 }]);
  });
});

function rows(count: number, guess: (key: string) => number = () => 96): RowHeights {
  const heights = new RowHeights(guess);
  heights.setKeys(Array.from({ length: count }, (_, index) => `${index}`));
  return heights;
}
