'use client';
import { useMemo, type ReactNode } from 'react';
import { createActions, type ActionOptions, type ObserverConnection, type ObserverStore } from '../projection/index.js';
import { SessionScope, StoreContext } from './store-context.js';
import { useFollowedSession } from './use-followed-session.js';
import { useObserverState } from './use-observer-state.js';

export interface StoreProviderProps {
  readonly store: ObserverStore;
  /** The connection that feeds the store, where the status of it is to be shown and actions may go through it. */
  readonly connection?: ObserverConnection | undefined;
  /** Takes what a person asks for. Without it, actions go to the session's tools through `connection`; without either, controls are read-only. */
  readonly onAction?: ActionOptions['onAction'];
  /** Hears of each action before it goes its way. A promise that it returns takes the action instead. */
  readonly interceptAction?: ActionOptions['interceptAction'];
  /**
   * The session that components below speak of where they name none. Left out, it is the first that lives, for as long as it does,
   * unless the host has put messages of its own without a session: then it is those.
   */
  readonly sessionId?: string | undefined;
  readonly children: ReactNode;
}

/** Gives the store to every hook below it. Renders nothing of its own. */
export function StoreProvider({ store, connection, onAction, interceptAction, sessionId, children }: StoreProviderProps) {
  const value = useMemo(
    () => ({ store, connection, actions: createActions(store, { onAction, interceptAction, call: connection?.call }) }),
    [store, connection, onAction, interceptAction],
  );
  return (
    <StoreContext value={value}>
      <NamedSession sessionId={sessionId}>{children}</NamedSession>
    </StoreContext>
  );
}

function NamedSession({ sessionId, children }: Pick<StoreProviderProps, 'sessionId' | 'children'>) {
  const followed = useFollowedSession();
  const hasOwn = useObserverState((state) => state.messages.tree.roots.get('') !== undefined);
  return <SessionScope sessionId={sessionId ?? (hasOwn ? undefined : followed)}>{children}</SessionScope>;
}
