import { createBridge, defineTool, defineWorld, ToolFailure } from '@oddkin/ai/bridge';

const water = { type: 'object', properties: { water: { type: 'integer' } }, required: ['water'] } as const;
let level = 3;

const world = defineWorld({
  name: 'garden',
  kind: 'text',
  tickRateHz: 1,
  tick: () => ({ water: (level = Math.max(0, level - 1)) }),
  tools: {
    look: defineTool({
      class: 'sensor',
      description: 'Says how wet the soil is, from 0 to 10.',
      input: { type: 'object' },
      output: water,
      run: () => ({ water: level }),
    }),
    pour: defineTool({
      class: 'actuator',
      description: 'Waters the bed. Fails when it is full.',
      input: { type: 'object', properties: { litres: { type: 'integer', minimum: 1 } }, required: ['litres'] },
      output: water,
      run: ({ litres }, { emit }) => {
        if (level === 10) throw new ToolFailure('The bed is full.', { retryable: true });
        level = Math.min(10, level + litres);
        emit('state_change', { water: level });
        return { water: level };
      },
    }),
  },
});

export const bridge = await createBridge({ world });
console.log(`agents ${bridge.agentUrl}, observers ${bridge.observeUrl}`);
