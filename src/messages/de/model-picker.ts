/** Words of the choice of a model. */
export const modelPicker = {
  'model-picker.label': 'Modelle',
  'model-picker.search': 'Modell suchen',
  'model-picker.none': 'Modell: Wahl des Agenten',
  'model-picker.current': 'Modell: {name}',
  'model-picker.pending': '{name} wird gewählt…',
  'model-picker.unavailable': 'Modell: {name} (nicht verfügbar)',
  'model-picker.gone': 'Modell: {name} (nicht mehr angeboten)',
  'model-picker.goneNotice': '{name} wird nicht mehr angeboten. Es bleibt gewählt, bis Sie ein anderes wählen.',
  'model-picker.unavailableNotice': '{name} ist nicht verfügbar: {reason} Es bleibt gewählt, bis Sie ein anderes wählen.',
  'model-picker.failed': '{name} wurde nicht gewählt: {reason}',
  'model-picker.noReason': 'ein Grund wurde nicht genannt.',
  'model-picker.optionUnavailable': 'Nicht verfügbar: {reason}',
  'model-picker.isCurrent': 'gewählt',
  'model-picker.otherProvider': 'Andere',
  'model-picker.empty': 'Noch werden keine Modelle angeboten.',
  'model-picker.nothingFound': 'Kein Modell passt.',
} as const;
