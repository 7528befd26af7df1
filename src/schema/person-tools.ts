/** The tools by which a person acts on a session. Source: PROTOCOL section 6. */
export const personTools: ReadonlySet<string> = new Set([
  'send_message',
  'retry_message',
  'stop',
  'answer_question',
  'skip_question',
  'decide_approval',
  'use_suggestion',
  'select_model',
]);
