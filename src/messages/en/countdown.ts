/** Words that say how long something can still be answered. */
export const countdown = {
  'countdown.days': { one: '{count} day left', other: '{count} days left' },
  'countdown.hours': { one: '{count} hour left', other: '{count} hours left' },
  'countdown.minutes': { one: '{count} min left', other: '{count} min left' },
  'countdown.seconds': { one: '{count} s left', other: '{count} s left' },
  'countdown.lastMinute': 'Less than a minute left to answer.',
} as const;
