import { createDungeonWorld, startCourier, startExplorer } from '@oddkin/ai/bridge';
import { writeMessage, writeRecording, type RecordedMessage } from '@oddkin/ai/recording';
import { createMemoryHub, type MemoryHub } from '../bridge/memory-hub.js';

/** How a run of the dungeon is recorded. The same setting gives the same recording, but for ids. */
export interface DungeonRun {
  readonly name: string;
  readonly seed: number;
  readonly seconds: number;
  readonly agents: readonly ('Scout' | 'Courier')[];
  /** Keeps what crossed the wire of the first agent alone, as an observer of one session sees it. */
  readonly isOfFirst?: true;
  /** What people do, and in which second. */
  readonly acts?: readonly { readonly second: number; readonly tool: string; readonly input: Record<string, unknown> }[];
  /** Makes faults of the wire and of the stream out of the run. */
  readonly spoil?: (messages: readonly RecordedMessage[]) => readonly RecordedMessage[];
}

const startAt = Date.UTC(2030, 0, 1);

/** The recordings that are carried along under stories/recordings. */
export const dungeonRuns: readonly DungeonRun[] = [
  { name: 'dungeon', seed: 1, seconds: 118, agents: ['Scout', 'Courier'], isOfFirst: true },
  { name: 'dungeon-faults', seed: 5, seconds: 40, agents: ['Scout'], spoil },
  {
    name: 'dungeon-two-agents',
    seed: 8,
    seconds: 62,
    agents: ['Scout', 'Courier'],
    acts: [
      { second: 12, tool: 'send_message', input: { text: 'What do you see?' } },
      { second: 14, tool: 'answer_question', input: { questionId: 'question-1', revision: 1, answer: 'south' } },
      { second: 16, tool: 'decide_approval', input: { approvalId: 'approval-1', revision: 1, decision: 'approve', scope: 'once' } },
      { second: 20, tool: 'select_model', input: { id: 'bold' } },
      { second: 30, tool: 'retry_message', input: { messageId: 'message-1' } },
      { second: 50, tool: 'send_message', input: { text: 'Go north' } },
    ],
  },
];

/** The text of one recording. */
export async function recordDungeon({ name, seed, seconds, agents, isOfFirst, acts = [], spoil: change }: DungeonRun): Promise<string> {
  const messages: RecordedMessage[] = [];
  let first: string | undefined;
  const memory = openRun(seed, agents, (message, sessionId) => {
    first ??= sessionId;
    if (isOfFirst !== true || sessionId === first) messages.push(message);
  });
  for (let second = 0; second < seconds; second += 1) {
    for (const act of acts.filter((each) => each.second === second)) actAs(memory, act.tool, act.input, second);
    await memory.pass(1_000);
  }
  memory.hub.close('The recording is over.');
  const source = `the dungeon, seed ${seed}: ${name}`;
  const header = { recording: 'oddkin-aicc', version: 1, createdAt: new Date(startAt).toISOString(), source } as const;
  return [...writeRecording({ header, messages: (change ?? ((all) => all))(messages) })].join('');
}

/** Writes so many messages of a run that goes on as long as it takes, line by line. */
export async function recordLongRun(seed: number, count: number, write: (line: string) => void): Promise<void> {
  let left = count;
  write(
    `${JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: new Date(startAt).toISOString(), source: `the dungeon, seed ${seed}: long` })}\n`,
  );
  const memory = openRun(seed, ['Scout', 'Courier'], (message) => {
    left -= 1;
    if (left >= 0) write(writeMessage(message));
  });
  while (left > 0) await memory.pass(10_000);
  memory.hub.close('The recording is over.');
}

function openRun(seed: number, agents: DungeonRun['agents'], keep: (message: RecordedMessage, sessionId: string) => void): MemoryHub {
  const world = createDungeonWorld({ seed });
  const memory = createMemoryHub(world, {
    onMessage: ({ from, content, sessionId }) => keep({ at: memory.clock.now() - startAt, from, text: String(content) }, sessionId),
  });
  const setting = { clock: memory.clock, seed };
  if (agents.includes('Scout')) startExplorer({ ...setting, transport: memory.agentTransport('Scout') });
  if (agents.includes('Courier')) startCourier({ ...setting, transport: memory.agentTransport('Courier') });
  return memory;
}

function actAs({ hub }: MemoryHub, tool: string, input: Record<string, unknown>, second: number): void {
  const session = hub.allSessions().find((each) => each.isOpen());
  if (session === undefined) return;
  const person = hub.openObserver({ send: () => {}, close: () => {}, bufferedAmount: () => 0 }, new URLSearchParams());
  const frame = {
    protocol: 'aicc/0.1',
    type: 'tool_call',
    session_id: session.id,
    message_id: crypto.randomUUID(),
    call_id: `observer-${second}`,
    tool,
    input,
  };
  person.onMessage(JSON.stringify(frame));
  person.onClose(true);
}

/** Breaks a run here and there, as wires and careless programs do. */
function spoil(messages: readonly RecordedMessage[]): readonly RecordedMessage[] {
  return messages.flatMap((message, index) => {
    const { text = '' } = message;
    if (index % 97 === 40) return [message, { ...message, text: text.slice(0, 30) }];
    if (index % 97 === 55) return [message, { ...message, text: text.replace('"aicc/0.1"', '"aicc/9.9"') }];
    if (index % 97 === 70) return [message, { ...message, text: text.replace(/"type":"\w+"/, '"type":"whisper"') }];
    // A result comes twice, a delta is lost, a call is repeated under another message id.
    if (text.includes('"type":"tool_result"') && index % 29 === 0) return [message, { ...message, text: withNewId(text) }];
    if (text.includes('"delta"') && index % 31 === 0) return [];
    return [message];
  });
}

function withNewId(text: string): string {
  return text.replace(/("message_id":"[^"]{35})(.)/, (_, start: string, last: string) => `${start}${last === '0' ? '1' : '0'}`);
}

/** The same without ids, which are made anew in each run. */
export function withoutIds(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id');
}
