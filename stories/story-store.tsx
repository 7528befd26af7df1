import { useState, type ReactNode } from 'react';
import { createObserverStore, type ActionOptions, type DocumentEntry, type ObserverStore } from '@oddkin/ai/store';
import { StoreProvider } from '../src/hooks/index.js';

export interface StoryStoreProps {
  /** Documents that are in the store from the start. */
  readonly documents?: readonly DocumentEntry[];
  /** Frames that have come before the story begins. */
  readonly frames?: readonly unknown[];
  readonly onAction?: ActionOptions['onAction'];
  readonly sessionId?: string;
  readonly children: ReactNode;
}

/** Puts a store with the given content round a story. */
export function StoryStore({ documents = [], frames = [], onAction, sessionId, children }: StoryStoreProps) {
  const [store] = useState(() => fill(createObserverStore(), documents, frames));
  return (
    <StoreProvider store={store} onAction={onAction} sessionId={sessionId}>
      {children}
    </StoreProvider>
  );
}

function fill(store: ObserverStore, documents: readonly DocumentEntry[], frames: readonly unknown[]): ObserverStore {
  store.put(documents);
  store.ingest(frames);
  return store;
}
