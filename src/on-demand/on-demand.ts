/** What is known of something that is loaded when it is first asked for. Another object with each change. */
export interface OnDemandState<T> {
  readonly value?: T;
  /** Why it could not be loaded the last time. */
  readonly error?: unknown;
}

export interface OnDemand<T> {
  readonly state: () => OnDemandState<T>;
  /** Loads it, or waits for what is loading already. Rejects where it could not be loaded; the next call tries again. */
  readonly load: () => Promise<T>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * From now on nothing that is loaded on demand is there before `load` is through as well: what all of it needs to be shown. It is asked for with
 * each of them, and what it rejects with is why they could not be loaded.
 */
export function loadAlong(load: () => Promise<unknown>): void {
  loadCompanion = load;
}

let loadCompanion: () => Promise<unknown> = () => Promise.resolve();

/** Holds what `load` brings once it has brought it. Nothing is loaded before someone asks. */
export function createOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  const listeners = new Set<() => void>();
  let state: OnDemandState<T> = {};
  let loading: Promise<T> | undefined;

  return {
    state: () => state,
    load: () => (loading ??= Promise.all([load(), loadCompanion()]).then(([value]) => keep(value), fail)),
    subscribe: (listener) => {
      // A listener may be given twice, and each subscription ends by itself.
      const subscription = (): void => listener();
      listeners.add(subscription);
      return () => void listeners.delete(subscription);
    },
  };

  function keep(value: T): T {
    change({ value });
    return value;
  }

  function fail(error: unknown): never {
    loading = undefined;
    change({ error });
    throw error;
  }

  function change(next: OnDemandState<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }
}
