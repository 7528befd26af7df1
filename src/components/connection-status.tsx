'use client';
import { Circle } from '../icons/index.js';
import {
  ConnectionAnnouncer,
  ConnectionHeard,
  ConnectionRetry,
  ConnectionRoot,
  ConnectionText,
  useConnectionContext,
} from '../primitives/index.js';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { StateIcon, type StateName } from './state-icon.js';

export interface ConnectionStatusProps extends Omit<ComponentProps<typeof ConnectionRoot>, 'asChild' | 'children'> {
  /** Whether it tells screen readers of changes itself. Default true; false where something else does. */
  readonly announces?: boolean;
  /** Whether it shows how long ago the last sign of life came. Default true. */
  readonly showsAge?: boolean;
}

/** Says in words whether the page is connected, and lets a person try again. Renders a `<div>`; nothing where the store is fed without a connection. `data-state` is the phase. */
export function ConnectionStatus({ announces = true, showsAge = true, className, ...props }: ConnectionStatusProps) {
  return (
    <ConnectionRoot {...props} className={classNames('oddkin-connection', className)}>
      <PhaseIcon />
      <ConnectionText className="oddkin-connection-text oddkin-status-line" />
      {showsAge ? <ConnectionHeard className="oddkin-connection-age" /> : null}
      <ConnectionRetry className="oddkin-button oddkin-connection-retry" />
      {announces ? <ConnectionAnnouncer className="oddkin-heard-only" /> : null}
    </ConnectionRoot>
  );
}

function PhaseIcon() {
  const { phase } = useConnectionContext().link;
  if (phase === 'live') return <Circle className="oddkin-connection-live" size={14} strokeWidth={1.75} fill="currentColor" aria-hidden />;
  return <StateIcon state={phaseStates[phase]} />;
}

const phaseStates = {
  connecting: 'running',
  resuming: 'running',
  waiting: 'interrupted',
  closed: 'cancelled',
  expired: 'expired',
} as const satisfies Record<string, StateName>;
