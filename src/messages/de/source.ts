export const source = {
  'source.title': 'Quellen',
  'source.untitled': 'Quelle {id}',
  'source.citation': 'Quelle {number}: {title}',
  'source.kind.web': 'Webseite',
  'source.kind.document': 'Dokument',
  'source.kind.file': 'Datei',
  'source.kind.other': 'Quelle',
} as const;
