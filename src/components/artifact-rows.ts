import type { ChangedLine } from './artifact-changes.js';

/** A row of a comparison: a line, two lines side by side, or a stretch of lines that are the same. */
export type Row =
  | { readonly type: 'line'; readonly line: ChangedLine }
  | { readonly type: 'pair'; readonly before: ChangedLine | undefined; readonly after: ChangedLine | undefined }
  | { readonly type: 'fold'; readonly lines: readonly ChangedLine[] };

/** So many lines that are the same stand round what changed. */
const context = 3;

/** The rows of one column: what was removed, then what came. Long stretches of the same lines are folded. */
export function unifiedRows(lines: readonly ChangedLine[]): readonly Row[] {
  return folded(lines, (run) => run.map((line) => ({ type: 'line', line })));
}

/** The rows of two columns: lines that stand for each other are beside each other. */
export function splitRows(lines: readonly ChangedLine[]): readonly Row[] {
  return folded(lines, pairs);
}

function pairs(run: readonly ChangedLine[]): readonly Row[] {
  const taken = new Set(run.flatMap(({ pair }) => (pair === undefined ? [] : [pair])));
  return run.flatMap((line): readonly Row[] => {
    if (line.kind === 'same') return [{ type: 'pair', before: line, after: line }];
    if (line.kind === 'removed') return [{ type: 'pair', before: line, after: line.pair }];
    return taken.has(line) ? [] : [{ type: 'pair', before: undefined, after: line }];
  });
}

function folded(lines: readonly ChangedLine[], show: (run: readonly ChangedLine[]) => readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  let start = 0;
  while (start < lines.length) {
    const isSame = lines[start]?.kind === 'same';
    let end = start + 1;
    while (end < lines.length && (lines[end]?.kind === 'same') === isSame) end += 1;
    const run = lines.slice(start, end);
    const head = start === 0 ? 0 : context;
    const tail = end === lines.length ? 0 : context;
    if (isSame && run.length > head + tail + 1) {
      rows.push(...show(run.slice(0, head)));
      rows.push({ type: 'fold', lines: run.slice(head, run.length - tail) });
      rows.push(...show(run.slice(run.length - tail)));
    } else {
      rows.push(...show(run));
    }
    start = end;
  }
  return rows;
}
