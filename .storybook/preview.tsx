import { useEffect, type ReactNode } from 'react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import '@oddkin/ai/themes/devtool.css';
import '@oddkin/ai/themes/high-contrast.css';
import './preview.css';

// What a story waits for comes late on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  loaders: [() => import('../test/loaded-ahead.js')],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Start',
          'Guides',
          [
            'Concepts',
            'The panel',
            'Time',
            'What people decide',
            'Connect an agent',
            'Write a world',
            'Theme it',
            'Make your own parts',
            'Render your own tools and data',
            'Test with recordings',
            'Move from another kit',
            'Questions and answers',
            'The dungeon',
          ],
          'Reference',
          ['Protocol', 'Problems', 'Security', 'Accessibility', 'Performance'],
          'Command line',
          'Components',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 360 px', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' } },
        wide: { name: 'Wide, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'light dark', title: 'As the system has it' },
        ],
      },
    },
    colours: {
      description: 'A ready theme',
      toolbar: {
        title: 'Colours',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Default' },
          { value: 'high-contrast', title: 'High contrast' },
          { value: 'devtool', title: 'Devtool' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  // The tests of the stories run once in the light and once in the dark.
  initialGlobals: { theme: String(import.meta.env['STORYBOOK_THEME'] ?? 'light'), colours: 'default', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Page theme={String(globals['theme'])} colours={String(globals['colours'])} direction={String(globals['direction'])}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;

interface PageProps {
  readonly theme: string;
  readonly colours: string;
  readonly direction: string;
  readonly children: ReactNode;
}

/** Gives the document what a host page would: its colour scheme, a ready theme, and its direction. */
function Page({ theme, colours, direction, children }: PageProps) {
  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
    document.documentElement.dataset['oddkinColours'] = colours;
    document.documentElement.dir = direction;
  }, [theme, colours, direction]);
  return children;
}
