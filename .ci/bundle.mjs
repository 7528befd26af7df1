import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/** What all bundles of ours have in common. They hold for sources and for what is built of them. */
export const bundling = {
  write: false,
  platform: 'browser',
  logLevel: 'silent',
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
  resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
};

/**
 * Bundles and minifies `code`, a module that may import what a file in `folder` could. Returns the text of what is loaded at once.
 * @param {string} code
 * @param {string} folder
 * @param {{ external?: readonly string[], isOneFile?: boolean }} [options]
 */
export async function bundleSource(code, folder, options) {
  const chunks = await chunksAtOnce(code, folder, options);
  return chunks.map((chunk) => chunk.code).join('\n');
}

/** The paths of the modules of which something is loaded at once, by the same rules as {@link bundleSource}. */
export async function modulesAtOnce(code, folder, options) {
  const chunks = await chunksAtOnce(code, folder, options);
  return chunks.flatMap(({ modules }) => Object.keys(modules).filter((path) => modules[path].renderedLength > 0));
}

/**
 * The text of what the modules of these names add to what is loaded at once, where they are imported on demand.
 * @param {string} code
 * @param {string} folder
 * @param {{ names: readonly string[], external?: readonly string[] }} options
 */
export async function bundleOnDemand(code, folder, { names, ...options }) {
  const output = await buildCode(code, folder, options);
  const first = new Set(atOnce(output));
  const missing = names.filter((name) => !output.some((file) => file.type === 'chunk' && file.isDynamicEntry && file.name === name));
  if (missing.length > 0) throw new Error(`Nothing imports ${missing.join(', ')} on demand.`);
  const reached = reachedChunks(output, (chunk) => chunk.isDynamicEntry && names.includes(chunk.name));
  return reached
    .filter((chunk) => !first.has(chunk))
    .map((chunk) => chunk.code)
    .join('\n');
}

async function chunksAtOnce(code, folder, options) {
  return atOnce(await buildCode(code, folder, options));
}

async function buildCode(code, folder, { external = [], isOneFile = false } = {}) {
  const input = `${folder}/in-memory-entry.ts`;
  const { output } = await build({
    ...bundling,
    input,
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    output: { format: 'esm', minify: true, codeSplitting: !isOneFile },
    plugins: [withoutStyles, inMemory({ [input]: code, ...(isOneFile ? { './highlighter.js': plainCode } : {}) })],
  });
  return output;
}

// One file can load nothing on demand, and all grammars would outweigh it forty times: code stays plain.
const plainCode = 'export const recall = () => undefined; export const highlight = async () => undefined;';

/** A plugin that leaves out stylesheets, which a peer's modules may import by the way. */
const withoutStyles = {
  name: 'without-styles',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles.js' : null),
  load: (id) => (id === '\0no-styles.js' ? '' : null),
};

/** A plugin that answers for modules which are in no file. */
export function inMemory(modules) {
  return {
    name: 'in-memory',
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : null),
    load: (id) => (Object.hasOwn(modules, id) ? modules[id] : null),
  };
}

/** The number of bytes that come over the wire. */
export function gzipSize(text) {
  return gzipSync(text, { level: 9 }).length;
}

/** The chunks of an entry, or of all, and those that they import statically; what is imported on demand is left out. */
export function atOnce(output, entry) {
  return reachedChunks(output, ({ isEntry, name }) => isEntry && (entry === undefined || name === entry));
}

function reachedChunks(output, isFirst) {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set();
  const visit = (name) => {
    if (!chunks.has(name) || reached.has(name)) return;
    reached.add(name);
    chunks.get(name).imports.forEach(visit);
  };
  [...chunks.values()].filter(isFirst).forEach(({ fileName }) => visit(fileName));
  return [...reached].map((name) => chunks.get(name));
}

/** The texts of a built module and of all that it imports statically. */
export function reachedFiles(file, seen = new Set()) {
  if (seen.has(file)) return '';
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const imported = [...code.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, path]) => join(dirname(file), path));
  return [code, ...imported.map((path) => reachedFiles(path, seen))].join('\n');
}
