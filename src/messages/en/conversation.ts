export const conversation = {
  'conversation.label': 'Conversation',
  'conversation.empty': 'Nothing has been said yet. What the agent says and does appears here as soon as it begins.',
  'conversation.count': { one: '{count} message', other: '{count} messages' },
  'conversation.rendered': '{rendered} of {of} messages ready',
  'conversation.reading': 'Show all at once',
  'conversation.find': 'Find in the conversation',
  'conversation.foundNone': 'not found',
  'conversation.foundCount': { one: 'in {count} message', other: 'in {count} messages' },
  'conversation.foundAt': '{at} of {of}',
  'conversation.toEnd': 'To the end',
  'conversation.new': { one: '{count} new', other: '{count} new' },
} as const;
