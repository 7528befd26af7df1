import { beforeAll, expect, it } from 'vitest';
import { blocksIn, codeBlocks } from './code-blocks.js';
import { compileBlocks, isCompiled } from './compile-blocks.js';

const faulty = ['# A page', '', '```ts given store', 'store.seek(1);', 'store.sought(1);', '```'].join('\n');
let faults: readonly string[] = [];

// One run of the compiler for both: it reads the whole library.
beforeAll(() => {
  faults = compileBlocks([...codeBlocks(), ...blocksIn('faulty.mdx', faulty)].filter(isCompiled));
}, 300_000);

it('every block of code in the documentation compiles', () => {
  expect(faults.filter((fault) => !fault.startsWith('faulty.mdx'))).toEqual([]);
});

it('a block that does not compile is told with its page and line', () => {
  expect(faults).toContain("faulty.mdx:5: Property 'sought' does not exist on type 'ObserverStore'.");
});
