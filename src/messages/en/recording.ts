/** Words for saving and opening recordings. */
export const recording = {
  'observer.export.title': 'Save as a recording',
  'observer.export.what': {
    one: '{count} frame is held. The file can be opened in any panel, replayed and validated.',
    other: '{count} frames are held. The file can be opened in any panel, replayed and validated.',
  },
  'observer.export.upToHere': 'Only up to the moment in sight',
  'observer.export.pointers': 'Hide what stands at these paths, one a line',
  'observer.export.patterns': 'Hide what matches these patterns, one a line',
  'observer.export.nothingHidden': 'Nothing is hidden yet: the file holds all that agents, tools and people said.',
  'observer.export.hidden': { one: 'Hidden in {count} frame.', other: 'Hidden in {count} frames.' },
  'observer.export.hiddenOfLast': {
    one: 'Hidden in {count} of the last {of} frames.',
    other: 'Hidden in {count} of the last {of} frames.',
  },
  'observer.export.leftovers': {
    one: '{count} frame still holds what a pattern finds: as a number, in an id, or told in pieces. It would be left out. Name its path above to keep the rest of it.',
    other:
      '{count} frames still hold what a pattern finds: as a number, in an id, or told in pieces. They would be left out. Name their paths above to keep the rest of them.',
  },
  'observer.export.saveWithout': { one: 'Save without {count} frame', other: 'Save without {count} frames' },
  'observer.export.pack': 'Pack the file (gzip)',
  'observer.export.cancel': 'Cancel',
  'observer.export.save': 'Save',
  'observer.recording.loading': 'Opening {name} …',
  'observer.recording.shown': 'Recording: {name}',
  'observer.recording.nameless': 'A recording',
  'observer.recording.badLines': { one: '{count} line could not be read', other: '{count} lines could not be read' },
  'observer.recording.close': 'Close the recording',
  'observer.recording.dismiss': 'Close this message',
  'observer.recording.badLine': 'Line {line}:',
  'observer.recording.moreBadLines': { one: 'and {count} more', other: 'and {count} more' },
  'observer.recording.noFrames': 'It holds no frames.',
  'observer.recording.fault.unreachable':
    '{name} could not be fetched: {reason}. See that the address is right, the server runs, and lets this page read it; or save the file and drop it here.',
  'observer.recording.fault.refused':
    '{name} could not be fetched: the server answered {status}. See that the address is right and that you may read it; or save the file and drop it here.',
  'observer.recording.fault.empty': '{name} could not be opened: the file is empty. Save the recording anew.',
  'observer.recording.fault.unknown':
    '{name} could not be opened, it is no recording: {reason} Take a file that a panel or oddkin record has written.',
  'observer.recording.fault.broken':
    '{name} could not be read to its end: {reason}. It was cut or damaged; what came before is shown. Fetch or save it anew to see the rest.',
} as const;
