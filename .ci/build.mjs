// Makes dist from src: modules and types by tsc, stylesheets by Lightning CSS, the JSON files as they are, and the element once more as
// one file that needs nothing else.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStyles } from './build-css.mjs';
import { bundleSource } from './bundle.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

rmSync(`${root}dist`, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', `${root}src`], { stdio: 'inherit' });
cpSync(`${root}src`, `${root}dist`, { recursive: true, filter: isFolderOrData });
buildStyles(root);
writeFileSync(
  `${root}dist/element.bundle.js`,
  await bundleSource(`export * from './element/index.js';`, `${root}dist`, { isOneFile: true }),
);
process.exitCode = status ?? 1;

function isFolderOrData(path) {
  return extname(path) === '' || (extname(path) === '.json' && !path.endsWith('tsconfig.json'));
}
