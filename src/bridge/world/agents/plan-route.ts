import type { ToolCall } from '../../../schema/index.js';
import type { Mind } from './mind.js';
import { pause } from './pause.js';

const stepMs = 600;

/** Works out a way in its own head: a call that no world answers, told as a record of its own. */
export async function planRoute(mind: Mind): Promise<void> {
  const { voice, clock, signal } = mind;
  const record: ToolCall = {
    toolCallId: `${mind.character.name}/${voice.nextId('route')}`,
    tool: 'plan_route',
    toolClass: 'generator',
    title: 'Plan the way to the nearest unknown place',
    input: { from: mind.position, known: mind.memory.size() },
    status: 'pending',
    requestedAt: voice.now(),
    progress: 0,
  };
  voice.put('oddkin.ai.tool-call', record);
  for (const progress of [0.3, 0.7]) {
    await pause(clock, stepMs, signal);
    voice.put('oddkin.ai.tool-call', { ...record, status: 'running', progress });
  }
  await pause(clock, stepMs, signal);
  const path = mind.position === undefined ? undefined : mind.memory.pathToEdge(mind.position, { direction: mind.prefer });
  const ended = { completedAt: voice.now(), latencyMs: stepMs * 3, progress: 1 };
  voice.put(
    'oddkin.ai.tool-call',
    path === undefined
      ? {
          ...record,
          ...ended,
          status: 'failed',
          error: { code: 'nothing_unknown', message: 'There is no unknown place that I can reach.' },
        }
      : { ...record, ...ended, status: 'succeeded', output: { steps: path.steps } },
  );
}
