import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemLevels, problemOccurs, type ProblemCode } from '../../src/schema/index.js';
import { root } from '../package/source-files.js';

const page = readFileSync(`${root}stories/docs/problems.mdx`, 'utf8');

it('the page of problems tells of every code, in the words of the table', () => {
  const told = Array.from(page.matchAll(/^\| `(\w+)` +\| (note|warning|error) +\| (.+?) +\|$/gm), ([, code, level, occurs]) => [
    code,
    [level, occurs],
  ]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(problemLevels).map(([code, level]) => [code, [level, problemOccurs[code as ProblemCode]]])), // its own keys
  );
});
