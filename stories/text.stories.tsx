import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MarkdownText } from '@oddkin/ai';
import { OneMessage } from './one-message.js';

const meta = {
  title: 'Text',
  component: MarkdownText,
} satisfies Meta<typeof MarkdownText>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything = `# Report from the third room

The corridor **forks**. I saw *two* doors, ~~three~~ and a sign that says \`DO NOT OPEN\`. More is on [the map](https://dungeon.example/map).[^1]

## What I found

- a lamp, still warm
- a chest
  1. locked
  2. heavy
- [x] looked under the carpet
- [ ] opened the chest

> Whoever opens the chest closes the door.

| Thing | Weight in kg | Where |
| :-- | --: | :-: |
| lamp | 1.2 | table |
| chest | 64 | north wall |

\`\`\`ts
export function open(door: Door): Outcome {
  return door.isLocked ? { ok: false, error: 'locked' } : { ok: true, output: \`Hello \${door.name}!\` };
}
\`\`\`

---

The rest can wait.

[^1]: As far as it is drawn.
`;

export const Everything: Story = { args: { text: everything } };

export const EverythingDark: Story = { args: { text: everything }, globals: { theme: 'dark' } };

export const Narrow: Story = { args: { text: everything }, globals: { viewport: { value: 'narrow', isRotated: false } } };

export const Empty: Story = { args: { text: '' } };

/** What would lead or load somewhere that the URL policy refuses stays as words, with the reason; pictures wait to be asked for. */
export const HostileAddresses: Story = {
  args: {
    text: [
      '[a script](javascript:alert(1)), [a host in disguise](//evil.example/x), [a password](https://user:pw@evil.example), [data](data:text/html,x)',
      '![a picture of the door](https://pictures.example/door.png?leak=SECRET)',
      '[![a picture in a link](https://pictures.example/b.png)](https://dungeon.example)',
      '<img src="https://evil.example/r.png"> and <simd>8 lanes</simd> stay text.',
    ].join('\n\n'),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    await expect(within(canvasElement).getByRole('button', { name: /Load picture from pictures.example/ })).toBeVisible();
  },
};

/** A number opens a card about its source. */
export const Citations: StoryObj<typeof OneMessage> = {
  render: (args) => <OneMessage {...args} />,
  args: {
    parts: [
      {
        type: 'text',
        id: 'a',
        text: 'Red signs mean locked doors[^signs]. Chests are heavy[^chest][^signs], and nobody knows why[^nobody].',
        state: 'done',
      },
      {
        type: 'source',
        id: 'b',
        sourceId: 'signs',
        title: 'Signs on the doors',
        url: 'https://dungeon.example/signs',
        publisher: 'Guild of Keys',
        excerpt: 'A red sign means that the door is locked.',
        kind: 'web',
      },
      { type: 'source', id: 'c', sourceId: 'chest', title: 'On chests', kind: 'document' },
      { type: 'source', id: 'd', sourceId: 'untitled', url: 'data:text/html,x' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Source 1: Signs on the doors' });
    await userEvent.click(first!);
    await waitFor(() => expect(canvasElement.querySelector('.oddkin-citation-card:popover-open')).toHaveTextContent('Guild of Keys'));
  },
};

/** While it comes: what is open is closed, what is half typed is not there yet. */
export const Streaming: Story = {
  args: { isStreaming: true, text: everything.slice(0, everything.indexOf('| chest')) + '| **ches' },
};

export const StreamingDark: Story = {
  args: { isStreaming: true, text: 'The **left door leads to [the map](https://dung' },
  globals: { theme: 'dark' },
};

export const RightToLeft: Story = {
  args: {
    text: '# تقرير\n\nرأيت **بابين** و[خريطة](https://dungeon.example/map).[^1]\n\n- مصباح\n- [x] صندوق\n\n> من يفتح الصندوق يغلق الباب.\n\n| اسم | وزن |\n| --- | --: |\n| مصباح | 1.2 |\n\n[^1]: كما رُسمت.',
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** Nested too deeply for any parser: plain text instead of a blank page. */
export const TooDeep: Story = { args: { text: `${'>'.repeat(5_000)} x` } };

export const Mixed: Story = {
  args: {
    text: 'English first.\n\nهذه فقرة بالعربية مع `code` في وسطها.\n\n1. שלום\n2. Hello\n\n| اسم | Name |\n|---|---|\n| مصباح | lamp |',
  },
};
