/** Words of notes that are pinned to a moment. */
export const notes = {
  'observer.notes.write': 'Notiz bei {time}, Frame {position}',
  'observer.notes.change': 'Die Notiz bei {time} ändern',
  'observer.notes.save': 'Notiz behalten',
  'observer.notes.close': 'Schließen',
  'observer.notes.nothing': 'Noch ist nichts gekommen, an das eine Notiz geheftet werden könnte.',
  'observer.notes.none': 'Noch keine Notizen. Sie sind auf der Zeitleiste markiert und reisen mit einer gesicherten Aufzeichnung.',
  'observer.notes.list': 'Notizen, nach ihren Augenblicken',
  'observer.notes.go': 'Zu {time} gehen',
  'observer.notes.edit': 'Die Notiz bei {time} ändern',
  'observer.notes.remove': 'Die Notiz bei {time} entfernen',
  'observer.notes.let-go': 'losgelassen',
  'observer.notes.missing': 'nicht hier',
  'observer.notes.kept': 'In diesem Browser aufgehoben. Sie reisen mit einer gesicherten Aufzeichnung.',
  'observer.notes.notKept': 'Dieser Browser hebt nicht mehr davon auf. Sichern Sie eine Aufzeichnung, um alle zu behalten.',
} as const;
