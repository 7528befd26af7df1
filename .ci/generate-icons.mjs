// Makes src/icons/drawings from lucide-react: the drawing of each icon that src/ imports, without what lucide-react makes of it.
// `node .ci/generate-icons.mjs --check` writes nothing and exits 1 when a file is out of date.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const root = fileURLToPath(new URL('../', import.meta.url));
const lucide = `${root}node_modules/lucide-react/`;
const target = `${root}src/icons/`;
const prettierOptions = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).prettier;

const files = new Map();
const fileNames = namesOfFiles(readFileSync(`${lucide}dist/esm/lucide-react.mjs`, 'utf8'));
for (const name of importedNames()) {
  const file = fileNames.get(name);
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`);
  const { __iconData: icon } = await import(`${lucide}dist/esm/icons/${file}.mjs`);
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => JSON.stringify(tag === 'path' ? attributes.d : [tag, attributes]));
  files.set(
    `drawings/${file}.ts`,
    `import { icon } from '../icon.js';\nexport const ${name} = /* @__PURE__ */ icon(${shapes.join(', ')});\n`,
  );
}
const exported = [...files].map(([path, text]) => `export { ${/const (\w+)/.exec(text)[1]} } from './${path.replace('.ts', '.js')}';`);
files.set(
  'index.ts',
  `// Comes before: nothing; a drawing knows of no other station.
// Comes after: components and the observer panel. Made by .ci/generate-icons.mjs of the icons that they import.
${exported.join('\n')}
export type { Icon } from './icon.js';
`,
);

const stale = [];
for (const [path, text] of files) {
  const formatted = await format(text, { ...prettierOptions, parser: 'typescript' });
  if (read(path) === formatted) continue;
  stale.push(path);
  if (!process.argv.includes('--check')) writeFileSync(target + path, formatted);
}
for (const name of readdirSync(`${target}drawings`)) {
  if (files.has(`drawings/${name}`)) continue;
  stale.push(`drawings/${name}`);
  if (!process.argv.includes('--check')) rmSync(`${target}drawings/${name}`);
}
if (!process.argv.includes('--check')) cpSync(`${lucide}LICENSE`, `${target}LICENSE`);
if (stale.length > 0) console.error(`src/icons: ${stale.join(', ')} ${process.argv.includes('--check') ? 'out of date' : 'written'}`);
if (stale.length > 0 && process.argv.includes('--check')) process.exit(1);

/** What the sources take from src/icons, in the order of the alphabet. */
function importedNames() {
  const sources = readdirSync(`${root}src`, { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  const lists = sources.flatMap((path) =>
    Array.from(
      readFileSync(`${root}src/${path}`, 'utf8').matchAll(/import \{([^}]*)\} from '[./]+\/icons\/index\.js'/g),
      ([, list]) => list,
    ),
  );
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return [...new Set(names.filter((name) => name !== '' && !name.startsWith('type ')))].toSorted();
}

/** Which file holds an icon, by each of its names. */
function namesOfFiles(index) {
  const lines = index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(Array.from(lines).flatMap(([, list, file]) => Array.from(list.matchAll(/default as (\w+)/g), ([, name]) => [name, file])));
}

function read(path) {
  try {
    return readFileSync(target + path, 'utf8');
  } catch {
    return undefined;
  }
}
