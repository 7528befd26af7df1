export const jsonView = {
  'json-view.items': { one: '{count} item', other: '{count} items' },
  'json-view.members': { one: '{count} member', other: '{count} members' },
  'json-view.more': 'Show {count} more',
  'json-view.allCharacters': 'Show all {count} characters',
  'json-view.copyPath': 'Copy path',
  'json-view.copyValue': 'Copy value',
  'json-view.root': 'value',
  'json-view.emptyKey': '(empty name)',
  'json-view.tooDeep': 'Nested too deeply to show. Copy the value to read it.',
  'json-view.unwritable': 'This value cannot be written as JSON.',
} as const;
