'use client';
import { CirclePause, StickyNote, type LucideIcon } from 'lucide-react';
import { createElement, lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/index.js';
import { LinkButton } from './link/link-button.js';
import type { Notes } from './notes/use-notes.js';
import type { Stops } from './pause/use-stops.js';

const StopDialog = lazy(() => import('./pause/stop-dialog.js').then((module) => ({ default: module.StopDialog })));

const NoteDialog = lazy(() => import('./notes/note-dialog.js').then((module) => ({ default: module.NoteDialog })));

type OpenDialog = 'stops' | 'notes';

export interface TimeToolsProps {
  readonly stops: Stops;
  readonly notes: Notes;
}

/** What can be done with moments: stop at them, note them, hand them on. Renders a `<span>`. */
export function TimeTools({ stops, notes }: TimeToolsProps) {
  const { text } = useMessages();
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const active = stops.conditions.filter(({ isOn }) => isOn).length;
  const count = notes.placed.length;
  return (
    <span className="oddkin-time-tools">
      <DialogButton
        icon={CirclePause}
        name={active === 0 ? text('observer.stops.title') : text('observer.stops.open', { count: active })}
        count={active}
        onPress={() => setOpen('stops')}
      />
      <DialogButton
        icon={StickyNote}
        name={count === 0 ? text('observer.notes.title') : text('observer.notes.open', { count })}
        count={count}
        onPress={() => setOpen('notes')}
      />
      <LinkButton />
      <Suspense fallback={null}>
        {open === 'stops' && <StopDialog stops={stops} onClose={close} />}
        {open === 'notes' && <NoteDialog notes={notes} onClose={close} />}
      </Suspense>
    </span>
  );
}

interface DialogButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** Shown beside the icon unless it is 0. */
  readonly count: number;
  readonly onPress: () => void;
}

function DialogButton({ icon, name, count, onPress }: DialogButtonProps) {
  const { format } = useMessages();
  return (
    <button
      type="button"
      className="oddkin-observer-icon-button oddkin-time-tool"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {createElement(icon, { size: 16, strokeWidth: 1.75, 'aria-hidden': true })}
      {count > 0 && <span className="oddkin-time-tool-count">{format.number(count)}</span>}
    </button>
  );
}
