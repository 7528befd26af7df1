import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Artifact } from '@oddkin/ai';
import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

type Value = NonNullable<Parameters<ReturnType<typeof createDocuments>['artifact']>[0]>;

function OneArtifact(value: Value) {
  return (
    <StoryStore documents={[documentEntry('oddkin.ai.artifact', createDocuments().artifact({ artifactId: 'artifact', ...value }))]}>
      <Artifact artifactId="artifact" />
    </StoryStore>
  );
}

const meta = { title: 'Artifact', component: OneArtifact } satisfies Meta<typeof OneArtifact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  args: {
    title: 'Map of the first floor',
    revisions: [
      { revisionId: 'a', label: 'first room', content: '# Map\n\nOne room.' },
      {
        revisionId: 'b',
        label: 'corridor found',
        createdAt: '2026-03-04T14:03:22Z',
        content: '# Map\n\n1. A room\n2. A corridor that **forks**',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/corridor that/)).toBeVisible();
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Revision' }), 'a');
    await expect(within(canvasElement).getByText('One room.')).toBeVisible();
  },
};

export const Code: Story = {
  args: {
    title: 'open-door.ts',
    kind: 'code',
    mediaType: 'text/typescript',
    revisions: [{ revisionId: 'a', content: 'export const open = (door) => door.isLocked ? knock(door) : push(door);\n' }],
  },
};

const before = Array.from({ length: 24 }, (_, index) => `export const room${index} = { name: 'Room ${index}', doors: ${index % 3} };`);
const after = before
  .with(9, "export const room9 = { name: 'Crypt', doors: 3 };")
  .toSpliced(14, 1)
  .concat("export const way = ['hall', 'crypt'];");

/** What changed since another revision, in one column or in two. */
export const Changes: Story = {
  args: {
    title: 'rooms.ts',
    kind: 'code',
    mediaType: 'text/typescript',
    revisions: [
      { revisionId: 'a', content: before.join('\n') },
      { revisionId: 'b', label: 'crypt found', content: after.join('\n') },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'a');
    await expect(await canvas.findByText('2 lines added, 2 removed')).toBeVisible();
    await expect(canvas.getByText('Crypt')).toBeVisible();
  },
};

export const ChangesSideBySide: Story = {
  ...Changes,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'a');
    const toggle = await canvas.findByRole('button', { name: 'Side by side' });
    await userEvent.click(toggle);
    await expect(canvasElement.querySelector('[data-layout="split"]')).not.toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: /lines are the same/ })[0] ?? toggle);
  },
};

export const ChangesDark: Story = { ...ChangesSideBySide, globals: { theme: 'dark' } };

export const ChangesNarrow: Story = { ...Changes, globals: { viewport: { value: 'narrow', isRotated: false } } };

/** A page stays source until it is opened: then it stands in a frame where nothing runs, loads or leads away. */
export const Page: Story = {
  args: {
    title: '</title><script>alert(1)</script>',
    kind: 'code',
    mediaType: 'text/html',
    revisions: [{ revisionId: 'a', content: "<h1>Hello</h1>\n<script>parent.document.title = 'pwned';</script>\n" }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Open the page/ }));
    await expect(canvasElement.querySelector('iframe')).toBeVisible();
  },
};

export const Image: Story = {
  args: {
    title: 'The hall, drawn',
    kind: 'image',
    mediaType: 'image/png',
    revisions: [{ revisionId: 'a', url: 'https://pictures.example/hall.png' }],
  },
};

export const Data: Story = {
  args: {
    title: 'Things seen',
    kind: 'data',
    mediaType: 'application/json',
    revisions: [{ revisionId: 'a', content: '{\n  "lamp": 2,\n  "chest": 12345678901234567890\n}' }],
  },
};

export const Elsewhere: Story = {
  args: {
    title: 'Archive',
    kind: 'other',
    mediaType: 'application/zip',
    revisions: [{ revisionId: 'a', url: 'https://files.example/archive.zip' }],
  },
};

export const WithoutContent: Story = { args: { title: 'Nothing yet', kind: 'other', revisions: [{ revisionId: 'a' }] } };

export const WithoutRevisions: Story = { args: { title: 'Announced', revisions: [] } };

export const Long: Story = {
  args: {
    title: 'A title that goes on and on '.repeat(6),
    kind: 'code',
    mediaType: 'text/plain',
    revisions: [{ revisionId: 'a', content: 'line of a log\n'.repeat(4_000) }],
  },
};

export const Dark: Story = { ...Document, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Document, globals: { direction: 'rtl' } };

export const Narrow: Story = { ...Document, globals: { viewport: { value: 'narrow', isRotated: false } } };
