// Makes dist/embed, a folder that any server can serve as it is: the element as one module and as one classic script, and beside them what they load on demand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'rolldown';
import { atOnce, bundling, inMemory } from './bundle.mjs';

const modules = { format: 'esm', minify: true, chunkFileNames: 'chunks/[name]-[hash].js' };
const moduleName = 'oddkin-observer.module';
const classicName = 'oddkin-observer';

// Pages that demand Trusted Types refuse a worker by an address that is mere text. One that also lists its policies has to list `oddkin`.
const trustedWorker = `
let policy;
export function openWorker() {
  const address = new URL('./highlight-worker.js', import.meta.url).href;
  policy ??= globalThis.trustedTypes?.createPolicy('oddkin', { createScriptURL: (url) => url });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}`;

/** Writes the folder from the modules under `source`. */
export async function buildEmbed(source, target) {
  for (const files of [await buildModule(source), await buildClassic(source), await buildHighlighter(source), types])
    writeAll(target, files);
}

const asideId = 'oddkin:highlighter';
const asideImport = new RegExp(`import\\(["'\`]${asideId}["'\`]\\)`);
const highlighterAside = {
  name: 'highlighter-aside',
  resolveId: (id) => (id === './highlighter.js' ? { id: asideId, external: true } : null),
};

const types = new Map([
  [`${moduleName}.d.ts`, `export * from '../element/index.js';\n`],
  [
    `${classicName}.d.ts`,
    `import type * as Element from '../element/index.js';\n\ndeclare global {\n  /** What the classic script gives a page. */\n  var Oddkin: typeof Element;\n}\n`,
  ],
]);

/** Modules: all that is needed at once in one file, behind the name that a page knows. */
async function buildModule(source) {
  const make = (groups) =>
    build({
      ...bundling,
      input: { [moduleName]: `${source}/element/index.js` },
      output: { ...modules, entryFileNames: '[name].js', codeSplitting: { groups } },
      plugins: [highlighterAside],
    });
  const { output } = await make([]);
  const first = new Set(atOnce(output).flatMap((chunk) => Object.keys(chunk.modules)));
  const grouped = await make([{ name: 'core', test: (id) => first.has(id) }]);
  return new Map(grouped.output.map(({ fileName, code }) => [fileName, code.replace(asideImport, 'import("./highlighter.js")')]));
}

/** What colours code, for the page and for a worker. It shares nothing with the rest, and its grammars outweigh all else: both ways have the same files. */
async function buildHighlighter(source) {
  const { output } = await build({
    ...bundling,
    input: { highlighter: `${source}/highlight/highlighter.js`, 'highlight-worker': `${source}/highlight/highlight-worker.js` },
    output: { ...modules, entryFileNames: 'chunks/[name].js' },
    plugins: [inMemory({ './open-worker.js': trustedWorker })],
  });
  return new Map(output.map(({ fileName, code }) => [fileName, code]));
}

/**
 * A classic script can import modules, but its own parts can't share what it holds with them. So its parts are functions, which it hands its own
 * `require`; each comes as a module of one function, which a page's policy treats as any script of its own.
 */
async function buildClassic(source) {
  const { output } = await build({
    ...bundling,
    input: { [classicName]: `${source}/element/index.js` },
    output: { format: 'cjs', minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    plugins: [highlighterAside],
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = atOnce(output, classicName);
  const later = chunks.filter((chunk) => !first.includes(chunk));
  const needs = later.map(({ fileName, imports }) => [fileName, imports.filter((name) => later.some((each) => each.fileName === name))]);
  const factories = first.map((chunk) => `${JSON.stringify(chunk.fileName)}:${factoryOf(chunk)}`);
  const script = `var Oddkin=(()=>{const address=document.currentScript?.src||location.href,factories={${factories.join(',')}},needs=${JSON.stringify(Object.fromEntries(needs))};${runtime}return require("./${classicName}.js")})();`;
  const parts = later.map((chunk) => [`classic/${chunk.fileName}`, `export default ${factoryOf(chunk)};`]);
  return new Map([[`${classicName}.js`, script], ...parts]);
}

const runtime = `const made=new Map();
function require(path){const name=path.slice(2);let exports=made.get(name);if(exports===undefined){made.set(name,exports={});factories[name](exports,require,load,address)}return exports}
async function load(path){await bring(path.slice(2));return require(path)}
async function bring(name){if(name in factories)return;const[part]=await Promise.all([import(new URL("classic/"+name,address)),...needs[name].map(bring)]);factories[name]=part.default}
`;

function factoryOf({ code, dynamicImports }) {
  const found = new Set();
  const body = code
    .replace(/Promise\.resolve\(\)\.then\(\(\)=>require\(("[^"]+")\)\)/g, (_, path) => {
      found.add(path);
      return `load(${path})`;
    })
    .replace(asideImport, () => {
      found.add(asideId);
      return 'import(new URL("chunks/highlighter.js",address))';
    });
  if (found.size !== new Set(dynamicImports).size)
    throw new Error('The bundler writes imports on demand otherwise than .ci/build-embed.mjs expects.');
  return `(exports,require,load,address)=>{"use strict";${body}\n}`;
}

function writeAll(folder, files) {
  for (const [name, code] of files) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, code);
  }
}
