// Holds what `npm pack` would send out: no file but those that sources explain, and types that resolve where a consumer is strict and has nothing but what it needs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './entries.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const packed = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']))[0].files.map(({ path }) => path);
const listed = JSON.parse(readFileSync(`${root}test/package/packed.json`, 'utf8'));

const strict = {
  target: 'ES2022',
  lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};
const consumer = `
const element: import('@oddkin/ai/element').OddkinObserverElement = document.createElement('oddkin-observer');
element.addEventListener('oddkin-action', (event) => event.respondWith(Promise.resolve(event.detail.type)));
export const tag = <oddkin-observer url="ws://127.0.0.1/observe" theme="dark" onoddkin-status={({ detail }) => console.log(detail.phase)} />;
`;

const sources = readdirSync(`${root}src`, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
const explained = new Set(sources.flatMap(outputsOf));
const patterns = listed.map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`));
const surprises = packed.filter((path) => !explained.has(path) && !patterns.some((pattern) => pattern.test(path)));
const missing = [
  ...[...explained].filter((path) => !packed.includes(path)),
  ...listed.filter((_, index) => !packed.some((path) => patterns[index].test(path))),
];
report('would be packed, and neither a source nor test/package/packed.json tells why', surprises);
report('would be missing in the package', missing);
console.log(`${packed.length} files would be packed.`);
checkTypes();

/** What the build makes of a source file; its stylesheets are in one file. */
function outputsOf(path) {
  const name = `dist/${path.replace(/\.tsx?$/, '')}`;
  if (/\.tsx?$/.test(path)) return [`${name}.js`, `${name}.js.map`, `${name}.d.ts`];
  return path.endsWith('.json') && path !== 'tsconfig.json' ? [`dist/${path}`] : [];
}

function checkTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'oddkin-consumer-'));
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const path of packed.filter((each) => /\.(d\.ts|json)$/.test(each))) {
    mkdirSync(dirname(`${folder}/node_modules/@oddkin/ai/${path}`), { recursive: true });
    cpSync(root + path, `${folder}/node_modules/@oddkin/ai/${path}`);
  }
  // Types of what a consumer has by itself, and no others of ours.
  for (const name of [...Object.keys(dependencies), '@types/react', '@types/react-dom', '@types/node', 'csstype', 'undici-types']) {
    if (!existsSync(`${root}node_modules/${name}`)) continue;
    mkdirSync(dirname(`${folder}/node_modules/${name}`), { recursive: true });
    symlinkSync(`${root}node_modules/${name}`, `${folder}/node_modules/${name}`);
  }
  const names = [...Object.keys(entries).map((entry) => `@oddkin/ai${entry.slice(1)}`), '@oddkin/ai/oddkin-observer.module.js'];
  const imports = names.map((name, index) => `import * as entry${index} from '${name}';\nexport { entry${index} };`);
  writeFileSync(`${folder}/consumer.tsx`, [...imports, consumer].join('\n'));
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    const compilerOptions = { ...strict, module, moduleResolution };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['consumer.tsx'] }));
    const { status, stdout } = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', folder], { encoding: 'utf8' });
    if (status === 0) console.log(`types resolve with ${moduleResolution}, strict, libraries checked too`);
    else report(`is what a strict consumer reads with ${moduleResolution}`, stdout.trim().split('\n'));
  }
  rmSync(folder, { recursive: true });
}

function report(what, lines) {
  if (lines.length === 0) return;
  process.exitCode = 1;
  for (const line of lines.slice(0, 40)) console.error(`${line} ${what}`);
}

function run(command, options) {
  const { status, stdout, stderr } = spawnSync(command, options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
