import { quote } from './quote.js';
import { recordingSource, type HandedOn } from './write-test.js';

/** A story that shows the panel as it is now, from the recording. */
export function writeStory({ screen: { lines, at }, sessionId, fileName }: HandedOn): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { createObserverStore, ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createSteppedClock, replay } from '@oddkin/ai/testing';
${recordingSource(lines, fileName)}
/** The panel in a place of a size, as a page would give it one. */
function Placed(props: ObserverPanelProps) {
  return (
    <div style={{ blockSize: '100vh' }}>
      <ObserverPanel {...props} />
    </div>
  );
}

const meta = {
  title: 'Recorded/Session',
  component: Placed,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Placed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItWas: Story = {
  args: {
    store: replay(recording, createObserverStore({ clock: createSteppedClock(${at}) })).store,
    session: ${quote(sessionId)},
  },
};
`;
}
