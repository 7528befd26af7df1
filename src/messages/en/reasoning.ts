export const reasoning = {
  'reasoning.streaming': 'Thinking',
  'reasoning.done': 'Reasoning',
  'reasoning.took': 'Thought for {duration}',
} as const;
