/** Words that more than one noun uses. */
export const general = {
  'general.copy': 'Copy',
  'general.copied': 'Copied',
  'general.close': 'Close',
  'general.retry': 'Try again',
  'general.showMore': 'Show more',
  'general.showLess': 'Show less',
  'general.showAll': { one: 'Show all {count}', other: 'Show all {count}' },
  'general.unknown': 'unknown',
  'general.yes': 'yes',
  'general.no': 'no',
} as const;
