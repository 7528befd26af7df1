export const branchPicker = {
  'branch-picker.label': 'Alternativen',
  'branch-picker.previous': 'Vorige Alternative',
  'branch-picker.next': 'Nächste Alternative',
  'branch-picker.position': '{index} von {of}',
} as const;
