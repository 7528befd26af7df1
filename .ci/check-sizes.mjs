// Weighs what dist makes a page load, minified and zipped, against a budget each. Exits 1 when one is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleSource, gzipSize } from './bundle.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const react = ['react', 'react-dom'];
const everythingOf = (...stations) => stations.map((station) => `export * as ${station} from './${station}/index.js';`).join('\n');

const rows = [
  ['thread with all parts, store and client', 75, () => module(everythingOf('components', 'hooks', 'projection', 'aicc'), react)],
  ['observer panel, before anything on demand', 120, () => module(`export { ObserverPanel } from './index.js';`, react)],
  ['element, React inside', 190, () => module(`import './element/index.js';`, [])],
  ['all validators', 14, () => module(`export * from './schema/validate.js';`, [])],
  ['styles.css', 12, () => readFileSync(`${dist}/styles.css`, 'utf8')],
  ['styles.unlayered.css', 12, () => readFileSync(`${dist}/styles.unlayered.css`, 'utf8')],
];

if (!existsSync(dist)) {
  console.error('There is no dist to weigh: run npm run build first.');
  process.exit(1);
}
console.log(`${'min + gzip, kB'.padEnd(44)}${'is'.padStart(8)}${'may be'.padStart(8)}`);
for (const [name, budget, read] of rows) {
  const size = gzipSize(await read()) / 1000;
  if (size > budget) process.exitCode = 1;
  console.log(`${name.padEnd(44)}${size.toFixed(1).padStart(8)}${String(budget).padStart(8)}${size > budget ? '  OVER' : ''}`);
}

function module(code, external) {
  return bundleSource(code, dist, { external });
}
