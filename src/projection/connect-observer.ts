import { observe, type CallOptions, type LinkState, type ObserveOptions } from '../aicc/index.js';
import { createFeed, type Schedule } from './feed.js';
import type { ObserverStore } from './observer-store.js';

export interface ConnectObserverOptions extends Omit<ObserveOptions, 'onArrival'> {
  /** When waiting frames are committed. Default: before the screen is next painted. */
  readonly schedule?: Schedule;
}

/** A store that watches a bridge. */
export interface ObserverConnection {
  /** Where the connection stands, as plain data; the same object until something changes. */
  readonly getState: () => LinkState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls a tool of a session, where the bridge lets observers act. A call with the same `id` again is answered without being made twice. */
  readonly call: (
    sessionId: string,
    tool: string,
    input: Record<string, unknown>,
    options?: CallOptions & { readonly id?: string },
  ) => Promise<{ readonly ok: boolean; readonly error?: { readonly message: string } }>;
  /** Tries again at once, when it is waiting to. */
  readonly retryNow: () => void;
  /** Ends the connection. What has come stays in the store. */
  readonly close: () => void;
}

/** Watches the sessions of a bridge and keeps the store up to date, through lost connections too. */
export function connectObserver(store: ObserverStore, { schedule, ...options }: ConnectObserverOptions): ObserverConnection {
  const feed = createFeed(store, schedule);
  const observation = observe({ clock: store.clock, ...options, onArrival: feed.push });
  return {
    getState: observation.getState,
    subscribe: observation.subscribe,
    call: observation.call,
    retryNow: observation.retryNow,
    close: () => {
      observation.close();
      feed.close();
    },
  };
}
