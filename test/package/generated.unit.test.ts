import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleSource, gzipSize } from '../../.ci/bundle.mjs';
import { root } from './source-files.js';

const folder = `${root}src/schema/generated`;
const validatorFiles = readdirSync(folder).filter((name) => name.endsWith('-validators.ts'));

describe('generated files', () => {
  it('are what npm run generate makes of schemas/', () => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}.ci/generate-schema.mjs`, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('draw the icons that are imported, as lucide-react has them', () => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}.ci/generate-icons.mjs`, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it.each(validatorFiles)('%s compiles nothing at run time', (name) => {
    const code = readFileSync(`${folder}/${name}`, 'utf8');
    expect(code.match(/\brequire\s*\(|\beval\b|new\s+Function|\bFunction\s*\(/g)).toBeNull();
  });

  it('hold validators of less than 8 kB together, minified and zipped', async ({ annotate }) => {
    const bytes = gzipSize(await bundleSource(validatorFiles.map((name) => `export * from './${name}';`).join('\n'), folder));
    await annotate(`${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeLessThan(8_000);
  });

  it('validate where code from strings is forbidden', async () => {
    const code = await bundleSource(`export { validateDocument, validateFrame } from './validate.js';`, `${root}src/schema`);
    const temporary = mkdtempSync(join(tmpdir(), 'oddkin-validators-'));
    onTestFinished(() => rmSync(temporary, { recursive: true }));
    writeFileSync(join(temporary, 'validate.mjs'), code);
    writeFileSync(
      join(temporary, 'main.mjs'),
      `import { validateDocument, validateFrame } from './validate.mjs';
      const refusesStrings = (() => { try { return new Function('return false')(); } catch { return true; } })();
      const frame = validateFrame({ type: 'heartbeat', protocol: 'aicc/9' });
      const suggestion = validateDocument('oddkin.ai.suggestion', {});
      console.log(JSON.stringify([refusesStrings, frame.ok, suggestion.ok]));`,
    );
    const output = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', join(temporary, 'main.mjs')], {
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([true, false, false]);
  });
});
