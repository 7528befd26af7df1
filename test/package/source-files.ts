import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The paths under `folder`, from the root on and with forward slashes; generated files and data are left out. */
export function sourceFiles(folder: string): readonly string[] {
  const extensions = new Set(['.ts', '.tsx', '.mjs', '.js', '.jsx', '.css', '.mdx']);
  const passedOver = new Set(['node_modules', 'generated', 'recordings']);
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : sourceFiles(path);
    return extensions.has(extname(entry.name)) || entry.name === 'run' ? [path] : [];
  });
}
