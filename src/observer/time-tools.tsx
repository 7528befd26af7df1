'use client';
import { createElement } from 'react';
import { CirclePause, StickyNote, type Icon } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { DialogButton, type DialogButtonProps } from './dialog-button.js';
import { LinkButton } from './link/link-button.js';
import { loadOnce } from '../on-demand/index.js';
import type { Notes } from './notes/use-notes.js';
import type { Stops } from './pause/use-stops.js';

const StopDialog = loadOnce(() => import('./pause/stop-dialog.js').then((module) => module.StopDialog));

const NoteDialog = loadOnce(() => import('./notes/note-dialog.js').then((module) => module.NoteDialog));

export interface TimeToolsProps {
  readonly stops: Stops;
  readonly notes: Notes;
}

/** What can be done with moments: stop at them, note them, hand them on. Renders a `<span>`. */
export function TimeTools({ stops, notes }: TimeToolsProps) {
  const { text } = usePanelMessages();
  const active = stops.conditions.filter(({ isOn }) => isOn).length;
  const count = notes.placed.length;
  return (
    <span className="oddkin-time-tools">
      <CountingButton
        icon={CirclePause}
        label={active === 0 ? text('observer.stops.title') : text('observer.stops.open', { count: active })}
        count={active}
        renderDialog={(onClose) => <StopDialog stops={stops} onClose={onClose} />}
      />
      <CountingButton
        icon={StickyNote}
        label={count === 0 ? text('observer.notes.title') : text('observer.notes.open', { count })}
        count={count}
        renderDialog={(onClose) => <NoteDialog notes={notes} onClose={onClose} />}
      />
      <LinkButton />
    </span>
  );
}

interface CountingButtonProps extends Pick<DialogButtonProps, 'renderDialog'> {
  readonly icon: Icon;
  readonly label: string;
  /** Shown beside the icon unless it is 0. */
  readonly count: number;
}

function CountingButton({ icon, label, count, renderDialog }: CountingButtonProps) {
  const { format } = usePanelMessages();
  return (
    <DialogButton className="oddkin-observer-icon-button oddkin-time-tool" aria-label={label} title={label} renderDialog={renderDialog}>
      {createElement(icon, { size: 16, strokeWidth: 1.75, 'aria-hidden': true })}
      {count > 0 && <span className="oddkin-time-tool-count">{format.number(count)}</span>}
    </DialogButton>
  );
}
