'use client';
import { useCursor } from '../../hooks/index.js';
import { StickyNote } from '../../icons/index.js';
import { useSpoken } from '../../primitives/index.js';
import { usePanelMessages } from '../../messages/index.js';
import type { Notes } from './use-notes.js';

/** Shows what was noted at the moment that is shown. Renders a `<div>` for each note, or nothing. */
export function NoteNotice({ notes: { placed } }: { readonly notes: Notes }) {
  const { text } = usePanelMessages();
  const { isLive, position } = useCursor();
  const here = isLive ? [] : placed.filter(({ place }) => place.kind === 'held' && place.position === position);
  useSpoken(here.map(({ note }) => text('observer.notes.said', { note: note.text })).join(' '));
  return here.map(({ note }) => (
    <div key={note.noteId} className="oddkin-time-notice">
      <StickyNote size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-time-note" dir="auto">
        {note.text}
      </span>
    </div>
  ));
}
