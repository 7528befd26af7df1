import { expect, it } from 'vitest';
import { createOnDemand } from '../../src/on-demand/index.js';

it('loads nothing before someone asks, and once for all who ask', async () => {
  let loads = 0;
  const part = createOnDemand(async () => {
    loads += 1;
    return 'there';
  });
  expect(loads).toBe(0);
  expect(part.state()).toEqual({});
  expect(await Promise.all([part.load(), part.load()])).toEqual(['there', 'there']);
  expect(await part.load()).toBe('there');
  expect(loads).toBe(1);
  expect(part.state()).toEqual({ value: 'there' });
});

it('tells what it was, and loads again when it is asked again, where it could not be loaded', async () => {
  const answers = [Promise.reject(new Error('Offline.')), Promise.resolve('there')];
  const part = createOnDemand(() => answers.shift()!);
  const told: unknown[] = [];
  const end = part.subscribe(() => void told.push(part.state()));
  await expect(part.load()).rejects.toThrow('Offline.');
  expect(told).toEqual([{ error: new Error('Offline.') }]);
  await part.load();
  expect(told.at(-1)).toEqual({ value: 'there' });
  end();
  expect(told).toHaveLength(2);
});

it('ends each subscription of one listener by itself', async () => {
  const part = createOnDemand(async () => 1);
  let calls = 0;
  const listener = () => void (calls += 1);
  const end = part.subscribe(listener);
  part.subscribe(listener);
  end();
  await part.load();
  expect(calls).toBe(1);
});
