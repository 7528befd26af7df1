import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  AttentionRegion,
  ConversationRegion,
  InspectorRegion,
  ObserverHeader,
  ObserverRoot,
  PlanRegion,
  TimeBar,
  TimelineRegion,
  useSelection,
  useToolCall,
  type ObserverRootProps,
} from '@oddkin/ai';
import { liveTransport } from './observed-stream.js';

const box = { display: 'flex', minBlockSize: 0, minInlineSize: 0, border: '1px solid #8888', borderRadius: 6, overflow: 'hidden' };

/** A panel of a host's own: the regions that it wants, where it wants them, with a part of its own among them. */
function Desk(props: ObserverRootProps) {
  return (
    <div style={{ blockSize: '100vh' }}>
      <ObserverRoot {...props}>
        <ObserverHeader />
        <TimeBar />
        <div
          style={{
            display: 'grid',
            flex: 1,
            minBlockSize: 0,
            gap: 8,
            padding: 8,
            grid: 'minmax(0, 1fr) minmax(0, 1fr) / 2fr 1fr 1fr',
          }}
        >
          <div style={{ ...box, gridColumn: '1 / 3' }}>
            <TimelineRegion heading />
          </div>
          <div style={box}>
            <AttentionRegion heading />
          </div>
          <div style={box}>
            <ConversationRegion heading />
          </div>
          <div style={box}>
            <PlanRegion heading />
          </div>
          <div style={{ ...box, flexDirection: 'column' }}>
            <Ticket />
            <InspectorRegion />
          </div>
        </div>
      </ObserverRoot>
    </div>
  );
}

/** The host's own: it reads the selection as the regions do. */
function Ticket() {
  const { selection } = useSelection();
  const call = useToolCall(selection?.kind === 'tool-call' ? selection.toolCallKey : '');
  const [filed, setFiled] = useState<string>();
  if (call === undefined) return <p style={{ margin: 8 }}>Select a call to file a ticket about it.</p>;
  return (
    <p style={{ margin: 8 }}>
      {filed === call.key ? (
        `Filed: ${call.value.tool}`
      ) : (
        <button type="button" onClick={() => setFiled(call.key)}>
          File a ticket about {call.value.tool}
        </button>
      )}
    </p>
  );
}

const meta = {
  title: 'Observer root',
  component: Desk,
  args: { transport: liveTransport },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await userEvent.click(await canvas.findByRole('option', { name: /look_around/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'File a ticket about look_around' }));
    await expect(canvas.getByText('Filed: look_around')).toBeVisible();
  },
};

export const Dark: Story = { args: { theme: 'dark' } };
