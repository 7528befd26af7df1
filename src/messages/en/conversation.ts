export const conversation = {
  'conversation.label': 'Conversation',
  'conversation.empty': 'Nothing has been said yet. What the agent says and does appears here as soon as it begins.',
  'conversation.earlier': { one: 'Show earlier ({count})', other: 'Show earlier ({count})' },
  'conversation.toEnd': 'To the end',
  'conversation.new': { one: '{count} new', other: '{count} new' },
} as const;
