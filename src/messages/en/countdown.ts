/** Words that say how long something can still be answered. */
export const countdown = {
  'countdown.left': '{time} left',
  'countdown.lastMinute': 'Less than a minute left to answer.',
} as const;
