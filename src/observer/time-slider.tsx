'use client';
import { useCursor, useStoreContext } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import { NoteMarks } from './notes/note-marks.js';
import type { PlacedNote } from './notes/use-notes.js';
import { TimeErrors } from './time-errors.js';
import { spokenTime, timeSpan } from './time-span.js';

export interface TimeSliderProps {
  readonly placedNotes: readonly PlacedNote[];
}

/** Goes to any moment that is held. Renders a native slider: arrows go one frame, Page Up and Page Down a tenth, Home and End to either end. */
export function TimeSlider({ placedNotes }: TimeSliderProps) {
  const { text, format, locale } = usePanelMessages();
  const { store } = useStoreContext();
  const cursor = useCursor();
  const { first, newest, position } = cursor;
  const { atMs, totalMs } = timeSpan(store.getHead(), cursor);
  const goTo = (next: number): void => (next >= newest ? store.live() : store.seek(next));
  return (
    <div className="oddkin-time-track">
      <TimeErrors first={first} newest={newest} />
      <NoteMarks placed={placedNotes} first={first} newest={newest} />
      <input
        type="range"
        className="oddkin-time-slider"
        aria-label={text('observer.time.moment')}
        aria-valuetext={text('observer.time.valueText', {
          time: spokenTime(atMs, locale),
          total: spokenTime(totalMs, locale),
          position: format.number(position),
          count: format.number(newest),
        })}
        min={first}
        max={Math.max(first, newest)}
        value={Math.max(first, position)}
        disabled={newest === first}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
