/** Words of the queue of all that waits for a person. */
export const attention = {
  'attention.label': { one: '{count} thing needs you', other: '{count} things need you' },
  'attention.empty': 'Nothing needs you. Questions and approvals of all agents will wait here.',
  'attention.session': 'Session {id}',
  'attention.askedNow': 'asked just now',
  'attention.askedAgo': 'asked {age} ago',
  'attention.more': { one: '{count} more waits after these.', other: '{count} more wait after these.' },
} as const;
