// What `npm run bench` runs: every measurement of this folder, or those that --only names, and one table for each.
import { parseArgs } from 'node:util';
import { hour } from './hour.mjs';
import { ingest } from './ingest.mjs';
import { markdown } from './markdown.mjs';
import { mount } from './mount.mjs';
import { memory } from './memory.mjs';
import { observers } from './observers.mjs';
import { live } from './live.mjs';
import { seek } from './seek.mjs';

const measurements = [ingest, memory, hour, seek, mount, markdown, live, observers];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    reps: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const names = measurements.map(({ name }) => name);
const reps = Number(values.reps);
const unknown = (values.only ?? []).filter((name) => !names.includes(name));
if (values.help || unknown.length > 0 || !(Number.isInteger(reps) && reps > 0)) {
  process.stderr.write(`Usage: npm run bench -- [--only ${names.join('|')}] [--reps NUMBER] [--full]\n`);
  process.exit(values.help ? 0 : 2);
}

let isGood = true;
for (const measurement of measurements) {
  if (values.only !== undefined && !values.only.includes(measurement.name)) continue;
  const runs = [];
  for (let rep = 0; rep < reps; rep += 1)
    runs.push(await measurement.run({ isFull: values.full, tell: (line) => process.stderr.write(`${line}\n`) }));
  const rows = runs[0].map((row, index) => middleOf(runs.map((run) => run[index])));
  process.stdout.write(`${measurement.title}\n${table(rows, measurement.columns)}\n`);
  isGood &&= rows.every(isWithin);
}
process.exit(isGood ? 0 : 1);

/** The repetition in the middle, by what was measured. */
function middleOf(rows) {
  return rows.toSorted((a, b) => a.measured - b.measured)[Math.floor(rows.length / 2)];
}

function table(rows, columns) {
  const cells = [
    ['', ...columns, 'ratio', 'limit', ''],
    ...rows.map((row) => [
      row.what,
      text(row.base),
      text(row.measured),
      text(ratioOf(row)),
      row.limit ?? '',
      isWithin(row) ? 'ok' : 'TOO MUCH',
    ]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '))
    .join('\n');
}

function ratioOf({ base, measured }) {
  return base === undefined ? undefined : measured / base;
}

function isWithin(row) {
  if (row.maxRatio !== undefined) return ratioOf(row) <= row.maxRatio;
  return row.measured <= (row.max ?? Infinity) && row.measured >= (row.min ?? -Infinity);
}

function text(number) {
  return number === undefined ? '' : Number.isInteger(number) ? String(number) : number.toFixed(2);
}
