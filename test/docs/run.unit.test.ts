import { describe, expect, it } from 'vitest';
import { codeBlocks, placeOf } from './code-blocks.js';
import { runBlock } from './run-block.js';

const blocks = codeBlocks();
const runnable = blocks.flatMap((block, index) => {
  const output = blocks[index + 1];
  return block.words[0] === 'run'
    ? [{ place: placeOf(block), block, output: output?.words[0] === 'output' ? output.code : undefined }]
    : [];
});

describe('what the documentation runs', () => {
  it.each(runnable)('gives the output that stands below it: $place', async ({ block, output }) => {
    const lines = await runBlock(block);
    if (output !== undefined) expect(lines.join('\n')).toBe(output);
  });
});
