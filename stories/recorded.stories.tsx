import type { Meta, StoryObj } from '@storybook/react-vite';
import { createObserverStore, ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createSteppedClock, replay } from '@oddkin/ai/testing';

const recording = [
  '{"recording":"oddkin-aicc","version":1,"createdAt":"2026-01-02T03:04:05.000Z"}',
  '{"at":0,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000001","type":"session_init","tick_rate_hz":2,"tick_mode":"fixed","world":{"name":"test-world","kind":"2d"},"agent_model":{"class":"cloud_medium"},"capabilities":{"sensors":["sight"],"actuators":["legs"],"generators":["voice"]},"tools":[{"id":"look","class":"sensor","description":"The tool look.","input_schema":{"type":"object"},"output_schema":{"type":"object"}},{"id":"move","class":"actuator","description":"The tool move.","input_schema":{"type":"object"},"output_schema":{"type":"object"}},{"id":"speak","class":"generator","description":"The tool speak.","input_schema":{"type":"object"},"output_schema":{"type":"object"}}]}}',
  '{"at":100,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000002","type":"event","topic":"agent_message","payload":{"text":"I **look** for `the key`, \\"quoted\\" \\\\ \u2028 {it}.","from":"Scout"}}}',
  '{"at":200,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000003","type":"tool_call","call_id":"call-1","tool":"look","input":{}}}',
  '{"at":300,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000004","type":"tool_result","call_id":"call-1","ok":true,"output":{}}}',
  '{"at":400,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000005","type":"tool_call","call_id":"call-2","tool":"move","input":{"to":"north"}}}',
  '{"at":500,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000006","type":"tool_result","call_id":"call-2","ok":false,"error":{"code":"timeout","message":"Too late.","retryable":true}}}',
  '{"at":600,"from":"bridge","frame":{"protocol":"aicc/0.1","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8001-000000000007","type":"event","topic":"agent_message","payload":{"documents":[{"schema":"oddkin.ai.plan","version":1,"value":{"planId":"plan-1","title":"Find the way out","steps":[{"id":"look","title":"Look around","status":"done"},{"id":"walk","title":"Walk to the door","status":"active"},{"id":"leave","title":"Leave","status":"pending"}]}},{"schema":"oddkin.ai.question","version":1,"value":{"questionId":"question-1","revision":1,"prompt":"Shall I open the door?","kind":"choice","options":[{"id":"yes","label":"Yes"},{"id":"no","label":"No"}],"status":"requested"}}]}}}',
].join('\n');

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
    store: replay(recording, createObserverStore({ clock: createSteppedClock(1767323045600) })).store,
    session: '00000000-0000-4000-8000-000000000001',
  },
};
