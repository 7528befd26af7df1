export const copyButton = {
  'copy-button.idle': 'Kopieren',
  'copy-button.copied': 'Kopiert',
  'copy-button.failed': 'Kopieren ging nicht',
} as const;
