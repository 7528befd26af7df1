'use client';
import { useEffect, useMemo, useState } from 'react';
import type { RedactRules, Transport } from '../aicc/index.js';
import { connectObserver, createObserverStore, type ObserverConnection, type ObserverStore } from '../projection/index.js';
import type { Limits } from '../store/index.js';
import { createCommitPace } from './commit-pace.js';

export interface ObservedSource {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly transport?: Transport | undefined;
  readonly store?: ObserverStore | undefined;
  readonly session?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly redact?: RedactRules | undefined;
}

export interface ObservedStore {
  readonly store: ObserverStore;
  /** `undefined` until it has been made, and where a host feeds the store itself. */
  readonly connection: ObserverConnection | undefined;
  /** Why no connection could be made: the address is none, say. */
  readonly fault: string | undefined;
}

/**
 * Makes a store and connects it for as long as the component is there. Another `url`, `transport` or `session` closes the connection
 * and begins anew with an empty store; a store that the host gave is kept. Another `token` connects anew and keeps what has come.
 */
export function useObservedStore({ url, token, transport, store: given, session, limits, redact }: ObservedSource): ObservedStore {
  const [first] = useState({ limits: limits ?? {}, ...(redact === undefined ? {} : { redact }) });
  // A store of its own for each source: positions and sessions of two bridges must not mix.
  // oxlint-disable-next-line react/exhaustive-deps
  const store = useMemo(() => given ?? createObserverStore(first), [given, first, url, transport, session]);
  const [state, setState] = useState<Omit<ObservedStore, 'store'> & { readonly of?: ObserverStore }>(nothing);

  useEffect(() => {
    if (given !== undefined && url === undefined && transport === undefined) return undefined;
    let connection: ObserverConnection | undefined;
    let isGone = false;
    // In a microtask, since StrictMode mounts, unmounts and mounts again at once: one socket is opened, not two.
    queueMicrotask(() => {
      if (isGone) return;
      try {
        connection = connectObserver(store, {
          schedule: createCommitPace(store),
          ...(transport === undefined ? {} : { transport }),
          ...(url === undefined ? {} : { url }),
          ...(token === undefined ? {} : { token }),
          ...(session === undefined ? {} : { session }),
        });
        setState({ connection, fault: undefined, of: store });
      } catch (error) {
        setState({ connection: undefined, fault: error instanceof Error ? error.message : String(error), of: store });
      }
    });
    return () => {
      isGone = true;
      connection?.close();
    };
  }, [store, given, url, token, transport, session]);

  return state.of === store ? { store, connection: state.connection, fault: state.fault } : { store, ...nothing };
}

const nothing = { connection: undefined, fault: undefined };
