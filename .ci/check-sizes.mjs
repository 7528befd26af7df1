// Weighs what dist makes a page load, minified and zipped, against a budget each. Exits 1 when one is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleOnDemand, bundleSource, gzipSize, reachedFiles } from './bundle.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const react = ['react', 'react-dom'];
const thread = `export { ChatProvider, Conversation, createObserverStore } from './index.js'; export { connectObserver } from './projection/index.js';`;

const markdown = ['markdown', 'markdown-elements'];
const parts = ['tool-call-content', 'json-view', 'artifact', 'approval', 'file'];

// What it may weigh now, and what it is to weigh in the end. What is asked for as soon as a page has mounted is weighed by itself.
const rows = [
  ['thread with all parts, store and client', 72.5, 75, () => module(thread, react)],
  ['  soon after: what reads Markdown', 65.2, undefined, () => later(thread, markdown)],
  ['  soon after: tool calls, artifacts, approvals, files', 15.3, undefined, () => later(thread, parts)],
  ['observer panel, before anything on demand', 112.5, 120, () => module(`export { ObserverPanel } from './index.js';`, react)],
  ['element, React inside', 187, 190, () => reachedFiles(`${dist}/embed/oddkin-observer.module.js`)],
  ['all validators', 6.1, 14, () => module(`export * from './schema/validate.js';`, [])],
  ['styles.css', 11, 12, () => stylesheet('styles.css')],
  ['styles.unlayered.css', 11, 12, () => stylesheet('styles.unlayered.css')],
  ['  for the panel as well: observer.css', 8.8, 12, () => stylesheet('observer.css')],
  ['  for the panel as well: observer.unlayered.css', 8.8, 12, () => stylesheet('observer.unlayered.css')],
];

if (!existsSync(dist)) {
  console.error('There is no dist to weigh: run npm run build first.');
  process.exit(1);
}
console.log(`${'min + gzip, kB'.padEnd(54)}${'is'.padStart(8)}${'may be'.padStart(8)}${'target'.padStart(8)}`);
for (const [name, budget, target, read] of rows) {
  const size = gzipSize(await read()) / 1000;
  const isOver = size > budget;
  if (isOver) process.exitCode = 1;
  const figures = [size.toFixed(1), String(budget), String(target ?? '')].map((figure) => figure.padStart(8));
  console.log(`${name.padEnd(54)}${figures.join('')}${isOver ? '  OVER' : ''}`);
}

function stylesheet(name) {
  return readFileSync(`${dist}/${name}`, 'utf8');
}

function module(code, external) {
  return bundleSource(code, dist, { external });
}

function later(code, names) {
  return bundleOnDemand(code, dist, { external: react, names });
}
