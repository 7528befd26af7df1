/** Tells when a try that failed before may now succeed. Returns what stops it. */
export type WakeSource = (onWake: () => void) => () => void;

/** The browser coming online, and the page becoming visible or coming back from the page cache. Silent where there is no page. */
export const pageWake: WakeSource = (onWake) => {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => {};
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onWake();
  };
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onWake);
    document.removeEventListener('visibilitychange', onVisible);
  };
};
