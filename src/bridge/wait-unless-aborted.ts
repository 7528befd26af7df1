/** Resolves when `begin` calls back, or `signal` is aborted: then what `begin` returned cancels it. */
export function waitUnlessAborted(signal: AbortSignal, begin: (onDone: () => void) => (() => void) | void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = (): void => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    };
    const onAbort = (): void => {
      cancel?.();
      finish();
    };
    signal.addEventListener('abort', onAbort);
    const cancel = begin(finish);
  });
}
