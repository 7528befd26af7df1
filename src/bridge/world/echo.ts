import { ToolFailure } from '../tool-failure.js';
import { defineTool, defineWorld, type World } from '../world-definition.js';

const anyObject = { type: 'object' } as const;

/** The world that conformance scenarios are run against: one tool for each way a call can end. Source: PROTOCOL section 10. */
export function createEchoWorld(): World {
  return defineWorld({
    name: 'echo',
    kind: 'abstract',
    tickRateHz: 1,
    tickMode: 'event',
    tools: {
      echo: defineTool({
        class: 'sensor',
        description: 'Returns its input.',
        input: anyObject,
        output: anyObject,
        run: (input) => input,
      }),
      fail: defineTool({
        class: 'actuator',
        description: 'Always fails.',
        input: anyObject,
        output: anyObject,
        run: () => {
          throw new ToolFailure('This tool fails whenever it is called.');
        },
      }),
      emit_event: defineTool({
        class: 'generator',
        description: 'Sends one state_change event with its input as payload.',
        input: anyObject,
        output: anyObject,
        run: (input, context) => {
          context.emit('state_change', input);
          return {};
        },
      }),
      slow: defineTool({
        class: 'sensor',
        description: 'Answers after ms milliseconds. It may take 500.',
        input: { type: 'object', properties: { ms: { type: 'number', minimum: 0, maximum: 60_000 } }, required: ['ms'] },
        output: { type: 'object', properties: { ms: { type: 'number' } }, required: ['ms'] },
        timeLimitMs: 500,
        run: ({ ms }, { clock, signal }) =>
          new Promise((resolve) => {
            const cancel = clock.after(ms, () => resolve({ ms }));
            signal.addEventListener('abort', cancel);
          }),
      }),
      limited: defineTool({
        class: 'sensor',
        description: 'May be called twice a minute.',
        input: anyObject,
        output: anyObject,
        limits: { calls_per_minute: 2 },
        run: () => ({}),
      }),
      once: defineTool({
        class: 'sensor',
        description: 'May be called once a session.',
        input: anyObject,
        output: anyObject,
        limits: { calls_per_session: 1 },
        run: () => ({}),
      }),
      strict: defineTool({
        class: 'sensor',
        description: 'Takes an integer n and nothing else.',
        input: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
        output: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
        strictInput: true,
        run: ({ n }) => ({ n }),
      }),
      guarded: defineTool({
        class: 'actuator',
        description: 'Needs a capability that no agent holds here.',
        input: anyObject,
        output: anyObject,
        requiresCapability: 'master_key',
        run: () => ({}),
      }),
      lying: defineTool({
        class: 'sensor',
        description: 'Answers something else than it declares.',
        input: anyObject,
        output: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] },
        // A plain tool is judged by its schema when it runs; this one could not lie if its types were checked.
        run: () => ({ count: 'three' }) as unknown as { count: number },
      }),
    },
  });
}
