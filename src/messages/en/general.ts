/** Words that more than one noun uses. */
export const general = {
  'general.copy': 'Copy',
  'general.retry': 'Try again',
  'general.showAll': { one: 'Show all {count}', other: 'Show all {count}' },
  'general.yes': 'yes',
  'general.no': 'no',
  'general.past': 'You are looking at the past. Go back to live to act.',
  'general.pastRecording': 'You are looking at the past of a recording: nothing can be done in it.',
} as const;
