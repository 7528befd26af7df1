export const data = {
  'data.title': 'Daten: {name}',
  'data.failed': 'Die Anzeige für „{name}“ brach mit einem Fehler ab. Es folgen ihre Daten.',
  'unsupported.title': 'Es kam ein Teil der Art „{type}“, den diese Version nicht zeigen kann.',
} as const;
