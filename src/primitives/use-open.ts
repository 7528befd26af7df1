import { useCallback, useState } from 'react';

/** Open or folded, by the host or by itself. */
export interface OpenProps {
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** `fallback` stands as long as neither the host nor a person has said otherwise. */
export function useOpen({ open, defaultOpen, onOpenChange }: OpenProps, fallback: boolean): readonly [boolean, (open: boolean) => void] {
  const [chosen, choose] = useState(defaultOpen);
  const set = useCallback(
    (next: boolean): void => {
      choose(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  return [open ?? chosen ?? fallback, set];
}
