import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries } from '../../.ci/entries.mjs';
import { readImports } from './read-imports.js';
import { root, sourceFiles } from './source-files.js';

interface Layer {
  /** The stations it may import, always through their index.ts. */
  readonly stations: readonly string[];
  /** Those of which it may import types alone. */
  readonly types?: readonly string[];
  readonly packages?: readonly string[];
  readonly node?: true;
}

const pieces = [
  'schema',
  'aicc',
  'store',
  'projection',
  'recording',
  'hooks',
  'on-demand',
  'markdown',
  'highlight',
  'primitives',
  'components',
  'messages',
  'icons',
];
const react = ['react', 'react/jsx-runtime'];

// Who may import whom. A row gives what the folder may name beside its own files.
const layers: Readonly<Record<string, Layer>> = {
  schema: { stations: [], packages: ['@cfworker/json-schema'] },
  aicc: { stations: ['schema'] },
  store: { stations: ['schema'], packages: ['zustand/vanilla'] },
  projection: { stations: ['schema', 'aicc', 'store'], packages: ['zustand/vanilla'] },
  recording: { stations: ['schema', 'aicc'], packages: ['idb'] },
  messages: { stations: [], packages: react },
  icons: { stations: [], packages: react },
  hooks: { stations: ['schema', 'store', 'projection'], types: ['aicc'], packages: [...react, 'zustand'] },
  'on-demand': { stations: [], packages: react },
  markdown: {
    stations: ['on-demand'],
    types: ['schema'],
    packages: [...react, 'react-markdown', 'micromark-extension-gfm', 'mdast-util-gfm'],
  },
  maths: { stations: [], types: ['markdown'], packages: [...react, 'katex', 'remark-math'] },
  diagrams: { stations: ['messages'], types: ['markdown'], packages: react },
  highlight: { stations: [], packages: [...react, 'shiki/*'] },
  primitives: { stations: ['schema', 'hooks', 'markdown', 'messages'], packages: [...react, 'react-dom', '@radix-ui/*'] },
  components: {
    stations: ['schema', 'hooks', 'on-demand', 'markdown', 'highlight', 'messages', 'icons', 'primitives'],
    packages: [...react, 'diff'],
  },
  observer: { stations: pieces, packages: [...react, 'react-dom'] },
  element: { stations: [...pieces, 'observer', 'maths', 'diagrams'], packages: [...react, 'react-dom', 'react-dom/client'] },
  dungeon: { stations: ['schema', 'hooks'], types: ['store'], packages: react },
  testing: { stations: ['schema', 'aicc', 'store', 'projection', 'recording'] },
  conformance: { stations: ['schema', 'aicc', 'recording'], node: true },
  bridge: {
    stations: ['schema', 'aicc', 'recording'],
    packages: ['ws', 'ajv', 'ajv/*', 'ajv-formats', 'prom-client', 'rot-js'],
    node: true,
  },
  cli: { stations: ['schema', 'aicc', 'bridge', 'conformance', 'recording'], packages: ['ws'], node: true },
  'index.ts': { stations: ['hooks', 'components', 'observer', 'projection', 'messages'] },
};

const files = sourceFiles('src').filter((file) => /\.tsx?$/.test(file));
const entryFiles = new Set<string>(Object.values(entries).map((file) => `src/${file}`));

describe('layers', () => {
  it('holds every folder of src', () => {
    const folders = new Set(files.map(stationOf));
    expect([...folders].filter((folder) => !(folder in layers))).toEqual([]);
  });

  it('lets no file import against the table', () => {
    expect(files.flatMap((file) => findFaults(file))).toEqual([]);
  });

  it('uses only packages that are declared', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    const used = new Set(files.flatMap((file) => readImports(root + file).map(({ specifier }) => specifier)).filter(isPackage));
    expect([...used].map(packageName).filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each([
    ['src/store/planted.ts', "import { decodeFrame } from '../aicc/index.js';", 'store may not import aicc'],
    ['src/aicc/planted.ts', "export { createStore } from 'zustand/vanilla';", 'aicc may not use zustand/vanilla'],
    ['src/aicc/planted.ts', "export * from '../schema/problem.js';", 'through its index.ts'],
    ['src/hooks/planted.ts', "import { decodeFrame } from '../aicc/index.js';", 'only types of aicc'],
    ['src/components/planted.tsx', "const later = import('../observer/index.js');", 'components may not import observer'],
    ['src/primitives/planted.tsx', "import 'node:fs';", 'primitives may not use node:fs'],
    ['src/store/planted.ts', "export type Frames = import('../aicc/index.js').Frames;", 'store may not import aicc'],
    ['src/components/planted.tsx', "import './planted.css';", 'stylesheets'],
    ['src/schema/planted.ts', "import { describe } from '@oddkin/ai';", 'by its path'],
  ])('would refuse in %s: %s', (file, text, fault) => {
    expect(findFaults(file, text)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['src/hooks/planted.ts', "import type { Transport } from '../aicc/index.js';"],
    ['src/hooks/planted.ts', "import { type Transport } from '../aicc/index.js';"],
    ['src/observer/wire/planted.tsx', "import { Message } from '../../components/index.js';"],
    ['src/bridge/world/planted.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/cli/planted.ts', "import { validateFrame } from '../schema/validate.js';"],
    ['src/aicc/planted.ts', "import { decodeFrame } from './decode.js';"],
  ])('would let pass in %s: %s', (file, text) => {
    expect(findFaults(file, text)).toEqual([]);
  });
});

function findFaults(file: string, text?: string): readonly string[] {
  const station = stationOf(file);
  const layer = layers[station];
  if (layer === undefined) return [];
  return readImports(root + file, text).flatMap(({ specifier, isType }) => {
    const fault = specifier.startsWith('.')
      ? findPathFault(file, station, layer, specifier, isType)
      : findPackageFault(station, layer, specifier);
    return fault === undefined ? [] : [`${file}: "${specifier}": ${fault}.`];
  });
}

function findPathFault(file: string, station: string, layer: Layer, specifier: string, isType: boolean): string | undefined {
  const target = posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts');
  if (target.endsWith('.css'))
    return 'stylesheets are bundled by the build from src/styles; a module that imports one would not run in Node';
  const other = stationOf(target);
  if (other === station) return undefined;
  if (!target.startsWith('src/')) return 'a file outside src is not part of the package';
  const isTypesAlone = layer.types?.includes(other) === true;
  if (!isTypesAlone && !layer.stations.includes(other)) return `${station} may not import ${other}`;
  if (isTypesAlone && !isType) return `${station} may import only types of ${other}`;
  if (target !== `src/${other}/index.ts` && !entryFiles.has(target)) return `${other} is to be imported through its index.ts`;
  return undefined;
}

function findPackageFault(station: string, layer: Layer, specifier: string): string | undefined {
  if (specifier.startsWith('@oddkin/ai')) return 'a file of the package is imported by its path';
  if (specifier.startsWith('node:')) return layer.node === true ? undefined : `${station} may not use ${specifier}`;
  const isAllowed =
    layer.packages?.some((name) => (name.endsWith('/*') ? specifier.startsWith(name.slice(0, -1)) : name === specifier)) === true;
  return isAllowed ? undefined : `${station} may not use ${specifier}`;
}

function stationOf(path: string): string {
  return path.split('/')[1] ?? path;
}

function isPackage(specifier: string): boolean {
  return !specifier.startsWith('.') && !specifier.startsWith('node:');
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
