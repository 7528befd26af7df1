// Comes before: nothing; words know of no other station.
// Comes after: primitives, components and the observer panel, which show no text but these and what agents say.
export { formatMessage, type Catalogue, type MessageText, type MessageValues } from './catalogue.js';
export { de } from './de.js';
export { dockWords } from './dock-words.js';
export { en, type MessageKey } from './en.js';
export { artifactComparison as artifactComparisonWords } from './en/artifact-comparison.js';
export { attention as attentionWords } from './en/attention.js';
export { composer as composerWords } from './en/composer.js';
export { connectionStatus as connectionStatusWords } from './en/connection-status.js';
export { diagram as diagramWords } from './en/diagram.js';
export { jsonViewTools as jsonViewToolsWords } from './en/json-view-tools.js';
export { modelPicker as modelPickerWords } from './en/model-picker.js';
export { plan as planWords } from './en/plan.js';
export { problemList as problemListWords } from './en/problem-list.js';
export { suggestion as suggestionWords } from './en/suggestion.js';
export { createFormatters, type Formatters } from './format.js';
export { loadGerman } from './load-german.js';
export { MessagesContext, MessagesProvider, type Messages, type MessagesProviderProps } from './messages-provider.js';
export { questionWords } from './question-words.js';
export { useAllMessages } from './use-all-messages.js';
export { useMessages } from './use-messages.js';
export { usePanelMessages } from './use-panel-messages.js';
export { useWords } from './use-words.js';
