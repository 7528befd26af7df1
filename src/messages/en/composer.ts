/** Words of the composer. */
export const composer = {
  'composer.label': 'Message to the agent',
  'composer.placeholder': 'Write to the agent',
  'composer.send': 'Send',
  'composer.sendAgain': 'Send again',
  'composer.stop': 'Stop',
  'composer.attach': 'Add files',
  'composer.drop': 'Let go to add the files.',
  'composer.over': 'The session is over: nothing can be sent any more.',
  'composer.nobody': 'Nobody takes messages here: this is to watch only.',
  'composer.failed': 'Not sent: {reason} What you wrote is still here.',
  'composer.noReason': 'no reason was given.',
  'composer.hint.enter': 'Enter sends, Shift and Enter makes a line.',
  'composer.hint.modifier-enter': 'Ctrl and Enter sends, Enter makes a line.',
} as const;
