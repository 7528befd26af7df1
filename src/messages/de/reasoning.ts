export const reasoning = {
  'reasoning.streaming': 'Denkt nach',
  'reasoning.done': 'Überlegung',
  'reasoning.took': 'Überlegte {duration}',
} as const;
