/** Words of the connection. */
export const connectionStatus = {
  'connection-status.live': 'Live',
  'connection-status.connecting': 'Verbindet',
  'connection-status.connectingAgain': 'Verbindet, Versuch {attempt}',
  'connection-status.reconnecting': 'Verbindung verloren, verbindet neu',
  'connection-status.resuming': 'Verbindet neu, Versuch {attempt}',
  'connection-status.waiting': 'Verbindet neu, Versuch {attempt}, nächster in {delay}',
  'connection-status.waitingFirst': 'Verbindet, Versuch {attempt}, nächster in {delay}',
  'connection-status.closed': 'Geschlossen',
  'connection-status.closedBecause': 'Geschlossen: {reason}',
  'connection-status.expired': 'Sitzung abgelaufen',
  'connection-status.expiredBecause': 'Sitzung abgelaufen: {reason}',
  'connection-status.heard': 'zuletzt gehört vor {age}',
  'connection-status.heartbeat': 'Herzschlag vor {age}',
  'connection-status.retry': 'Jetzt versuchen',
} as const;
