import type { Position } from './geometry.js';

/** What can be told of a cell by looking, and the mark by which a map shows it. A locked door looks like a closed one until somebody tries it. */
export const marks = {
  wall: '#',
  floor: '.',
  cracked: ',',
  pit: ':',
  closed_door: '+',
  open_door: "'",
  urn: 'u',
  statue: '&',
  letter_box: 'B',
  stairs: '>',
} as const;

export type VisibleKind = keyof typeof marks;

export interface VisibleCell extends Position {
  readonly kind: VisibleKind;
}

/** Cells as a map: rows of marks, the first mark of the first row at x, y. A space is a cell that is not in sight. */
export interface Sight extends Position {
  readonly rows: readonly string[];
}

/** Its JSON Schema. */
export const sightSchema = {
  type: 'object',
  description: `A map: rows of cells, the first cell of the first row at x, y. ${Object.entries(marks)
    .map(([kind, mark]) => `${mark} ${kind.replace('_', ' ')}`)
    .join(', ')}; a space is not in sight.`,
  properties: { x: { type: 'integer' }, y: { type: 'integer' }, rows: { type: 'array', items: { type: 'string' } } },
  required: ['x', 'y', 'rows'],
} as const;

export function drawCells(cells: readonly VisibleCell[]): Sight {
  if (cells.length === 0) return { x: 0, y: 0, rows: [] };
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const rows: string[][] = [];
  for (const { x, y, kind } of cells) {
    while (rows.length <= y - top) rows.push([]);
    const row = rows[y - top] ?? [];
    while (row.length < x - left) row.push(' ');
    row[x - left] = marks[kind];
  }
  return { x: left, y: top, rows: rows.map((row) => row.join('')) };
}

export function readCells({ x, y, rows }: Sight): readonly VisibleCell[] {
  return rows.flatMap((row, down) =>
    [...row].flatMap((mark, right) => {
      const kind = kinds.get(mark);
      return kind === undefined ? [] : [{ x: x + right, y: y + down, kind }];
    }),
  );
}

const kinds: ReadonlyMap<string, VisibleKind> = new Map(
  (Object.keys(marks) as VisibleKind[]).map((kind) => [marks[kind], kind]), // Object.keys widens to string
);
