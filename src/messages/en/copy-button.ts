export const copyButton = {
  'copy-button.idle': 'Copy',
  'copy-button.copied': 'Copied',
  'copy-button.failed': 'Could not copy',
} as const;
