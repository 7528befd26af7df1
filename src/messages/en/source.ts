export const source = {
  'source.title': 'Sources',
  'source.untitled': 'Source {id}',
  'source.citation': 'Source {number}: {title}',
  'source.kind.web': 'Web page',
  'source.kind.document': 'Document',
  'source.kind.file': 'File',
  'source.kind.other': 'Source',
} as const;
