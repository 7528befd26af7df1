import type { ObjectSchema } from '../../from-schema.js';
import { ToolFailure } from '../../tool-failure.js';
import { defineTool, type AnyTool } from '../../world-definition.js';
import type { Approvals } from './approvals.js';

const id = { type: 'string', minLength: 1, maxLength: 256 } as const;
const revision = { type: 'integer' } as const;
const accepted = { type: 'object', properties: { accepted: { type: 'boolean' } }, required: ['accepted'] } as const;

/** The tools of the people who watch: each becomes an event for the agent, but for a decision, which is the world's to take. Source: PROTOCOL section 6. */
export function personTools(approvals: Approvals) {
  return {
    send_message: defineTool({
      class: 'generator',
      description: 'Says something to the agent.',
      input: {
        type: 'object',
        properties: { text: { type: 'string', minLength: 1, maxLength: 4000 }, parentId: id },
        required: ['text'],
      },
      output: accepted,
      forPerson: true,
      run({ text, parentId }, context) {
        context.emit('agent_message', { text, role: 'user', from: 'person', ...(parentId === undefined ? {} : { parentId }) });
        return { accepted: true };
      },
    }),
    retry_message: personTool('message.retry', 'Asks the agent to say a message again.', { messageId: id }, ['messageId']),
    stop: personTool('message.stop', 'Asks the agent to stop what it is doing.', {}, []),
    answer_question: personTool(
      'question.answer',
      'Answers a question of the agent.',
      { questionId: id, revision, answer: { description: 'The id of an option, the ids of several, the fields of a form, or a text.' } },
      ['questionId', 'revision', 'answer'],
    ),
    skip_question: personTool('question.skip', 'Leaves a question of the agent unanswered.', { questionId: id, revision }, [
      'questionId',
      'revision',
    ]),
    decide_approval: defineTool({
      class: 'generator',
      description: 'Says yes or no to what the agent wants to do.',
      input: {
        type: 'object',
        properties: {
          approvalId: id,
          revision,
          decision: { enum: ['approve', 'deny'] },
          scope: { enum: ['once', 'session', 'always'] },
          reason: { type: 'string', maxLength: 1000 },
        },
        required: ['approvalId', 'revision', 'decision'],
      },
      output: accepted,
      forPerson: true,
      run(decision, context) {
        if (!approvals.decide(context, decision)) throw new ToolFailure('That is no longer asked.');
        return { accepted: true };
      },
    }),
    use_suggestion: personTool('suggestion.use', 'Takes up a suggestion of the agent.', { id }, ['id']),
    select_model: personTool('model.select', 'Chooses how the agent decides.', { id }, ['id']),
  };
}

function personTool(action: string, description: string, properties: Record<string, unknown>, required: readonly string[]): AnyTool {
  const input: ObjectSchema = { type: 'object', properties, required };
  return defineTool({
    class: 'generator',
    description,
    input,
    output: accepted,
    forPerson: true,
    run(said, context) {
      context.emit('person_action', { ...said, action });
      return { accepted: true };
    },
  });
}
