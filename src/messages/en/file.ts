export const file = {
  'file.unnamed': 'Unnamed file',
  'file.open': 'Open',
  'file.refused': 'Not linked: {reason}.',
  'media.load': 'Load {kind} from {host}',
  'media.loadHere': 'Load {kind} from this site',
  'media.audio': 'sound',
  'media.video': 'film',
} as const;
