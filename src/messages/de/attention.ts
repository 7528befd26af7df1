/** Words of the queue of all that waits for a person. */
export const attention = {
  'attention.label': { one: '{count} Sache braucht Sie', other: '{count} Sachen brauchen Sie' },
  'attention.empty': 'Nichts braucht Sie. Fragen und Zustimmungen aller Agenten warten dann hier.',
  'attention.session': 'Sitzung {id}',
  'attention.askedNow': 'gerade gefragt',
  'attention.askedAgo': 'vor {age} gefragt',
  'attention.more': { one: '{count} weitere wartet danach.', other: '{count} weitere warten danach.' },
} as const;
