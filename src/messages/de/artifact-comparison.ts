/** Words of the comparison of two revisions of an artifact. */
export const artifactComparison = {
  'artifact.tooDifferent': 'Diese Fassungen sind zu groß oder zu verschieden, um sie Zeile für Zeile zu vergleichen.',
  'artifact.noChanges': 'Nichts hat sich geändert.',
  'artifact.changes': '{added} Zeilen dazu, {removed} weg',
  'artifact.sideBySide': 'Nebeneinander',
  'artifact.unchanged': { one: '{count} Zeile ist gleich', other: '{count} Zeilen sind gleich' },
  'artifact.added': 'dazu',
  'artifact.removed': 'weg',
} as const;
