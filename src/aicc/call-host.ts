/** Calls back into the host. What it throws is the host's: it surfaces as an uncaught error, and the wire goes on. */
export function callHost<T extends readonly unknown[]>(callback: ((...values: T) => void) | undefined, ...values: T): void {
  try {
    callback?.(...values);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
