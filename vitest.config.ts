import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { findChromium, launchArguments } from './.ci/chromium.mjs';
import { entryAliases } from './.ci/entries.mjs';
import { TailReporter } from './.ci/tail-reporter.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { alias: entryAliases(root) };
const executablePath = findChromium();
const reportFile = process.env['TEST_REPORT'];
// A machine that has other things to do is no failure: nothing waits so long but what never comes.
const patienceMs = 180_000;

// A function, since Vitest writes the name of the project into what it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: launchArguments, timeout: patienceMs, ...(executablePath === undefined ? {} : { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Named here, they are bundled before the first test; found one by one, each would reload the page under a test that runs.
const reactParts = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'vitest-browser-react'];
const others = [
  'axe-core',
  'zustand',
  'zustand/vanilla',
  '@radix-ui/react-primitive',
  'react-markdown',
  'remark-gfm',
  'micromark-extension-gfm',
  'mdast-util-gfm',
  'remark-math',
  'katex',
  'diff',
  'idb',
  '@cfworker/json-schema',
  'react-dom/server',
  'shiki/core',
  'shiki/engine/javascript',
];
const grammars = [...readFileSync(`${root}src/highlight/grammars.ts`, 'utf8').matchAll(/import\('(.*?)'\)/g)].flatMap(
  ([, name]) => name ?? [],
);
const optimizeDeps = { include: [...reactParts, ...others, ...grammars] };

const patience = { testTimeout: patienceMs, hookTimeout: patienceMs, expect: { poll: { timeout: 30_000 } } };

// One browser project after the other: two at once on a small machine would make tests wait for each other until they time out.
export default defineConfig({
  test: {
    teardownTimeout: patienceMs,
    // Read from here for every project.
    browser: { connectTimeout: patienceMs },
    reporters: reportFile === undefined ? ['default'] : ['default', new TailReporter(reportFile)],
    projects: [
      { resolve, test: { ...patience, name: 'unit', environment: 'node', include: ['test/**/*.unit.test.ts'] } },
      {
        resolve,
        plugins: [react()],
        test: {
          ...patience,
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.dom.test.tsx'],
          setupFiles: ['test/patience.ts', 'test/loaded-ahead.ts'],
        },
      },
      {
        resolve,
        optimizeDeps,
        plugins: [react()],
        test: {
          ...patience,
          name: 'browser',
          include: ['test/**/*.browser.test.tsx'],
          setupFiles: ['test/loaded-ahead.ts'],
          browser: browser(),
          sequence: { groupOrder: 1 },
        },
      },
      stories('light', 2),
      stories('dark', 3),
    ],
  },
});

/** Every story as a test of its own, which axe passes: contrast is another in the dark. They share a page, as in Storybook. */
function stories(theme: 'light' | 'dark', groupOrder: number) {
  return {
    resolve,
    optimizeDeps,
    plugins: [react(), storybookTest({ configDir: `${root}.storybook` })],
    test: {
      ...patience,
      name: `storybook-${theme}`,
      env: { STORYBOOK_THEME: theme },
      isolate: false,
      browser: browser(),
      sequence: { groupOrder },
    },
  };
}
