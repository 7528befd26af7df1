export const branchPicker = {
  'branch-picker.label': 'Alternatives',
  'branch-picker.previous': 'Previous alternative',
  'branch-picker.next': 'Next alternative',
  'branch-picker.position': '{index} of {of}',
} as const;
