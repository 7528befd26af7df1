// The sources as one module that Node can run, made anew for each measurement.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSource } from '../.ci/bundle.mjs';

/** Bundles `code`, which imports from src, and gives what it exports. */
export async function importSource(code) {
  const folder = mkdtempSync(join(tmpdir(), 'oddkin-bench-'));
  const file = join(folder, 'source.mjs');
  try {
    writeFileSync(file, await bundleSource(code, fileURLToPath(new URL('../src', import.meta.url)), { isOneFile: true }));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
