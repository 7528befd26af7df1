/** Words of the choice of a model. */
export const modelPicker = {
  'model-picker.label': 'Models',
  'model-picker.search': 'Find a model',
  'model-picker.none': 'Model: the agent’s choice',
  'model-picker.current': 'Model: {name}',
  'model-picker.pending': 'Choosing {name}…',
  'model-picker.unavailable': 'Model: {name} (not available)',
  'model-picker.gone': 'Model: {name} (no longer offered)',
  'model-picker.goneNotice': '{name} is no longer offered. It stays chosen until you choose another.',
  'model-picker.unavailableNotice': '{name} is not available: {reason} It stays chosen until you choose another.',
  'model-picker.failed': '{name} was not chosen: {reason}',
  'model-picker.noReason': 'no reason was given.',
  'model-picker.optionUnavailable': 'Not available: {reason}',
  'model-picker.isCurrent': 'current',
  'model-picker.otherProvider': 'Other',
  'model-picker.empty': 'No models are offered yet.',
  'model-picker.nothingFound': 'No model fits.',
} as const;
