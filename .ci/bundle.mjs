import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/** Bundles and minifies `code`, a module that may import what a file in `folder` could. Returns the text of what is loaded at once. */
export async function bundleSource(code, folder, { external = [], isOneFile = false } = {}) {
  const input = `${folder}/in-memory-entry.ts`;
  const { output } = await build({
    input,
    write: false,
    platform: 'browser',
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    output: { format: 'esm', minify: true, codeSplitting: !isOneFile },
    plugins: [inMemory({ [input]: code }), ...(isOneFile ? [inMemory({ './highlighter.js': plainCode })] : [])],
  });
  return atOnce(output)
    .map((chunk) => chunk.code)
    .join('\n');
}

// One file can load nothing on demand, and all grammars would outweigh it forty times: code stays plain.
const plainCode = 'export const recall = () => undefined; export const highlight = async () => undefined;';

/** A plugin that answers for modules which are in no file. */
function inMemory(modules) {
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

/** The entry's chunk and those that it imports statically; what is imported on demand is left out. */
function atOnce(output) {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set();
  const visit = (name) => {
    if (!chunks.has(name) || reached.has(name)) return;
    reached.add(name);
    chunks.get(name).imports.forEach(visit);
  };
  output.filter((file) => file.isEntry).forEach((chunk) => visit(chunk.fileName));
  return [...reached].map((name) => chunks.get(name));
}
