import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { entryAliases } from '../.ci/entries.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const build = {
  // The stories take the stylesheet as it is written, and Vite is not to rewrite its light-dark() for older browsers.
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  // The panel with its Markdown is larger than the 500 kB at which Vite warns.
  chunkSizeWarningLimit: 2500,
};

// Tables are no part of what MDX reads by itself.
const docs = { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/docs/*.mdx', { directory: '../stories', files: '*.stories.tsx', titlePrefix: 'Components' }],
  addons: [docs, '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: entryAliases(root) }, build }),
};

export default config;
