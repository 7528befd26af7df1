'use client';
import { CirclePause, type LucideIcon } from 'lucide-react';
import { createElement, lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/index.js';
import type { Stops } from './pause/use-stops.js';

const StopDialog = lazy(() => import('./pause/stop-dialog.js').then((module) => ({ default: module.StopDialog })));

type OpenDialog = 'stops';

/** What can be done with moments: stop at them, note them, hand them on. Renders a `<span>`. */
export function TimeTools({ stops }: { readonly stops: Stops }) {
  const { text } = useMessages();
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const active = stops.conditions.filter(({ isOn }) => isOn).length;
  return (
    <span className="oddkin-time-tools">
      <DialogButton
        icon={CirclePause}
        name={active === 0 ? text('observer.stops.title') : text('observer.stops.open', { count: active })}
        count={active}
        onPress={() => setOpen('stops')}
      />
      <Suspense fallback={null}>{open === 'stops' && <StopDialog stops={stops} onClose={close} />}</Suspense>
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
