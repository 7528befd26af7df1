import { use, useLayoutEffect, useReducer, useState } from 'react';
import { growthOf, useStoreContext } from '../hooks/index.js';
import { GrowsAloneContext, type GrowingText } from '../markdown/index.js';
import type { Part } from '../schema/index.js';
import { useMessageOutline } from './message-outline.js';

interface GrowingPart extends GrowingText {
  /** Whether this is what is shown now, though something older was rendered. */
  readonly isShown: (part: Part | undefined) => boolean;
}

/** The text of the part at `index` as it grows, for what may show it before it is rendered. */
export function useGrowingPart(index: number, name: string): GrowingPart {
  const { key } = useMessageOutline(name);
  const { store } = useStoreContext();
  const growsAlone = use(GrowsAloneContext);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [growing] = useState(() => createGrowingPart(render));
  useLayoutEffect(() => {
    if (!growsAlone) return undefined;
    return store.subscribe(({ messages }) => growing.see(messages.records.get(key)?.value.parts[index]));
  }, [store, key, index, growing, growsAlone]);
  return growing;
}

function createGrowingPart(render: () => void): GrowingPart & { readonly see: (part: Part | undefined) => void } {
  let show: Parameters<GrowingText['take']>[0] | undefined;
  let seen: Part | undefined;
  let shown: Part | undefined;
  let isHeld = false;
  let count = 0;
  return {
    take: (taken) => {
      show = taken;
      return () => {
        if (show === taken) show = undefined;
      };
    },
    hold: () => {
      isHeld = true;
      return () => {
        isHeld = false;
      };
    },
    count: () => count,
    renew: () => {
      shown = undefined;
      render();
    },
    isShown: (part) => part !== undefined && part === shown,
    see: (part) => {
      if (part === seen) return;
      seen = part;
      if (part?.type !== 'text' && part?.type !== 'reasoning') return;
      // Told also where it is to be rendered: that takes back what was written.
      if (show?.(part.text, isHeld ? undefined : growthOf(part)) !== true) return;
      shown = part;
      count += 1;
    },
  };
}
