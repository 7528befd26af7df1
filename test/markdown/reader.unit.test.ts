import { describe, expect, it } from 'vitest';
import { piecesIn, type Piece } from '../../src/markdown/pieces.js';
import type { MarkdownView } from '../../src/markdown/reader.js';
import { readerFor, renderView, renderWhole } from './one-shot.js';

const none: readonly string[] = [];

describe('reading a text that grows', () => {
  const paragraph = 'The corridor **forks**, and `open_door` says so; see [the map](https://dungeon.example/map) for *more*. ';
  const sections = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `## Room ${index}\n\n${paragraph.repeat(4)}\n\n- a lamp\n- a chest\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`,
    ).join('');

  it.each([
    ['a text of many blocks', sections(24)],
    ['a list of many items', Array.from({ length: 200 }, (_, index) => `- item ${index} is **here**\n`).join('')],
    ['a table of many rows', `| a | b |\n|---|---|\n${'| one | `two` |\n'.repeat(250)}`],
    ['a long block of code', `\`\`\`ts\n${'const door = await open(north);\n'.repeat(800)}\`\`\`\n`],
  ])('parses for a delta no more at the end of %s than at its beginning', (_, text) => {
    let parsed: string[] = [];
    const read = readerFor((source) => parsed.push(source));
    const costs: number[] = [];
    const lengths: number[] = [];
    for (let end = 9; end <= text.length; end += 9) {
      parsed = [];
      read({ text: text.slice(0, end), isStreaming: true, sourceIds: none });
      costs.push(parsed.length);
      lengths.push(parsed.reduce((sum, source) => sum + source.length, 0));
    }
    const tenth = Math.floor(lengths.length / 10);
    expect(Math.max(...costs)).toBeLessThanOrEqual(5);
    expect(sum(lengths.slice(-tenth))).toBeLessThanOrEqual(
      1.1 * Math.max(sum(lengths.slice(0, tenth)), sum(lengths.slice(tenth, 2 * tenth))),
    );
  });

  it('keeps each piece that is settled the same object', () => {
    const text = sections(6);
    const read = readerFor();
    const seen = new Map<number, Piece>();
    for (let end = 1; end <= text.length; end += 7) {
      const pieces = piecesOf(read({ text: text.slice(0, end), isStreaming: true, sourceIds: none }));
      for (const piece of pieces.slice(0, -4)) {
        expect(seen.get(piece.key) ?? piece).toBe(piece);
        seen.set(piece.key, piece);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('makes anew the pieces that use a definition when it comes last, and only those', () => {
    const text = 'One.\n\nTwo [late] and [^note].\n\n- three\n- [late] four\n\nFive [other].\n\n';
    const read = readerFor();
    const before = piecesOf(read({ text, isStreaming: true, sourceIds: none }));
    const whole = `${text}[late]: /target\n\n[^note]: Noted.\n`;
    const view = read({ text: whole, isStreaming: false, sourceIds: none });
    const after = piecesOf(view);
    expect(before.map((piece, index) => piece === after[index])).toEqual([true, false, true, false, true]);
    expect(renderView(view)).toBe(renderWhole(whole));
  });

  it('makes citations of what names a source, when the source comes and until it goes', () => {
    const text = 'One[^a].\n\nTwo[^b] and /[^c]/.\n\nThree.\n\n';
    const read = readerFor();
    const at = (sourceIds: readonly string[]) => {
      const view = read({ text, isStreaming: false, sourceIds });
      expect(renderView(view)).toBe(renderWhole(text, sourceIds));
      return piecesOf(view);
    };
    const [one, , three] = at(none);
    const [cited, two, ,] = at(['a']);
    expect(cited).not.toBe(one);
    expect(at(['a', 'b'])[0]).toBe(cited);
    expect(at(['a', 'b'])[1]).not.toBe(two);
    expect(at(none)[2]).toBe(three);
  });

  it('reads a text that is another anew', () => {
    const read = readerFor();
    read({ text: '# One\n\n[a]: /x\n\n', isStreaming: true, sourceIds: none });
    const view = read({ text: 'Two [a]\n', isStreaming: false, sourceIds: none });
    expect(renderView(view)).toBe(renderWhole('Two [a]\n'));
  });

  it('takes a megabyte at once, and more after it', () => {
    const text = sections(1_600);
    expect(text.length).toBeGreaterThan(700_000);
    let longest = 0;
    const read = readerFor((source) => {
      longest = Math.max(longest, source.length);
    });
    read({ text, isStreaming: true, sourceIds: none });
    expect(longest).toBeLessThan(10_000);
    longest = 0;
    read({ text: `${text}and more`, isStreaming: true, sourceIds: none });
    expect(longest).toBeLessThan(100);
  }, 120_000);
});

describe('what the parser should not be given', () => {
  it.each([
    ['5,000 quotes', `${'>'.repeat(5_000)} x`],
    ['a list of 400 levels', Array.from({ length: 400 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n')],
    ['20,000 brackets', '['.repeat(20_000)],
    ['10,000 openings of bold', '**a '.repeat(10_000)],
    ['a million letters', 'a'.repeat(1_000_000)],
  ])('shows %s as it came, and reads on after it', (_, text) => {
    const read = readerFor();
    for (let end = 0; end < text.length; end += Math.ceil(text.length / 12))
      read({ text: text.slice(0, end), isStreaming: true, sourceIds: none });
    const html = renderView(read({ text: `${text}\n\n**after**\n`, isStreaming: false, sourceIds: none }));
    expect(html).toContain('<p class="oddkin-markdown-plain"');
    expect(html).toContain('<strong>after</strong>');
  });
});

function piecesOf(view: MarkdownView): readonly Piece[] {
  return view.blocks.flat().flatMap(piecesIn);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
