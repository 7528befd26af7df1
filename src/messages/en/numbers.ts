/** Words of what the observer panel tells in numbers. */
export const numbers = {
  'observer.numbers.frames': 'Frames held',
  'observer.numbers.size': 'Their size',
  'observer.numbers.records': 'Tool calls',
  'observer.numbers.messages': 'Messages',
  'observer.numbers.heldOf': '{held} of {limit} at most',
  'observer.numbers.letGo': '{amount} let go',
  'observer.numbers.noneLetGo': 'none let go',
  'observer.numbers.rate': 'Frames come',
  'observer.numbers.perSecond': '{count} a second',
  'observer.numbers.ticks': 'Ticks',
  'observer.numbers.ticksTold': '{measured} a second, {declared} declared',
  'observer.numbers.latency': 'Latency of the last calls',
  'observer.numbers.gaps': 'Gaps between the last frames',
  'observer.numbers.longest': '{gap} at most',
  'observer.numbers.gapsTold': {
    one: 'The last gap was {last} ms',
    other: 'The last {count} gaps were from {least} to {most} ms, the last one {last} ms',
  },
} as const;
