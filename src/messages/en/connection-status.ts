/** Words of the connection. */
export const connectionStatus = {
  'connection-status.live': 'Live',
  'connection-status.connecting': 'Connecting',
  'connection-status.connectingAgain': 'Connecting, try {attempt}',
  'connection-status.reconnecting': 'Connection lost, reconnecting',
  'connection-status.resuming': 'Reconnecting, try {attempt}',
  'connection-status.waiting': 'Reconnecting, try {attempt}, next in {delay}',
  'connection-status.waitingFirst': 'Connecting, try {attempt}, next in {delay}',
  'connection-status.closed': 'Closed',
  'connection-status.closedBecause': 'Closed: {reason}',
  'connection-status.expired': 'Session expired',
  'connection-status.expiredBecause': 'Session expired: {reason}',
  'connection-status.heard': 'last heard {age} ago',
  'connection-status.heartbeat': 'heartbeat {age} ago',
  'connection-status.retry': 'Try now',
} as const;
