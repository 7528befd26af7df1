/** What is known of a call for finding the one that stands for it in another run. */
export interface Alignable {
  readonly tool: string;
  readonly exactly: string;
}

/** Two calls that stand for each other, by their places; one alone where the other run has none. */
export interface Pair {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Cells of a table that are filled at once: some milliseconds. */
const mostCells = 1_000_000;
const window = 1_000;
/** Of two calls of one tool, the same input counts half as much again: a shifted run is then seen as shifted, not as different everywhere. */
const sameTool = 2;
const sameInput = 3;

/**
 * Aligns the calls of two runs: the same tool, and of those the same input, in the order of both. Yields now and then, so that who runs it can give the page
 * its turn; returns the pairs. Of runs of any length it takes memory and time that grow with them, not with their square.
 */
export function* alignCalls(before: readonly Alignable[], after: readonly Alignable[]): Generator<undefined, readonly Pair[]> {
  const pairs: Pair[] = [];
  const waiting: Range[] = [{ before: 0, beforeEnd: before.length, after: 0, afterEnd: after.length }];
  for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
    const rest = takeSameStart(range);
    if (rest.before === rest.beforeEnd || rest.after === rest.afterEnd) alone(rest);
    else if ((rest.beforeEnd - rest.before) * (rest.afterEnd - rest.after) <= mostCells) {
      pairs.push(...align(rest));
      yield;
    } else {
      // The last is taken first.
      waiting.push(...partsOf(rest).toReversed());
      yield;
    }
  }
  return pairs;

  function takeSameStart(range: Range): Range {
    let { before: one, after: other } = range;
    while (one < range.beforeEnd && other < range.afterEnd && before[one]?.exactly === after[other]?.exactly) {
      pairs.push({ before: one, after: other });
      one += 1;
      other += 1;
    }
    return { ...range, before: one, after: other };
  }

  function alone(range: Range): void {
    for (let place = range.before; place < range.beforeEnd; place += 1) pairs.push({ before: place, after: undefined });
    for (let place = range.after; place < range.afterEnd; place += 1) pairs.push({ before: undefined, after: place });
  }

  /** Between calls that each run has once. Where there are none, at the end of what a table can hold. */
  function partsOf(range: Range): readonly Range[] {
    const anchors = anchorsIn(range);
    if (anchors.length === 0) {
      const cut = { before: Math.min(range.beforeEnd, range.before + window), after: Math.min(range.afterEnd, range.after + window) };
      // What stands alone at the end of a window may have its fellow behind it.
      const last = align({ ...range, beforeEnd: cut.before, afterEnd: cut.after }).findLast(isPaired);
      const [one, other] = last === undefined ? [cut.before, cut.after] : [last.before + 1, last.after + 1];
      return [
        { ...range, beforeEnd: one, afterEnd: other },
        { ...range, before: one, after: other },
      ];
    }
    const parts: Range[] = [];
    let { before: one, after: other } = range;
    for (const anchor of anchors) {
      parts.push({ before: one, beforeEnd: anchor.before, after: other, afterEnd: anchor.after });
      [one, other] = [anchor.before, anchor.after];
    }
    parts.push({ before: one, beforeEnd: range.beforeEnd, after: other, afterEnd: range.afterEnd });
    return parts;
  }

  function anchorsIn(range: Range): readonly Paired[] {
    const here = onlyOnce(before, range.before, range.beforeEnd);
    const there = onlyOnce(after, range.after, range.afterEnd);
    const shared: Paired[] = [];
    for (const [exactly, place] of here) {
      const other = there.get(exactly);
      if (place !== undefined && other !== undefined) shared.push({ before: place, after: other });
    }
    return longestRising(shared);
  }

  function align(range: Range): readonly Pair[] {
    const rows = range.beforeEnd - range.before;
    const columns = range.afterEnd - range.after;
    const width = columns + 1;
    const moves = new Uint8Array((rows + 1) * width);
    let last = new Int32Array(width);
    // From the end, so that the way can be read from the start.
    for (let row = rows - 1; row >= 0; row -= 1) {
      const scores = new Int32Array(width);
      const one = before[range.before + row];
      for (let column = columns - 1; column >= 0; column -= 1) {
        const other = after[range.after + column];
        const worth = one?.tool !== other?.tool ? 0 : one?.exactly === other?.exactly ? sameInput : sameTool;
        const together = worth === 0 ? -1 : (last[column + 1] ?? 0) + worth;
        const [down, right] = [last[column] ?? 0, scores[column + 1] ?? 0];
        const move = together >= down && together >= right ? both : down >= right ? beforeAlone : afterAlone;
        scores[column] = Math.max(together, down, right);
        moves[row * width + column] = move;
      }
      last = scores;
    }
    const found: Pair[] = [];
    let [row, column] = [0, 0];
    while (row < rows || column < columns) {
      const move = row === rows ? afterAlone : column === columns ? beforeAlone : moves[row * width + column];
      found.push({
        before: move === afterAlone ? undefined : range.before + row,
        after: move === beforeAlone ? undefined : range.after + column,
      });
      if (move !== afterAlone) row += 1;
      if (move !== beforeAlone) column += 1;
    }
    return found;
  }
}

interface Range {
  readonly before: number;
  readonly beforeEnd: number;
  readonly after: number;
  readonly afterEnd: number;
}

interface Paired {
  readonly before: number;
  readonly after: number;
}

const both = 0;
const beforeAlone = 1;
const afterAlone = 2;

function isPaired(pair: Pair): pair is Paired {
  return pair.before !== undefined && pair.after !== undefined;
}

/** The place of what stands there once; `undefined` where it does more often. */
function onlyOnce(calls: readonly Alignable[], start: number, end: number): ReadonlyMap<string, number | undefined> {
  const places = new Map<string, number | undefined>();
  for (let place = start; place < end; place += 1) {
    const exactly = calls[place]?.exactly ?? '';
    places.set(exactly, places.has(exactly) ? undefined : place);
  }
  return places;
}

/** The most of them that are in order on both sides. */
function longestRising(pairs: readonly Paired[]): readonly Paired[] {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, { after }] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.after ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const rising: Paired[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    const pair = pairs[index];
    if (pair !== undefined) rising.unshift(pair);
  }
  return rising;
}
