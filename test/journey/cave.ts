import { WebSocket } from 'ws';
import { connectSession, webSocketTransport } from '@oddkin/ai/aicc';
import { createBridge, defineTool, defineWorld, ToolFailure } from '@oddkin/ai/bridge';

/** What must not leave the machine: the agent says it, and gives it to a tool. */
export const secret = 'sk-4711-owl';

/** A real bridge over a cave, in which one agent has looked around, failed to open a door, and gone another way. */
export interface Cave {
  readonly observeUrl: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function openCave(): Promise<Cave> {
  const anything = { type: 'object' } as const;
  const maps = [
    ['#####', '#@..+', '#####'],
    ['#####', '#..@+', '#####'],
  ];
  const world = defineWorld({
    name: 'cave',
    kind: 'text',
    tickRateHz: 1,
    tickMode: 'event',
    tools: {
      walk: defineTool({
        class: 'actuator',
        description: 'Walks on, and tells where that leads.',
        input: anything,
        output: anything,
        run: (_, { emit }) => {
          emit('state_change', { map: maps.shift() ?? [] });
          return {};
        },
      }),
      open_door: defineTool({
        class: 'actuator',
        description: 'Opens a door with a key.',
        input: anything,
        output: anything,
        run: () => {
          throw new ToolFailure('The key does not fit.');
        },
      }),
    },
  });
  const bridge = await createBridge({ world });
  const agent = connectSession({ transport: webSocketTransport(`${bridge.agentUrl}?name=Scout&subscribe=state_change`, { WebSocket }) });
  await agent.whenLive();
  const plan = (walk: string, open: string): Promise<unknown> =>
    agent.say({
      from: 'Scout',
      documents: [
        {
          schema: 'oddkin.ai.plan',
          version: 1,
          value: {
            planId: 'plan',
            title: 'Leave the cave',
            steps: [
              { id: 'walk', title: 'Walk to the door', status: walk },
              { id: 'open', title: 'Open the door', status: open, ...(open === 'blocked' ? { blocker: 'The key does not fit.' } : {}) },
            ],
          },
        },
      ],
    });
  const say = (text: string): Promise<unknown> => agent.say({ from: 'Scout', text });

  await say('I am in a cave.');
  await plan('active', 'pending');
  await agent.call('walk', { to: 'east' });
  await plan('done', 'active');
  await say(`Here is a door. I try the key ${secret}.`);
  await agent.call('open_door', { door: 'east', key: secret });
  await plan('done', 'blocked');
  await say('It stays shut. I walk on.');
  await agent.call('walk', { to: 'east' });
  return {
    observeUrl: bridge.observeUrl,
    port: bridge.port,
    close: async () => {
      agent.close();
      await bridge.close();
    },
  };
}
