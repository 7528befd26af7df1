'use client';
import { useEffect, type RefObject } from 'react';
import { useStoreContext } from '../hooks/index.js';
import type { Playback } from '../projection/index.js';

/** Space pauses and plays, comma and full stop step, while the focus is in the panel around `ref` and nothing there takes the key itself. */
export function useTimeKeys(ref: RefObject<HTMLElement | null>, playback: Playback): void {
  const { store } = useStoreContext();
  useEffect(() => {
    const panel = ref.current?.closest<HTMLElement>('.oddkin-observer');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      if (event.key === ' ' && takesSpace(event.target)) return;
      const act = actionOf(event.key, playback, store.cursor.getState().isLive);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [ref, playback, store]);
}

function actionOf(key: string, playback: Playback, isLive: boolean): (() => void) | undefined {
  switch (key) {
    case ' ':
      return isLive || playback.getState().isPlaying ? playback.pause : playback.play;
    case ',':
      return () => playback.step(-1);
    case '.':
      return () => playback.step(1);
    default:
      return undefined;
  }
}

/** By what it matches, not by its class: a panel in another window has classes of that window. */
function takesText(target: EventTarget | null): boolean {
  return matches(target, `input:not(${withoutText}), textarea, select, [contenteditable]:not([contenteditable="false"])`);
}

const withoutText = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset', 'color', 'file']
  .map((type) => `[type="${type}"]`)
  .join(', ');

function takesSpace(target: EventTarget | null): boolean {
  const roles = ['button', 'tab', 'option', 'treeitem', 'menuitem', 'row'].map((role) => `[role="${role}"]`).join(', ');
  return matches(target, `button, summary, a, input:not([type="range"]), ${roles}`);
}

function matches(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'matches' in target && (target as Element).matches(selector); // an element, since only those have it
}
