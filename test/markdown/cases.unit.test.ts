import { describe, expect, it } from 'vitest';
import { renderWhole, stream } from './one-shot.js';

describe('texts that have gone wrong elsewhere, code unit by code unit', () => {
  it.each([
    // Words with low lines, and marks that close nothing.
    'hello_world',
    'MAX_RETRY_COUNT is 3',
    'a \\_b',
    '- **',
    '** __',
    '2 * 3 * 4',
    'path/to/__init__',
    // Amounts of money.
    '**$750 is a lot of money**',
    'It costs $5 and $10 today',
    '$/PR is down but $/session is up',
    'gives $0$ points, up to $m-1$',
    'export PATH=$HOME/bin:$PATH',
    // Tags that are none.
    '<p><b</p>',
    '<simd>8 lanes</simd>',
    '</p><</div>/span>/div><button&#160;onClick=alert(1)>',
    'Vec<String> and a<b && c>d',
    '<think>plan</think>done',
    '<details><summary>s</summary>\n\n- x\n</details>',
    '<',
  ])('%j ends as react-markdown shows the whole', (text) => {
    expect(stream(text.split(''))).toBe(renderWhole(text));
  });

  it('shows every sign of an amount as it was sent', () => {
    expect(stream('**$750 is a lot of money** and $5 or $10'.split(''))).toBe(
      '<p dir="auto"><strong>$750 is a lot of money</strong> and $5 or $10</p>',
    );
  });
});
