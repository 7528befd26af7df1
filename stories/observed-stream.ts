import { memoryTransport, type Transport } from '@oddkin/ai/aicc';
import { createDocuments, createFrames, createManifest, declareTool, documentEntry } from '@oddkin/ai/testing';

const frames = createFrames();
const documents = createDocuments();

const manifest = createManifest({
  tick_rate_hz: 4,
  world: { name: 'dungeon', kind: '2d' },
  capabilities: { sensors: ['sight'], actuators: ['feet', 'hands'], generators: ['chalk'] },
  tools: [
    declareTool('look_around', 'sensor', { description: 'Tells every cell in sight.', requires_capability: 'sight' }),
    declareTool('listen', 'sensor', { description: 'Tells what was heard lately.', requires_capability: 'hearing' }),
    declareTool('move', 'actuator', { description: 'Takes one step.', requires_capability: 'feet' }),
    declareTool('open_door', 'actuator', { description: 'Opens a door in a neighbouring cell.', requires_capability: 'hands' }),
    declareTool('draw_map', 'generator', { description: 'Draws a map of all that was seen.', limits: { calls_per_minute: 20 } }),
  ],
});

/** What an agent does in its first seconds: it plans, looks, walks into a wall, asks and is refused; two of its frames are bad. */
export const observedFrames: readonly (object | string)[] = [
  frames.sessionInit(manifest),
  frames.agentMessage({
    from: 'Scout',
    documents: [
      documentEntry(
        'oddkin.ai.plan',
        documents.plan({
          planId: 'floor-1',
          title: 'Explore floor 1',
          steps: [
            { id: 'look', title: 'Look around', status: 'done' },
            { id: 'door', title: 'Open the north door', status: 'blocked', blocker: 'The door is locked.' },
            { id: 'key', title: 'Find the key', status: 'active' },
            { id: 'map', title: 'Draw the map', status: 'pending' },
          ],
        }),
      ),
    ],
  }),
  frames.agentMessage({ from: 'Scout', text: 'I am **Scout**. The corridor forks; I look first and walk then.' }),
  frames.toolCall({ tool: 'look_around' }),
  frames.toolResult({ output: { floor: 1, position: { x: 4, y: 9 }, cells: [] }, meta: { tick: 11, latency_ms: 84 } }),
  frames.toolCall({ tool: 'move', input: { direction: 'north' } }),
  frames.event({ topic: 'collision', payload: { agent: 'Scout', with: 'wall', direction: 'north' }, meta: { tick: 12 } }),
  frames.toolResult({
    error: { code: 'execution_failed', message: 'There is a wall in the way.', retryable: false },
    meta: { tick: 12, latency_ms: 3 },
  }),
  frames.toolCall({ tool: 'listen' }),
  frames.toolResult({
    error: { code: 'tool_unavailable', message: 'listen needs the capability "hearing".', retryable: false },
    meta: { tick: 13, latency_ms: 1 },
  }),
  frames.event({ topic: 'audio', payload: { sound: 'water dripping', direction: 'east', loudness: 0.4 } }),
  frames.event({ payload: { agent: 'Scout', floor: 1, position: { x: 4, y: 9 }, pack: ['hammer'] }, meta: { tick: 13 } }),
  frames.event({ payload: { agent: 'Scout', floor: 1, position: { x: 4, y: 8 }, pack: ['hammer', 'iron key'] }, meta: { tick: 14 } }),
  '{"protocol":"aicc/0.1","type":"tool_call"',
  { ...frames.heartbeat(), session_id: 'none' },
  frames.agentMessage({
    from: 'Scout',
    documents: [
      documentEntry('oddkin.ai.question', documents.question({ questionId: 'way', prompt: 'Which way shall I go?' })),
      documentEntry('oddkin.ai.suggestion', documents.suggestion({ id: 'north', label: 'Go north', prompt: 'Go north' })),
    ],
  }),
  frames.toolCall({ tool: 'open_door', input: { direction: 'west' } }),
];

/** A bridge that sends the stream and stays. */
export const liveTransport: Transport = memoryTransport((far) => ({
  onOpen: () => observedFrames.forEach((frame) => far.send(textOf(frame))),
}));

/** A bridge that does not answer. */
export const silentTransport: Transport = { connect: () => ({ send: () => undefined, close: () => undefined }) };

/** A bridge that sends the stream and closes with this code; it does not come back. */
export function closingTransport(code: number, reason: string): Transport {
  let isGone = false;
  return memoryTransport((far) => {
    if (isGone) far.sever();
    return {
      onOpen: () => {
        isGone = true;
        observedFrames.forEach((frame) => far.send(textOf(frame)));
        far.close(code, reason);
      },
    };
  });
}

function textOf(frame: object | string): string {
  return typeof frame === 'string' ? frame : JSON.stringify(frame);
}
