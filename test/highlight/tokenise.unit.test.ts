import { describe, expect, it } from 'vitest';
import { grammars } from '../../src/highlight/grammars.js';
import { highlightHere } from '../../src/highlight/highlight-here.js';
import { grammarFor } from '../../src/highlight/languages.js';
import { openTokeniser } from '../../src/highlight/tokenise.js';

describe('the grammar of a language', () => {
  it.each([
    ['js', 'javascript'],
    ['TS', 'typescript'],
    ['sh', 'shellscript'],
    ['bash', 'shellscript'],
    ['py', 'python'],
    ['c++', 'cpp'],
    ['Dockerfile', 'docker'],
    ['yml', 'yaml'],
    ['svg', 'xml'],
  ])('of %s is %s', (name, grammar) => {
    expect(grammarFor(name)).toBe(grammar);
  });

  it.each(['', 'nonsense', 'constructor', '__proto__', '../../etc/passwd', 'javascript:alert(1)'])('of %j is none', (name) => {
    expect(grammarFor(name)).toBeUndefined();
  });

  it('can be loaded for every name', () => {
    for (const grammar of grammars.keys()) expect(grammars.has(grammarFor(grammar) ?? '')).toBe(true);
  });
});

describe('a tokeniser', () => {
  it('tells the kinds of words and remembers from line to line where it stands', async () => {
    const tokenise = await openTokeniser('javascript');
    expect(tokenise('const a = 1; /* a remark')).toContainEqual(['const', 'keyword']);
    expect(tokenise('that goes on */ "x"')[0]).toEqual(['that goes on */', 'comment']);
  });

  it.each(['const a = `', 'tab\there\r', '\u202e \u0000 \ud800', '<script>alert(1)</script>', 'x'.repeat(5_000), ''])(
    'changes no character of %j',
    async (line) => {
      const tokenise = await openTokeniser('javascript');
      expect(
        tokenise(line)
          .map(([text]) => text)
          .join(''),
      ).toBe(line);
    },
  );
});

describe('highlighting on the thread of the page', () => {
  it('keeps every line', async () => {
    const code = '{\n  "a": [1, true]\n}\n';
    const lines = await highlightHere(code, 'json', new AbortController().signal);
    expect(lines?.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code);
    expect(lines?.flat()).toContainEqual(['1', 'constant']);
  });

  it('gives up when nobody waits for it any more', async () => {
    expect(await highlightHere('{}', 'json', AbortSignal.abort())).toBeUndefined();
  });

  it('gives nothing for a grammar that there is not, and goes on with the next code', async () => {
    expect(await highlightHere('{}', 'nonsense', new AbortController().signal)).toBeUndefined();
    expect(await highlightHere('{}', 'json', new AbortController().signal)).toHaveLength(1);
  });
});
