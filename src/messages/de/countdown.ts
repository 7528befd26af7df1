/** Words that say how long something can still be answered. */
export const countdown = {
  'countdown.left': 'noch {time}',
  'countdown.lastMinute': 'Weniger als eine Minute Zeit für die Antwort.',
} as const;
