// `npm run sbom`: lists what ships with this package, its licences, and with `--write FILE` as CycloneDX. Exits 1 on a licence that is not in the list below.
// Asks nobody: all of it stands in package-lock.json.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));
const allowed = new Set(['MIT', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC']);
// Besides what package.json declares: what dist/embed holds, so that it needs nothing of the page.
const bundled = ['react', 'react-dom', 'katex', 'remark-math'];

const { values } = parseArgs({ options: { write: { type: 'string' } } });
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
const { dependencies } = packages[''];
const shipped = findShipped([...Object.keys(dependencies), ...bundled]);
const rows = [...shipped]
  .map((path) => ({ path, name: nameOf(path), ...packages[path] }))
  .toSorted((left, right) => (left.name < right.name ? -1 : 1));

for (const { name, version, license } of rows) console.log(`${`${name}@${version}`.padEnd(48)}${license ?? 'none given'}`);
const refused = rows.filter(({ license }) => !isAllowed(license));
console.log(
  `\n${rows.length} packages ship, under ${[...new Set(rows.map(({ license }) => license))].toSorted((a, b) => a.localeCompare(b)).join(', ')}.`,
);
for (const { name, license } of refused)
  console.error(`${name} has the licence ${license ?? '(none given)'}, under which nothing of ours may ship.`);
if (values.write !== undefined) writeFileSync(values.write, `${JSON.stringify(bill(), null, 2)}\n`);
if (refused.length > 0) process.exitCode = 1;

/** The paths, in the lock file, of packages and of all that they need. */
function findShipped(names) {
  const found = new Set();
  const visit = (name, from) => {
    const path = resolve(name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies: needed = {}, optionalDependencies: optional = {} } = packages[path];
    for (const each of Object.keys({ ...needed, ...optional })) visit(each, path);
  };
  names.forEach((name) => visit(name, ''));
  return found;
}

/** As Node looks for it: from the folder that asks upwards. */
function resolve(name, from) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  return from === '' ? undefined : resolve(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** `(MIT OR CC0-1.0)` is ours to choose; `MIT AND Zlib` holds both. */
function isAllowed(license = '') {
  const isAny = license.includes(' OR ');
  const names = license.replaceAll(/[()]/g, '').split(/ OR | AND /);
  return isAny ? names.some((name) => allowed.has(name)) : names.every((name) => allowed.has(name));
}

/** What npm writes of the whole tree, without what only builds and tests. */
function bill() {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const whole = JSON.parse(stdout);
  const purls = new Set(rows.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`));
  const components = whole.components.filter(({ purl }) => purls.has(purl));
  const references = new Set([whole.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const graph = whole.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => references.has(each)) }));
  return { ...whole, components, dependencies: graph };
}
