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
    plugins: [{ name: 'in-memory-entry', resolveId: (id) => (id === input ? id : null), load: (id) => (id === input ? code : null) }],
  });
  return atOnce(output)
    .map((chunk) => chunk.code)
    .join('\n');
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
