import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { modulesAtOnce } from '../../.ci/bundle.mjs';
import { stylesTextOnDemand } from '../../src/element/styles-text-on-demand.js';
import { stylesText } from '../../src/element/styles-text.js';
import { root } from '../package/source-files.js';

it('brings along the stylesheets that src/styles gives', () => {
  const script = fileURLToPath(new URL('../../.ci/generate-element-styles.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('has the rules from the first moment of all that is shown by what it loads at once', async () => {
  const modules = await modulesAtOnce(`import './element/index.js';`, `${root}src`);
  const shown = modules.filter((path) => path.startsWith(root) && path.endsWith('.tsx')).map((path) => readFileSync(path, 'utf8'));
  const atOnce = new Set(classesIn(stylesText));
  const late = classesIn(stylesTextOnDemand).filter((name) => !atOnce.has(name));
  expect(late.length).toBeGreaterThan(100);
  const classes = new Set(shown.flatMap((code) => code.match(/oddkin-[\w-]+/g) ?? []));
  expect(late.filter((name) => classes.has(name))).toEqual([]);
});

function classesIn(css: string): readonly string[] {
  return [...css.matchAll(/\.(oddkin-[\w-]+)/g)].map(([, name]) => name ?? '');
}
