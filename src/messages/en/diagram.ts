export const diagram = {
  'diagram.title': 'Diagram',
  'diagram.titled': 'Diagram: {title}',
  'diagram.showSource': 'Show the source',
  'diagram.hideSource': 'Hide the source',
  'diagram.failed': 'The diagram could not be drawn: {message}',
  'diagram.late': 'no answer came in time',
} as const;
