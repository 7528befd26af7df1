import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '@oddkin/ai';
import { modulesAtOnce } from '../../.ci/bundle.mjs';
import { panelWords } from '../../src/messages/panel-words.js';
import { root } from '../package/source-files.js';

const source = `${root}src/`;
const options = { external: ['react', 'react-dom'] };

describe('the words that are loaded at once', () => {
  it('are those of a conversation, where a page shows no more', async () => {
    const words = await wordsOf(`export { ChatProvider, Conversation } from './index.js';`);
    expect(words).toContain('messages/en/message.ts');
    expect(words.filter((path) => /en\/(observer|panel|question|plan|problem)/.test(path))).toEqual([]);
  });

  it('are all that the panel says before a part of it is loaded, and not those of its parts', async () => {
    const code = `export { ObserverPanel } from './index.js';`;
    const paths = (await modulesAtOnce(code, `${root}src`, options)).map((path) => path.replace(source, ''));
    const panel = paths.filter((path) => path.startsWith('observer/')).map((path) => readFileSync(source + path, 'utf8'));
    expect(panel.length).toBeGreaterThan(50);
    expect(Object.keys(en).filter((key) => panel.some((text) => mayShow(text, key)) && !Object.hasOwn(panelWords, key))).toEqual([]);
    expect(await wordsOf(code)).not.toContain('messages/en/compare.ts');
  });
});

async function wordsOf(code: string): Promise<readonly string[]> {
  const paths = await modulesAtOnce(code, `${root}src`, options);
  return paths.filter((path) => path.startsWith(`${source}messages/`)).map((path) => path.replace(source, ''));
}

/** Whether the key stands in the text, or the text begins a key as this one does. */
function mayShow(text: string, key: string): boolean {
  const starts = Array.from(text.matchAll(/`([a-z-]+(?:\.[\w-]+)*\.)\$\{/g), ([, start = '']) => start);
  return text.includes(`'${key}'`) || starts.some((start) => key.startsWith(start));
}
