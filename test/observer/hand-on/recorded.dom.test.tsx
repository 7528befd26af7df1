// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import {
  ChatProvider,
  createObserverStore,
  Message,
  Plan,
  Question,
  ToolCall,
  useConversation,
  useObserverState,
  usePlans,
  useQuestions,
} from '@oddkin/ai';
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

const sessionId = '00000000-0000-4000-8000-000000000001';

const expected = [
  'messages, done: I look for the key, "quoted" \\ {it}.',
  'calls, succeeded: look',
  'calls, failed: move',
  'plans, done: Look around',
  'plans, active: Walk to the door',
  'plans, pending: Leave',
  'questions, requested: Shall I open the door?',
];

it('shows what was on the screen', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { store } = replay(recording, createObserverStore({ clock: createSteppedClock(1767323045600) }));
  const screen = document.body.appendChild(document.createElement('main'));
  const root = createRoot(screen);
  await act(async () =>
    root.render(
      <ChatProvider store={store} sessionId={sessionId} locale="en" timeZone="UTC">
        <Screen />
      </ChatProvider>,
    ),
  );
  await vi.waitFor(() => expect(linesOf(screen)).toEqual(expected));
  await act(async () => root.unmount());
});

function Screen() {
  const messages = useConversation();
  const calls = useObserverState((state) => state.toolCalls.records);
  const plans = usePlans();
  const questions = useQuestions();
  return (
    <>
      <div data-shown="messages">
        {messages.slice(-20).map((key) => (
          <Message key={key} messageId={key} />
        ))}
      </div>
      <div data-shown="calls">
        {[...calls.keys()].slice(-20).map((key) => (
          <ToolCall key={key} toolCallId={key} />
        ))}
      </div>
      <div data-shown="plans">
        {plans.map(({ key }) => (
          <Plan key={key} planId={key} />
        ))}
      </div>
      <div data-shown="questions">
        {questions.map(({ key }) => (
          <Question key={key} questionId={key} />
        ))}
      </div>
    </>
  );
}

/** What stands on the screen, one line for each thing: what it is, how it stands, what it says. */
function linesOf(screen: Element): readonly string[] {
  const parts = [
    ['messages', '.oddkin-text', ''],
    ['calls', '.oddkin-tool-call', '.oddkin-tool-call-name'],
    ['plans', '.oddkin-plan-item', '.oddkin-plan-item-title'],
    ['questions', '.oddkin-question', '.oddkin-question-prompt'],
  ] as const;
  return parts.flatMap(([part, root, words]) =>
    [...screen.querySelectorAll(`[data-shown="${part}"] ${root}`)].map((found) => {
      const said = (words === '' ? found : found.querySelector(words))?.textContent ?? '';
      return `${part}, ${found.getAttribute('data-state') ?? ''}: ${said.replace(/\s+/g, ' ').trim()}`;
    }),
  );
}
