import ts from 'typescript';
import { root } from '../package/source-files.js';
import type { CodeBlock } from './code-blocks.js';

const extensions = new Map([
  ['ts', 'ts'],
  ['tsx', 'tsx'],
  ['js', 'js'],
  ['jsx', 'jsx'],
]);

// What a fragment may take as given, by `given NAME …` behind its language.
const givens: ReadonlyMap<string, string> = new Map([
  ['store', "import('@oddkin/ai/store').ObserverStore"],
  ['connection', "import('@oddkin/ai/store').ObserverConnection"],
  ['recording', "import('@oddkin/ai/recording').Recording"],
  ['file', 'File'],
  ['token', 'string'],
]);

/** Whether the compiler reads blocks of this language. */
export function isCompiled({ language }: CodeBlock): boolean {
  return extensions.has(language);
}

/** What the compiler says of these blocks, each a module of its own, under the settings of this repository: one line a fault. */
export function compileBlocks(blocks: readonly CodeBlock[]): readonly string[] {
  const modules = new Map(blocks.map((block, index) => [`${root}test/docs/block-${index}.${extensions.get(block.language)}`, block]));
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => modules.has(name) || fileExists(name);
  host.readFile = (name) => textOf(modules.get(name)) ?? readFile(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = textOf(modules.get(name));
    return text === undefined ? getSourceFile(name, language, ...rest) : ts.createSourceFile(name, text, language);
  };
  const program = ts.createProgram([...modules.keys()], options, host);
  return [...modules].flatMap(([name, block]) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((found) => tell(found, block));
  });
}

function readOptions(): ts.CompilerOptions {
  const path = `${root}tsconfig.json`;
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config: unknown }; // JSON, which the compiler reads on
  const { options } = ts.parseJsonConfigFileContent({ ...(config as object), files: [] }, ts.sys, root, undefined, path);
  return { ...options, checkJs: true, noUnusedLocals: false, noUnusedParameters: false };
}

/** The block's text with what it takes as given behind it, so that lines keep their numbers. */
function textOf(block: CodeBlock | undefined): string | undefined {
  if (block === undefined) return undefined;
  const { code, words } = block;
  const names = words[0] === 'given' ? words.slice(1) : [];
  return [code, ...names.map(declare), 'export {};'].join('\n');
}

function declare(name: string): string {
  const type = givens.get(name);
  if (type === undefined)
    throw new Error(`"${name}" can't be taken as given. Take one of ${[...givens.keys()].join(', ')}, or write it out.`);
  return `declare const ${name}: ${type};`;
}

function tell({ file, start, messageText }: ts.Diagnostic, { page, line }: CodeBlock): string {
  const at = file === undefined || start === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
  return `${page}:${line + 1 + at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
