import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Conversation } from '@oddkin/ai';
import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

const documents = createDocuments();

const meta = { title: 'Branch picker', component: Conversation } satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two answers to one question; each keeps what followed it. */
export const Two: Story = {
  render: () => (
    <StoryStore
      documents={[
        documentEntry(
          'oddkin.ai.message',
          documents.message({ id: 'ask', role: 'user', parts: [{ type: 'text', id: 'a', text: 'Left or right?' }] }),
        ),
        documentEntry(
          'oddkin.ai.message',
          documents.message({ id: 'left', parentId: 'ask', parts: [{ type: 'text', id: 'a', text: 'Left, along the wall.' }] }),
        ),
        documentEntry(
          'oddkin.ai.message',
          documents.message({ id: 'right', parentId: 'ask', parts: [{ type: 'text', id: 'a', text: 'Right, towards the light.' }] }),
        ),
      ]}
    >
      <Conversation />
    </StoryStore>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Right, towards the light.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous alternative' }));
    await expect(canvas.getByText('Left, along the wall.')).toBeVisible();
    await expect(canvas.getByText('1 of 2')).toBeVisible();
  },
};
