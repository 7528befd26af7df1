export const data = {
  'data.title': 'Daten: {name}',
  'data.failed': 'Die Anzeige für „{name}“ brach mit einem Fehler ab. Es folgen ihre Daten.',
  'data.mismatch': 'Das sind nicht die Daten, aus denen „{name}“ gezeigt wird: {faults} Sie folgen, wie sie kamen.',
  'data.unchecked': 'Ob das die Daten sind, aus denen „{name}“ gezeigt wird, war nicht zu prüfen: {reason}',
  'unsupported.title': 'Es kam ein Teil der Art „{type}“, den diese Version nicht zeigen kann.',
} as const;
