/** Words of the box that filters the panel. */
export const filter = {
  'observer.filter.label': 'Filter the panel',
  'observer.filter.placeholder': 'Filter: tool:look status:failed >500ms',
  'observer.filter.options': 'Ways to go on',
  'observer.filter.clear': 'Clear the filter',
  'observer.filter.keep': 'Keep this filter',
  'observer.filter.kept': 'kept',
  'observer.filter.notKept': 'Not kept: this browser lets the page store no more.',
  'observer.filter.unknown-key': '{term}: there is no such key. Take tool, type, topic, agent, status, code or path.',
  'observer.filter.no-value': '{term} lacks a value, as in tool:look.',
  'observer.filter.no-duration': '{term} is no span of time. Write >500ms or <2s.',
  'observer.filter.no-pointer': '{term}: a path begins with a slash, as in path:/input/x=3.',
  'observer.filter.open-quote': '{term} lacks its closing quote.',
  'observer.filter.by.tool': 'Show only {name} in the whole panel',
  'observer.filter.by.agent': 'Show only {name} in the whole panel',
  'observer.filter.searching': 'Searching, {share} %',
} as const;
