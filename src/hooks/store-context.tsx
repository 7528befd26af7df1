'use client';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Actions, ObserverConnection, ObserverStore } from '../projection/index.js';

interface StoreContextValue {
  readonly store: ObserverStore;
  readonly connection: ObserverConnection | undefined;
  readonly actions: Actions;
}

export const StoreContext = createContext<StoreContextValue | undefined>(undefined);
const SessionContext = createContext<string | undefined>(undefined);

/** Names the session that components below speak of. Renders nothing of its own. */
export function SessionScope({ sessionId, children }: { readonly sessionId: string | undefined; readonly children: ReactNode }) {
  return <SessionContext value={sessionId}>{children}</SessionContext>;
}

export interface StoreViewProps {
  /** Another view of the store around: actions go to that one. */
  readonly store: ObserverStore;
  readonly children: ReactNode;
}

/** Lets components below read the store through a view of it. Renders nothing of its own. */
export function StoreView({ store, children }: StoreViewProps) {
  const around = useStoreContext();
  const value = useMemo(() => ({ ...around, store }), [around, store]);
  return <StoreContext value={value}>{children}</StoreContext>;
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
