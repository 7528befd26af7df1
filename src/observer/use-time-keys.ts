'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useStoreContext } from '../hooks/index.js';
import type { Playback } from '../projection/index.js';
import { usePanelState } from './panel-state.js';
import { isInDialog, takesSpace, takesText } from './takes-text.js';

/** Space pauses and plays, comma and full stop step, g goes on to the next stop, while the focus is in the panel around `ref` and nothing there takes the key itself. Not where the host has turned shortcuts off. */
export function useTimeKeys(ref: RefObject<HTMLElement | null>, playback: Playback, goOn: () => void): void {
  const { store } = useStoreContext();
  const { hasShortcuts } = usePanelState();
  const goOnRef = useRef(goOn);
  useEffect(() => {
    goOnRef.current = goOn;
  });
  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const panel = ref.current?.closest<HTMLElement>('.oddkin-observer');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target) || isInDialog(event.target))
        return;
      if (event.key === ' ' && takesSpace(event.target)) return;
      const act = actionOf(event.key, playback, store.cursor.getState().isLive, goOnRef.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [ref, playback, store, hasShortcuts]);
}

function actionOf(key: string, playback: Playback, isLive: boolean, goOn: () => void): (() => void) | undefined {
  switch (key) {
    case ' ':
      return isLive || playback.getState().isPlaying ? playback.pause : playback.play;
    case ',':
      return () => playback.step(-1);
    case '.':
      return () => playback.step(1);
    case 'g':
      return isLive ? undefined : goOn;
    default:
      return undefined;
  }
}
