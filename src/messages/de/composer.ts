/** Words of the composer. */
export const composer = {
  'composer.label': 'Nachricht an den Agenten',
  'composer.placeholder': 'An den Agenten schreiben',
  'composer.send': 'Senden',
  'composer.sendAgain': 'Erneut senden',
  'composer.stop': 'Anhalten',
  'composer.attach': 'Dateien hinzufügen',
  'composer.drop': 'Loslassen, um die Dateien hinzuzufügen.',
  'composer.over': 'Die Sitzung ist vorbei: Es kann nichts mehr gesendet werden.',
  'composer.nobody': 'Hier nimmt niemand Nachrichten entgegen: Das ist nur zum Zusehen.',
  'composer.failed': 'Nicht gesendet: {reason} Was Sie geschrieben haben, steht noch hier.',
  'composer.noReason': 'ein Grund wurde nicht genannt.',
  'composer.hint.enter': 'Eingabe sendet, Umschalt und Eingabe macht eine Zeile.',
  'composer.hint.modifier-enter': 'Strg und Eingabe sendet, Eingabe macht eine Zeile.',
} as const;
