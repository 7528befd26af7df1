import { format } from 'node:util';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { entries } from '../../.ci/entries.mjs';
import { root } from '../package/source-files.js';
import { placeOf, type CodeBlock } from './code-blocks.js';

type Body = (load: (name: string) => unknown, exports: object, console: Pick<Console, 'log'>) => Promise<void>;

/** Runs a block as a module in Node and answers with the lines that it logged. */
export async function runBlock(block: CodeBlock): Promise<readonly string[]> {
  const { outputText } = ts.transpileModule(block.code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const names = Array.from(outputText.matchAll(/require\("(.*?)"\)/g), ([, name = '']) => name);
  const modules = new Map(await Promise.all(names.map(async (name) => [name, await loadModule(name)] as const)));
  const run = runInThisContext(`(async (require, exports, console) => {${outputText}\n})`, { filename: placeOf(block) }) as Body; // what the text before it says
  const lines: string[] = [];
  await run((name) => modules.get(name), {}, { log: (...values) => lines.push(...format(...values).split('\n')) });
  return lines;
}

function loadModule(name: string): Promise<unknown> {
  const file = (entries as Record<string, string>)[name.replace(/^@oddkin\/ai/, '.')]; // a name without an entry is another package's
  return file === undefined ? import(/* @vite-ignore */ name) : import(/* @vite-ignore */ `${root}src/${file}`);
}
