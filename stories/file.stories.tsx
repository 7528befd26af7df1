import type { Meta, StoryObj } from '@storybook/react-vite';
import { File } from '@oddkin/ai';

const meta = { title: 'File', component: File } satisfies Meta<typeof File>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  args: {
    part: { type: 'file', id: 'a', name: 'door.png', mediaType: 'image/png', url: 'https://pictures.example/door.png', size: 48_213 },
  },
};

export const Audio: Story = {
  args: {
    part: {
      type: 'file',
      id: 'a',
      name: 'footsteps.ogg',
      mediaType: 'audio/ogg',
      url: 'https://sounds.example/footsteps.ogg',
      size: 1_240_000,
    },
  },
};

export const Video: Story = {
  args: { part: { type: 'file', id: 'a', name: 'walk.mp4', mediaType: 'video/mp4', url: 'https://films.example/walk.mp4' } },
};

export const Other: Story = {
  args: { part: { type: 'file', id: 'a', name: 'log.txt', mediaType: 'text/plain', url: 'https://files.example/log.txt', size: 812 } },
};

export const WithoutAddress: Story = { args: { part: { type: 'file', id: 'a', name: 'notes.md', mediaType: 'text/markdown' } } };

export const AddressRefused: Story = {
  args: { part: { type: 'file', id: 'a', name: 'page.html', mediaType: 'text/html', url: 'javascript:alert(1)' } },
};

export const PictureRefused: Story = {
  args: { part: { type: 'file', id: 'a', name: 'dot.svg', mediaType: 'image/svg+xml', url: 'data:image/svg+xml,<svg/onload=alert(1)>' } },
};

/** Marks that turn the direction of writing round stand as escapes: this is no text file. */
export const DisguisedName: Story = {
  args: { part: { type: 'file', id: 'a', name: 'invoice\u202etxt.exe', mediaType: 'application/octet-stream', size: 3 } },
};
