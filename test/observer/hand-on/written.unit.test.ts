import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fence, inlineCode, quote } from '../../../src/observer/hand-on/quote.js';

describe('text from outside in what is handed on', () => {
  it.each(["'; process.exit() //", '`{1}`', 'a\nb\u2028c', '\u202emoc.live', '\ud800', '</script>', '\\'])(
    '%j is the same text again when the source is read',
    (text) => {
      const source = quote(text);
      expect(source).toMatch(/^[^\p{Cf}\n\u2028\u2029]*$/u);
      expect(read(source)).toBe(text);
    },
  );

  it('can not end the block that it stands in', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '\n', 'a', '~', ' ') }), (text) => {
        const [first = '', ...rest] = fence(text, 'json').split('\n');
        const mark = first.replace('json', '');
        expect(rest.at(-1)).toBe(mark);
        expect(rest.slice(0, -1).some((line) => line.includes(mark))).toBe(false);
        expect(rest.slice(0, -1).join('\n')).toBe(text);
      }),
    );
  });

  it.each([
    ['look', '`look`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['# not\na heading', '`# not\\u000aa heading`'],
    ['\u202egnp', '`\\u202egnp`'],
    ['', '(empty)'],
  ])('%j stands in a line as %j', (text, expected) => {
    expect(inlineCode(text)).toBe(expected);
  });
});

/** Reads a string of a source file as a reader of JavaScript does, without running it. */
function read(source: string): unknown {
  const body = source.slice(1, -1).replaceAll("\\'", "'").replaceAll('\\"', '"');
  return JSON.parse(`"${body.replaceAll('"', '\\"')}"`);
}
