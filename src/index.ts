// Comes before: components, which are made for chat products, and the observer panel, which is made of them.
// Comes after: the host's page.
export * from './components/index.js';
export * from './hooks/index.js';
export {
  createFormatters,
  de,
  en,
  MessagesProvider,
  useAllMessages as useMessages,
  type Catalogue,
  type Formatters,
  type MessageKey,
  type MessagesProviderProps,
  type MessageText,
} from './messages/index.js';
export * from './observer/index.js';
export { createObserverStore, type ObserverStore, type ObserverStoreOptions } from './projection/index.js';
