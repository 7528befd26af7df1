// Makes dist from src: modules and types by tsc, stylesheets by Lightning CSS, the JSON files as they are, and the element once more for pages
// without a bundler.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStyles } from './build-css.mjs';
import { buildEmbed } from './build-embed.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

rmSync(`${root}dist`, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', `${root}src`], { stdio: 'inherit' });
cpSync(`${root}src`, `${root}dist`, { recursive: true, filter: isFolderOrData });
buildStyles(root);
await buildEmbed(`${root}dist`, `${root}dist/embed`);
process.exitCode = status ?? 1;

function isFolderOrData(path) {
  return extname(path) === '' || (extname(path) === '.json' && !path.endsWith('tsconfig.json'));
}
