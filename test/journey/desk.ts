import { WebSocket } from 'ws';
import { connectSession, webSocketTransport } from '@oddkin/ai/aicc';
import { createBridge, defineTool, defineWorld, ToolFailure } from '@oddkin/ai/bridge';

/** What a person did, as it reached the world. */
export interface Taken {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A real bridge over a world with a desk, at which one agent asks and people answer. */
export interface Desk {
  readonly observeUrl: string;
  readonly port: number;
  readonly sessionId: string;
  /** All that people did, in the order in which it came. */
  readonly taken: readonly Taken[];
  /** The first action of a tool from now on. */
  readonly next: (tool: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The agent tells a document. */
  readonly tell: (noun: string, value: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly call: (tool: string, input: Record<string, unknown>) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const personTools = ['send_message', 'answer_question', 'skip_question', 'decide_approval', 'use_suggestion', 'select_model', 'stop'];

export async function openDesk(): Promise<Desk> {
  const taken: Taken[] = [];
  const waiting = new Map<string, (input: Readonly<Record<string, unknown>>) => void>();
  const decided = new Set<unknown>();
  const anything = { type: 'object' } as const;
  const take = (tool: string) =>
    defineTool({
      class: 'generator',
      description: 'Tells the agent.',
      input: anything,
      output: anything,
      forPerson: true,
      run: (input) => {
        if (tool === 'decide_approval' && decided.has(input['approvalId'])) throw new ToolFailure('That is no longer asked.');
        decided.add(input['approvalId']);
        taken.push({ tool, input });
        waiting.get(tool)?.(input);
        waiting.delete(tool);
        return {};
      },
    });
  const world = defineWorld({
    name: 'desk',
    kind: 'text',
    tickRateHz: 1,
    tickMode: 'event',
    tools: {
      open_door: defineTool({ class: 'actuator', description: 'Opens a door.', input: anything, output: anything, run: () => ({}) }),
      ...Object.fromEntries(personTools.map((tool) => [tool, take(tool)])),
    },
  });
  const bridge = await createBridge({ world, allowActing: true });
  const agent = connectSession({ transport: webSocketTransport(`${bridge.agentUrl}?name=Scout`, { WebSocket }) });
  await agent.whenLive();
  return {
    observeUrl: bridge.observeUrl,
    port: bridge.port,
    sessionId: agent.getSessionId() ?? '',
    taken,
    next: (tool) => new Promise((resolve) => waiting.set(tool, resolve)),
    tell: (noun, value) => agent.say({ from: 'Scout', documents: [{ schema: `oddkin.ai.${noun}`, version: 1, value }] }),
    call: (tool, input) => agent.call(tool, input),
    close: async () => {
      agent.close();
      await bridge.close();
    },
  };
}
