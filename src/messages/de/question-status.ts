/** Words of what has become of a question. */
export const questionStatus = {
  'question.requested': 'Braucht Ihre Antwort',
  'question.submitting': 'Antwort wird gesendet',
  'question.submitted': 'Beantwortet',
  'question.skipped': 'Übersprungen',
  'question.expired': 'Abgelaufen, bevor geantwortet wurde',
  'question.failed': 'Die Antwort kam nicht an',
} as const;
