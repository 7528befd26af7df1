export const data = {
  'data.title': 'Data: {name}',
  'data.failed': 'The display for “{name}” stopped with an error. Its data follows.',
  'data.mismatch': 'This is not the data that “{name}” is shown by: {faults} It follows as it came.',
  'data.unchecked': 'Whether this is the data that “{name}” is shown by could not be checked: {reason}',
  'unsupported.title': 'A part of the type “{type}” came, which this version can not show.',
} as const;
