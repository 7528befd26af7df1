export const jsonView = {
  'json-view.label': 'JSON',
  'json-view.keys': 'Arrow keys move and fold. C copies the value, P its path.',
  'json-view.items': { one: '{count} item', other: '{count} items' },
  'json-view.members': { one: '{count} member', other: '{count} members' },
  'json-view.more': 'Show {count} more',
  'json-view.moreCharacters': 'Show {count} more of {of} characters',
  'json-view.copyPath': 'Copy path',
  'json-view.copyValue': 'Copy value',
  'json-view.picture': '{format} picture, {size}',
  'json-view.emptyKey': '(empty name)',
} as const;
