// Comes before: nothing; words know of no other station.
// Comes after: primitives, components and the observer panel, which show no text but these and what agents say.
export { formatMessage, type Catalogue, type MessageText, type MessageValues } from './catalogue.js';
export { de } from './de.js';
export { en, type MessageKey } from './en.js';
export { createFormatters, type Formatters } from './format.js';
export { loadGerman } from './load-german.js';
export { MessagesProvider, useMessages, type MessagesProviderProps } from './messages-provider.js';
