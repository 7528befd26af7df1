import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Edit } from '../../src/store/edit.js';
import { OrderedMap } from '../../src/store/ordered-map.js';

interface Box {
  readonly value: number;
}

const hostileKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', '7', '-1', 'a'.repeat(10_000)];

describe('OrderedMap', () => {
  it.each(hostileKeys)('treats the key %j like any other', (key) => {
    const empty = OrderedMap.create<Box>();
    expect(empty.has(key)).toBe(false);
    const map = empty.set(key, { value: 1 });
    expect(map.get(key)).toEqual({ value: 1 });
    expect([...map.keys()]).toEqual([key]);
    expect(map.delete(key).size).toBe(0);
  });

  it('keeps the order in which keys came, integer-like ones too', () => {
    const map = OrderedMap.create<Box>().set('b', { value: 1 }).set('10', { value: 2 }).set('2', { value: 3 }).set('b', { value: 4 });
    expect([...map]).toEqual([
      ['b', { value: 4 }],
      ['10', { value: 2 }],
      ['2', { value: 3 }],
    ]);
  });

  it('returns itself when nothing changes', () => {
    const box = { value: 1 };
    const map = OrderedMap.create<Box>().set('a', box);
    expect(map.set('a', box)).toBe(map);
    expect(map.delete('b')).toBe(map);
  });

  it('keeps maps apart that grew out of the same one', () => {
    const trunk = OrderedMap.create<Box>().set('a', { value: 0 });
    const left = trunk.set('x', { value: 1 }).set('y', { value: 2 });
    const right = trunk.set('y', { value: 3 }).set('z', { value: 4 }).set('x', { value: 5 });
    expect([...trunk.keys()]).toEqual(['a']);
    expect([...left.values()].map(({ value }) => value)).toEqual([0, 1, 2]);
    expect([...right.values()].map(({ value }) => value)).toEqual([0, 3, 4, 5]);
    expect([left.get('y'), right.get('y'), trunk.get('y'), left.get('z')]).toEqual([{ value: 2 }, { value: 3 }, undefined, undefined]);
  });

  it('behaves like a Map along every branch', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor');
    const step = fc.record({ from: fc.nat(10), key, value: fc.option(fc.integer(), { nil: undefined }), trims: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const versions: { map: OrderedMap<Box>; model: Map<string, Box> }[] = [{ map: OrderedMap.create<Box>(), model: new Map() }];
        for (const { from, key: changed, value, trims } of steps) {
          const base = versions[from % versions.length] ?? versions[0]!;
          const model = new Map(base.model);
          if (value === undefined) model.delete(changed);
          else model.set(changed, { value });
          const map = value === undefined ? base.map.delete(changed) : base.map.set(changed, { value });
          versions.push({ map: trims ? map.trimFirst() : map, model });
        }
        for (const { map, model } of versions) {
          expect(map.size).toBe(model.size);
          expect(new Map(map)).toEqual(model);
          for (const [each, box] of model) expect(map.get(each)).toEqual(box);
          const trimmed = map.trimFirst();
          expect(trimmed.first()).toBe([...map.values()][0]);
          expect([...trimmed]).toEqual([...map]);
        }
      }),
    );
  });

  it('keeps its order and its older versions when it lets go of the places of removed keys', () => {
    let map = OrderedMap.create<Box>();
    for (let value = 0; value < 200; value += 1) map = map.set(`k${value}`, { value });
    const full = map;
    for (let value = 0; value < 190; value += 1) map = map.delete(`k${value}`);
    expect([...map.keys()]).toEqual(Array.from({ length: 10 }, (_, index) => `k${190 + index}`));
    const again = map.set('k0', { value: 1 }).set('k195', { value: 2 });
    expect([...again.keys()].at(-1)).toBe('k0');
    expect([map.get('k0'), again.get('k0'), again.get('k195'), full.get('k0')]).toEqual([
      undefined,
      { value: 1 },
      { value: 2 },
      { value: 0 },
    ]);
    expect(full.size).toBe(200);
    expect([...full.values()].map(({ value }) => value)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  });

  it('takes keys out from the front without end, and puts one that comes back at the end, while older versions stay as they were', () => {
    const edit = new Edit();
    let map = OrderedMap.create<Box>();
    for (let value = 0; value < 1_000; value += 1) {
      map = map.set(`k${value}`, { value }, edit);
      if (map.size > 100) map = map.delete(`k${value - 100}`, edit).trimFirst(edit);
      expect(map.first()).toEqual({ value: Math.max(0, value - 99) });
    }
    const again = map.set('k900', { value: -1 }).set('k0', { value: -2 }).delete('k901').trimFirst();
    expect([...again.keys()].slice(0, 2)).toEqual(['k900', 'k902']);
    expect([...again.keys()].at(-1)).toBe('k0');
    expect([map.get('k0'), again.get('k0'), again.get('k900'), map.get('k900')?.value]).toEqual([
      undefined,
      { value: -2 },
      { value: -1 },
      900,
    ]);
    expect([...map.keys()]).toEqual(Array.from({ length: 100 }, (_, index) => `k${900 + index}`));
  });

  it('tells the keys that came first, also while an edit removes them', () => {
    const edit = new Edit();
    let map = OrderedMap.create<Box>();
    for (let value = 0; value < 200; value += 1) map = map.set(`k${value}`, { value }, edit);
    const first = map.firstKeys(150);
    for (const key of first) map = map.delete(key, edit);
    expect(first).toEqual(Array.from({ length: 150 }, (_, index) => `k${index}`));
    expect(map.firstKeys(2)).toEqual(['k150', 'k151']);
    expect(map.firstKeys(1_000)).toEqual([...map.keys()]);
    expect(map.size).toBe(50);
  });
});
