/** Words of notes that are pinned to a moment. */
export const notes = {
  'observer.notes.write': 'Note at {time}, frame {position}',
  'observer.notes.change': 'Change the note at {time}',
  'observer.notes.save': 'Keep the note',
  'observer.notes.close': 'Close',
  'observer.notes.nothing': 'Nothing has come yet to which a note could be pinned.',
  'observer.notes.none': 'No notes yet. They are marked on the time bar and travel with a saved recording.',
  'observer.notes.list': 'Notes, by their moments',
  'observer.notes.go': 'Go to {time}',
  'observer.notes.edit': 'Change the note at {time}',
  'observer.notes.remove': 'Remove the note at {time}',
  'observer.notes.let-go': 'let go',
  'observer.notes.missing': 'not here',
  'observer.notes.kept': 'Kept in this browser. They travel with a saved recording.',
  'observer.notes.notKept': 'This browser keeps no more of them. Save a recording to keep all.',
} as const;
