'use client';
import { useEffect, useRef } from 'react';
import { useStoreContext, type CursorState } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { TimeErrors } from './time-errors.js';
import { playTime, timeSpan } from './time-span.js';

/** Goes to any moment that is held. Renders a native slider: arrows go one frame, Page Up and Page Down a tenth, Home and End to either end. */
export function TimeSlider({ cursor }: { readonly cursor: CursorState }) {
  const { text, format, locale } = useMessages();
  const { store } = useStoreContext();
  const seek = useSeekOnceAFrame();
  const { first, newest, position } = cursor;
  const { atMs, totalMs } = timeSpan(store.getHead(), cursor);
  return (
    <div className="oddkin-time-track">
      <TimeErrors first={first} newest={newest} />
      <input
        type="range"
        className="oddkin-time-slider"
        aria-label={text('observer.time.moment')}
        aria-valuetext={text('observer.time.valueText', {
          time: playTime(atMs, locale),
          total: playTime(totalMs, locale),
          position: format.number(position),
          count: format.number(newest),
        })}
        min={first}
        max={Math.max(first, newest)}
        value={Math.max(first, position)}
        disabled={newest === first}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** A pointer moves more often than the screen is painted. The last moment that it named counts; at the end the panel is live. */
function useSeekOnceAFrame(): (position: number) => void {
  const { store } = useStoreContext();
  const waiting = useRef<{ position: number; readonly frame: number }>(undefined);
  useEffect(() => () => cancelAnimationFrame(waiting.current?.frame ?? 0), []);
  return (position) => {
    if (waiting.current !== undefined) {
      waiting.current.position = position;
      return;
    }
    const frame = requestAnimationFrame(() => {
      const to = waiting.current?.position ?? position;
      waiting.current = undefined;
      if (to >= store.cursor.getState().newest) store.live();
      else store.seek(to);
    });
    waiting.current = { position, frame };
  };
}
