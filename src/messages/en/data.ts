export const data = {
  'data.title': 'Data: {name}',
  'data.failed': 'The display for “{name}” stopped with an error. Its data follows.',
  'unsupported.title': 'A part of the type “{type}” came, which this version can not show.',
} as const;
