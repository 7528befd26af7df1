'use client';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { createActions, type ActionOptions, type Actions, type ObserverConnection, type ObserverStore } from '../projection/index.js';

interface StoreContextValue {
  readonly store: ObserverStore;
  readonly connection: ObserverConnection | undefined;
  readonly actions: Actions;
}

export interface StoreProviderProps {
  readonly store: ObserverStore;
  /** The connection that feeds the store, where the status of it is to be shown and actions may go through it. */
  readonly connection?: ObserverConnection | undefined;
  /** Takes what a person asks for. Without it, actions go to the session's tools through `connection`; without either, controls are read-only. */
  readonly onAction?: ActionOptions['onAction'];
  /** The session that components below speak of where they name none. */
  readonly sessionId?: string | undefined;
  readonly children: ReactNode;
}

/** Gives the store to every hook below it. Renders nothing of its own. */
export function StoreProvider({ store, connection, onAction, sessionId, children }: StoreProviderProps) {
  const value = useMemo(
    () => ({ store, connection, actions: createActions(store, { onAction, call: connection?.call }) }),
    [store, connection, onAction],
  );
  return (
    <StoreContext value={value}>
      <SessionScope sessionId={sessionId}>{children}</SessionScope>
    </StoreContext>
  );
}

/** Names the session that components below speak of. Renders nothing of its own. */
export function SessionScope({ sessionId, children }: { readonly sessionId: string | undefined; readonly children: ReactNode }) {
  return <SessionContext value={sessionId}>{children}</SessionContext>;
}

/** The store, what feeds it, and the actions on it. Throws outside a provider. */
export function useStoreContext(): StoreContextValue {
  const value = use(StoreContext);
  if (value === undefined) {
    throw new Error(
      'A hook or component of @oddkin/ai was used outside a provider. It has no store to read. Put it inside <ChatProvider store={…}> or <ObserverPanel>.',
    );
  }
  return value;
}

/** The session named by the nearest `SessionScope` or provider. */
export function useSessionScope(): string | undefined {
  return use(SessionContext);
}

const StoreContext = createContext<StoreContextValue | undefined>(undefined);
const SessionContext = createContext<string | undefined>(undefined);
