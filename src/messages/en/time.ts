/** Words of the time bar. */
export const time = {
  'observer.time.label': 'Time',
  'observer.time.moment': 'Moment that is shown',
  'observer.time.valueText': '{time} of {total}, frame {position} of {count}',
  'observer.time.replaying': 'Replaying {time} of {total}',
  'observer.time.readOnly': 'read-only',
  'observer.time.readOnlyReason': 'What is asked here may have been answered since. Return to Live to answer.',
  'observer.time.live': 'Live',
  'observer.time.liveNew': { one: 'Live, {count} new', other: 'Live, {count} new' },
  'observer.time.pause': 'Pause',
  'observer.time.play': 'Play',
  'observer.time.stepBack': 'One frame back',
  'observer.time.stepOn': 'One frame on',
  'observer.time.previousError': 'Previous error',
  'observer.time.nextError': 'Next error',
  'observer.time.speed': 'Speed',
  'observer.time.times': '{speed}×',
} as const;
