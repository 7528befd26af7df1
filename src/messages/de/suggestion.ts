/** Words of suggestions. */
export const suggestion = {
  'suggestion.list': 'Vorschläge',
  'suggestion.failed': '„{label}“ wurde nicht gesendet: {reason}',
  'suggestion.noReason': 'Ein Grund wurde nicht genannt. Versuchen Sie es erneut.',
} as const;
