/** Words of the comparison of two revisions of an artifact. */
export const artifactComparison = {
  'artifact.tooDifferent': 'These revisions are too large or too different to be compared line by line.',
  'artifact.noChanges': 'Nothing changed.',
  'artifact.changes': '{added} lines added, {removed} removed',
  'artifact.sideBySide': 'Side by side',
  'artifact.unchanged': { one: '{count} line is the same', other: '{count} lines are the same' },
  'artifact.added': 'added',
  'artifact.removed': 'removed',
} as const;
