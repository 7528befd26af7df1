import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { File } from '@oddkin/ai';

const dot = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNkYPjPAAZMEAoADjQBBIoZZ1cAAAAASUVORK5CYII=';

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

export const Pdf: Story = {
  args: {
    part: {
      type: 'file',
      id: 'a',
      name: 'floor-plan.pdf',
      mediaType: 'application/pdf',
      url: 'https://files.example/plan.pdf',
      size: 92_400,
    },
  },
};

export const Archive: Story = {
  args: { part: { type: 'file', id: 'a', name: 'rooms.zip', mediaType: 'application/zip', url: '/rooms.zip', size: 5_120_000 } },
};

/** What stands in the address itself makes no request, and is shown when the reader asks. */
export const InlineImage: Story = {
  args: { part: { type: 'file', id: 'a', name: 'dot.png', mediaType: 'image/png', url: dot, size: 77 } },
  play: async ({ canvasElement }) => {
    const height = () => canvasElement.querySelector('.oddkin-file')?.getBoundingClientRect().height;
    const before = height();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show picture/ }));
    await expect(await within(canvasElement).findByRole('img', { name: 'dot.png' })).toBeVisible();
    await expect(height()).toBe(before);
  },
};

/** The host trusts the origin, and nothing answers there: the room stays, and the reader can try again. */
export const Broken: Story = {
  args: { part: { type: 'file', id: 'a', name: 'door.png', mediaType: 'image/png', url: 'data:image/png;base64,AAAA', size: 3 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Show picture/ }));
    await expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { part: { type: 'file', id: 'a', name: `${'minutes-of-the-expedition-'.repeat(8)}.txt`, mediaType: 'text/plain', size: 1 } },
};

export const Unnamed: Story = { args: { part: { type: 'file', id: 'a', name: ' ', mediaType: '' } } };

export const Dark: Story = { ...Image, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Pdf, globals: { direction: 'rtl' } };

export const Narrow: Story = { ...Image, globals: { viewport: { value: 'narrow', isRotated: false } } };
