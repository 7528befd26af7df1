export const conversation = {
  'conversation.label': 'Gespräch',
  'conversation.empty': 'Noch wurde nichts gesagt. Was der Agent sagt und tut, erscheint hier, sobald er beginnt.',
  'conversation.count': { one: '{count} Nachricht', other: '{count} Nachrichten' },
  'conversation.rendered': '{rendered} von {of} Nachrichten bereit',
  'conversation.reading': 'Alles auf einmal zeigen',
  'conversation.find': 'Im Gespräch suchen',
  'conversation.foundNone': 'nicht gefunden',
  'conversation.foundCount': { one: 'in {count} Nachricht', other: 'in {count} Nachrichten' },
  'conversation.foundAt': '{at} von {of}',
  'conversation.toEnd': 'Zum Ende',
  'conversation.new': { one: '{count} neue', other: '{count} neue' },
} as const;
