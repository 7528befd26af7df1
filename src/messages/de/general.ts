/** Words that more than one noun uses. */
export const general = {
  'general.copy': 'Kopieren',
  'general.retry': 'Erneut versuchen',
  'general.showAll': { one: 'Alle {count} zeigen', other: 'Alle {count} zeigen' },
  'general.yes': 'ja',
  'general.no': 'nein',
  'general.past': 'Sie sehen die Vergangenheit. Gehen Sie zurück zu live, um zu handeln.',
  'general.pastRecording': 'Sie sehen die Vergangenheit einer Aufzeichnung: In ihr lässt sich nichts tun.',
} as const;
