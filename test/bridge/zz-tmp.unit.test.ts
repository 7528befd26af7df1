import { createDungeonWorld } from '@oddkin/ai/bridge';
import { it } from 'vitest';
it('x', () => {
  const world = createDungeonWorld();
  for (const [tool, input] of [['send_message', { text: 'go north' }], ['answer_question', { questionId: 'q', revision: 1, answer: ['a'] }], ['decide_approval', { approvalId: 'p', revision: 1, decision: 'approve', scope: 'once' }], ['stop', {}]] as const)
    console.log(tool, JSON.stringify(world.tools.get(tool)?.checkInput(input, '/input')), JSON.stringify(world.tools.get(tool)?.definition.output));
});
