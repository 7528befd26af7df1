import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { entries } from '../../.ci/entries.mjs';
import { root } from './source-files.js';

interface PackageFile {
  readonly exports: Readonly<Record<string, unknown>>;
}

const { exports } = readJson<PackageFile>('package.json');
const { compilerOptions } = readJson<{ compilerOptions: { paths: Record<string, readonly string[]> } }>('tsconfig.json');
const named = Object.entries(entries);

describe('entry points', () => {
  it('are the same in package.json as in .ci/entries.mjs', () => {
    const built = named.map(([entry, file]) => [entry, paths(`./dist/${file.replace(/\.ts$/, '')}`)]);
    const sheets = ['./styles.css', './styles.unlayered.css', './observer.css', './observer.unlayered.css', './themes/*.css'];
    const styles = sheets.map((entry) => [entry, stylesheet(entry)]);
    expect(exports).toEqual(
      Object.fromEntries([
        ...built,
        ['./oddkin-observer.module.js', paths('./dist/embed/oddkin-observer.module')],
        ['./schemas/*', './schemas/*'],
        ...styles,
      ]),
    );
  });

  it('are the same in tsconfig.json as in .ci/entries.mjs', () => {
    expect(compilerOptions.paths).toEqual(
      Object.fromEntries(named.map(([entry, file]) => [`@oddkin/ai${entry.slice(1)}`, [`./src/${file}`]])),
    );
  });

  it.each(named)('%s has its file', (_, file) => {
    expect(existsSync(`${root}src/${file}`)).toBe(true);
  });
});

describe('exported names', () => {
  const program = ts.createProgram(
    named.map(([, file]) => `${root}src/${file}`),
    ts.parseJsonConfigFileContent(readJson('src/tsconfig.json'), ts.sys, `${root}src`).options,
  );
  const checker = program.getTypeChecker();

  // Props and options say what they are member by member; what they belong to has the comment.
  it.each(named)('of %s each have a doc comment', (_, file) => {
    const explained = exported(file).filter(({ name }) => !/(Props|Options)$/.test(name));
    const bare = explained.filter((symbol) => original(symbol).getDocumentationComment(checker).length === 0);
    expect(bare.map((symbol) => symbol.name)).toEqual([]);
  });

  function exported(file: string): readonly ts.Symbol[] {
    const source = program.getSourceFile(`${root}src/${file}`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
    return symbols.toSorted((left, right) => (left.name < right.name ? -1 : 1));
  }

  function original(symbol: ts.Symbol): ts.Symbol {
    return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  }
});

function paths(base: string) {
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

function stylesheet(entry: string) {
  const file = entry.replace('./', './dist/');
  return { types: `${file}.d.ts`, default: file };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(root + path, 'utf8')) as T; // the files of this repository, each checked by what reads it
}
