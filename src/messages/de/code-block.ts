export const codeBlock = {
  'code-block.label': 'Code',
  'code-block.labelled': 'Code, {language}',
  'code-block.wrap': 'Lange Zeilen umbrechen',
  'code-block.numbers': 'Zeilen nummerieren',
} as const;
