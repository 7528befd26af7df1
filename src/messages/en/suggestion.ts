/** Words of suggestions. */
export const suggestion = {
  'suggestion.list': 'Suggestions',
  'suggestion.failed': '“{label}” was not sent: {reason}',
  'suggestion.noReason': 'no reason was given. Try again.',
} as const;
