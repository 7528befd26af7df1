/** Words of what has become of a question. */
export const questionStatus = {
  'question.requested': 'Needs your answer',
  'question.submitting': 'Sending your answer',
  'question.submitted': 'Answered',
  'question.skipped': 'Skipped',
  'question.expired': 'Expired before an answer',
  'question.failed': 'The answer did not get through',
} as const;
