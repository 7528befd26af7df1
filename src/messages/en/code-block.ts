export const codeBlock = {
  'code-block.label': 'Code',
  'code-block.labelled': 'Code, {language}',
  'code-block.wrap': 'Wrap long lines',
  'code-block.numbers': 'Number the lines',
} as const;
