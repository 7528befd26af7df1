/** A lock among the pages of an origin. */
export interface HeldLock {
  readonly isHeld: boolean;
  /** Resolves when the page that holds it has ended and this one has it; `undefined` where it is held already. Rejects when it is released before. */
  readonly whenHeld: Promise<void> | undefined;
  readonly release: () => void;
}

/** Takes a lock, or gets in line for it. Where a page can't have locks, as without HTTPS, it counts as held. */
export async function holdLock(name: string): Promise<HeldLock> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined); // absent without HTTPS
  if (locks === undefined) return { isHeld: true, whenHeld: undefined, release: () => undefined };
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const isHeld = await new Promise<boolean>((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : ended;
    });
  });
  if (isHeld) return { isHeld, whenHeld: undefined, release: end };
  const leaving = new AbortController();
  const whenHeld = new Promise<void>((resolve, reject) => {
    locks
      .request(name, { signal: leaving.signal }, () => {
        resolve();
        return ended;
      })
      .catch(reject);
  });
  return {
    isHeld,
    whenHeld,
    release: () => {
      leaving.abort();
      end();
    },
  };
}
