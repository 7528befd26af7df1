import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import ids from './case-ids.json' with { type: 'json' };
import covered from './covered.json' with { type: 'json' };

interface Cover {
  readonly tests?: readonly { readonly file: string; readonly name: string }[];
  readonly not_applicable?: string;
}

const covers = new Map<string, Cover>(Object.entries(covered));
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Cases that can't be a test of one file are of this area alone. */
const areaOfBuilds = 'packaging';

it('every case is listed, and nothing else', () => {
  expect([...covers.keys()]).toEqual(Object.keys(ids));
});

it.each(Object.entries(ids))('%s, of %s, is held by the tests that are named, or says why by none', (id, area) => {
  const { tests = [], not_applicable: reason } = covers.get(id) ?? {};
  if (reason !== undefined) {
    expect(area).toBe(areaOfBuilds);
    expect([reason.length > 0, tests]).toEqual([true, []]);
    return;
  }
  expect(tests.length).toBeGreaterThan(0);
  for (const { file, name } of tests) {
    expect(existsSync(root + file), file).toBe(true);
    expect(namesOf(file), file).toContain(name);
  }
});

/** The names of tests and groups as they are written in a file, before a table fills in its rows. */
function namesOf(file: string): readonly string[] {
  const source = readFileSync(root + file, 'utf8');
  return [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:\{|async|\(|function)/gs)].map(([, , name = '']) => name);
}
