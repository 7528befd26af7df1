import { useCallback, type Ref } from 'react';

/** One ref out of two, for a part that needs its element and still lets the host have it. */
export function useComposedRefs<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): (element: T | null) => () => void {
  return useCallback(
    (element) => {
      const leaveOwn = attach(own, element);
      const leaveGiven = attach(given, element);
      return () => {
        leaveOwn();
        leaveGiven();
      };
    },
    [own, given],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const leave = ref(element);
    return typeof leave === 'function' ? leave : () => ref(null);
  }
  if (ref === undefined || ref === null) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
