import { diffLines, diffWordsWithSpace, type Change } from 'diff';

/** One line of a comparison, with its number in each text that holds it. */
export interface ChangedLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** The line, cut where what changed in it begins and ends. */
  readonly words: readonly Word[];
  /** For a removed line: the line that came in its place. */
  readonly pair?: ChangedLine;
}

export interface Word {
  readonly text: string;
  readonly isChanged: boolean;
}

/** So much is compared: beyond it a person would find nothing in the answer, and the search would take seconds. */
const longestText = 400_000;
const mostEdits = 4_000;
const longestLine = 1_000;

/** What changed from one text to another, line by line, and word by word in lines that stand for each other. `undefined` where that is too much. */
export function findChanges(before: string, after: string): readonly ChangedLine[] | undefined {
  if (before.length + after.length > longestText) return undefined;
  const changes = diffLines(ended(before), ended(after), { maxEditLength: mostEdits, stripTrailingCr: false });
  if (changes === undefined) return undefined;
  const lines: ChangedLine[] = [];
  const at = { before: 1, after: 1 };
  changes.forEach((change, index) => {
    const next = changes[index + 1];
    const last = changes[index - 1];
    if (change.removed && next?.added) lines.push(...replace(change, next, at));
    else if (!(change.added && last?.removed)) lines.push(...linesOf(change).map((text) => numbered(kindOf(change), [plain(text)], at)));
  });
  return lines;
}

/** A last line that is not ended is no other line for it. */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

interface Place {
  before: number;
  after: number;
}

function kindOf({ added, removed }: Change): ChangedLine['kind'] {
  return added ? 'added' : removed ? 'removed' : 'same';
}

function linesOf({ value }: Change): readonly string[] {
  const lines = value.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function numbered(kind: ChangedLine['kind'], words: readonly Word[], at: Place): ChangedLine {
  return {
    kind,
    words,
    before: kind === 'added' ? undefined : at.before++,
    after: kind === 'removed' ? undefined : at.after++,
  };
}

function replace(removed: Change, added: Change, at: Place): readonly ChangedLine[] {
  const old = linesOf(removed);
  const fresh = linesOf(added);
  const pairs = old.map((line, index) => wordsOf(line, fresh[index]));
  const comeIn = fresh.map((line, index) => numbered('added', pairs[index]?.after ?? [plain(line)], at));
  const gone = old.map((line, index) => {
    const pair = comeIn[index];
    return { ...numbered('removed', pairs[index]?.before ?? [plain(line)], at), ...(pair === undefined ? {} : { pair }) };
  });
  return [...gone, ...comeIn];
}

function wordsOf(
  before: string,
  after: string | undefined,
): { readonly before: readonly Word[]; readonly after: readonly Word[] } | undefined {
  if (after === undefined || before.length > longestLine || after.length > longestLine) return undefined;
  const changes = diffWordsWithSpace(before, after, { maxEditLength: 200 });
  const kept = changes?.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.trim().length), 0) ?? 0;
  // Lines that share nothing are two lines, not one that changed.
  if (changes === undefined || kept === 0) return undefined;
  const side = (left: 'added' | 'removed') =>
    changes.filter((change) => !change[left]).map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return { before: side('added'), after: side('removed') };
}

function plain(text: string): Word {
  return { text, isChanged: false };
}
