export const diagram = {
  'diagram.title': 'Diagramm',
  'diagram.titled': 'Diagramm: {title}',
  'diagram.showSource': 'Quelltext zeigen',
  'diagram.hideSource': 'Quelltext verbergen',
  'diagram.failed': 'Das Diagramm ließ sich nicht zeichnen: {message}',
  'diagram.late': 'es kam rechtzeitig keine Antwort',
} as const;
