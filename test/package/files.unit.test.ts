import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.js';

const ours = ['src', 'test', 'stories', 'examples', 'bench', '.ci', '.storybook'];
const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.prettierignore',
  '.gitignore',
];
const outsideOfGit = ['.git', 'node_modules', 'dist', 'storybook-static', 'screenshots', 'coverage', '.vite'];
const topLevel = new Set([...ours, ...settings, ...outsideOfGit, 'schemas', 'README.md', 'LICENSE', 'CHANGELOG.md']);

const files = ours.filter((folder) => existsSync(root + folder)).flatMap(sourceFiles);

describe('files', () => {
  it('have at most 300 lines', () => {
    const counts = files.map((file) => ({ file, lines: readFileSync(root + file, 'utf8').split('\n').length - 1 }));
    expect(counts.filter(({ lines }) => lines > 300)).toEqual([]);
  });

  it('and folders are named for a subject, in lower case', () => {
    const drawers = /^(utils?|helpers?|common|shared|lib|internal|misc|types|constants)$/;
    const names = files.flatMap((file) => file.split('/').map((step) => ({ file, step })));
    expect(names.filter(({ step }) => drawers.test(step.replace(/\..*$/, '')))).toEqual([]);
    expect(files.filter((file) => !/^[a-z0-9.-]+$/.test(basename(file)))).toEqual([]);
  });

  it('stand at the top level only where the tree has a place for them', () => {
    expect(readdirSync(root).filter((name) => !topLevel.has(name) && !name.endsWith('.tsbuildinfo'))).toEqual([]);
  });
});
