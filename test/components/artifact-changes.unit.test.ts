import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { findChanges, type ChangedLine } from '../../src/components/artifact-changes.js';
import { splitRows, unifiedRows } from '../../src/components/artifact-rows.js';

const lineText = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text).join('');

describe('the changes of a text', () => {
  it('are lines that went and lines that came, with their numbers', () => {
    const changes = findChanges('a\nb\nc\n', 'a\nx\nc\nd\n') ?? [];
    expect(changes.map(({ kind, before, after, words }) => [kind, before, after, lineText(words)])).toEqual([
      ['same', 1, 1, 'a'],
      ['removed', 2, undefined, 'b'],
      ['added', undefined, 2, 'x'],
      ['same', 3, 3, 'c'],
      ['added', undefined, 4, 'd'],
    ]);
  });

  it('mark the words that changed in a line that stands for another', () => {
    const [removed, added] = findChanges('the left door is locked', 'the right door is locked') ?? [];
    expect(removed?.words.filter(({ isChanged }) => isChanged)).toEqual([{ text: 'left', isChanged: true }]);
    expect(added?.words.filter(({ isChanged }) => isChanged)).toEqual([{ text: 'right', isChanged: true }]);
    expect(removed?.pair).toBe(added);
  });

  it('mark no words in lines that share nothing', () => {
    const changes = findChanges('alpha', 'omega') ?? [];
    expect(changes.flatMap(({ words }) => words).some(({ isChanged }) => isChanged)).toBe(false);
  });

  it('are not looked for where there would be too many', () => {
    expect(findChanges('a'.repeat(300_000), 'b'.repeat(300_000))).toBeUndefined();
    const numbered = (from: number) => Array.from({ length: 6_000 }, (_, index) => `${from + index * 2}`).join('\n');
    expect(findChanges(numbered(0), numbered(1))).toBeUndefined();
  });

  it('hold both texts whole', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'a b', 'a c', '', '<b>', '\r'), { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = findChanges(before, after) ?? [];
        const side = (left: 'added' | 'removed') => changes.filter(({ kind }) => kind !== left).map(({ words }) => lineText(words));
        expect(side('added')).toEqual(before === '' ? [] : before.replace(/\n$/, '').split('\n'));
        expect(side('removed')).toEqual(after === '' ? [] : after.replace(/\n$/, '').split('\n'));
        const shown = splitRows(changes).flatMap((row): readonly (ChangedLine | undefined)[] => {
          if (row.type === 'pair') return [row.before, row.after];
          return row.type === 'fold' ? row.lines : [row.line];
        });
        expect(new Set(shown.filter((line) => line !== undefined))).toEqual(new Set(changes));
      }),
    );
  });
});

describe('the rows of a comparison', () => {
  it('fold what stays the same, but for three lines round each change', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    const changes = findChanges(lines.join('\n'), lines.with(15, 'new').join('\n')) ?? [];
    const rows = unifiedRows(changes);
    expect(rows.map((row) => (row.type === 'fold' ? row.lines.length : row.type))).toEqual([12, ...Array<string>(8).fill('line'), 11]);
    expect(splitRows(changes).filter(({ type }) => type === 'pair')).toHaveLength(7);
  });
});
