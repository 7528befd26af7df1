import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { bundleSource } from '../../.ci/bundle.mjs';
import { root, sourceFiles } from './source-files.js';

const react = ['react', 'react-dom'];
// Words that stand in one station alone, and stay when it is minified.
const marks = {
  panel: 'oddkin-observer-grid',
  conversation: 'oddkin-conversation',
  validators: 'oddkin.ai.question',
  components: 'oddkin-tool-call',
};

describe('importing', () => {
  it.each([
    ['one component without the panel', `export { ToolCall } from './components/index.js';`, ['panel', 'conversation']],
    ['one component by the name of the package', `export { ToolCall } from './index.js';`, ['panel', 'conversation']],
    ['the conversation without the panel', `export { Conversation } from './index.js';`, ['panel']],
    [
      'one part without looks',
      `export { ToolCallRoot, ToolCallOutcome } from './primitives/index.js';`,
      ['panel', 'conversation', 'components'],
    ],
    ['a hook', `export { useIsLive } from './index.js';`, ['panel', 'conversation', 'components']],
    ['the words', `export { createFormatters } from './index.js';`, ['panel', 'conversation', 'components', 'validators']],
  ] as const)('%s brings nothing of the rest', async (_, code, absent) => {
    const text = await bundleSource(code, `${root}src`, { external: react });
    expect(text.length).toBeGreaterThan(200);
    expect(absent.filter((name) => text.includes(marks[name]))).toEqual([]);
  });

  it('the panel brings all that the marks stand for', async () => {
    const text = await bundleSource(`export { ObserverPanel } from './index.js';`, `${root}src`, { external: react });
    expect(Object.entries(marks).filter(([, mark]) => !text.includes(mark))).toEqual([]);
  });

  it('the store and the client brings no React', async () => {
    const code = `export { createObserverStore, connectObserver } from './projection/index.js';`;
    const text = await bundleSource(code, `${root}src`, { external: [...react, 'zustand'] });
    expect(text.match(/from\s*["'](react|react-dom|zustand)["']/g)).toBeNull();
  });
});

describe('sideEffects in package.json', () => {
  const { sideEffects } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly sideEffects: readonly string[] };

  it('names the modules that do something when they are loaded, and no others', () => {
    const acting = sourceFiles('src').filter((file) => /\.tsx?$/.test(file) && actsWhenLoaded(file));
    const named = sideEffects.filter((path) => path.startsWith('./src/')).map((path) => path.slice(2));
    expect(acting.toSorted()).toEqual(named.toSorted());
  });

  it('names for what is built what it names for its source', () => {
    const built = sideEffects.filter((path) => path.startsWith('./dist/') && !path.startsWith('./dist/embed/'));
    const named = sideEffects.filter((path) => path.startsWith('./src/'));
    expect(built).toEqual(named.map((path) => path.replace('./src/', './dist/').replace(/\.tsx?$/, '.js')));
  });
});

/** Whether a statement of the module itself, other than a directive, is there for what it does. */
function actsWhenLoaded(file: string): boolean {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.some((statement) => {
    if (ts.isExpressionStatement(statement)) return !ts.isStringLiteral(statement.expression);
    if (ts.isImportDeclaration(statement)) return statement.importClause === undefined;
    return ts.isIfStatement(statement) || ts.isForOfStatement(statement) || ts.isForStatement(statement) || ts.isWhileStatement(statement);
  });
}
