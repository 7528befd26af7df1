'use client';
import { useEffect, useRef } from 'react';
import { ObserverFrame, type ObserverFrameProps } from '../observer-frame.js';
import { PanelLayout } from '../panel-layout.js';
import { DockBar, type DockBarProps } from './dock-bar.js';

export interface DockedPanelProps extends Omit<ObserverFrameProps, 'children' | 'ref'>, DockBarProps {
  /** Whether a person has asked for it, here. */
  readonly takesFocus: boolean;
}

/** The panel with a bar over it that says where it stands. Renders a `<div>`. */
export function DockedPanel({ place, isBlocked, takesFocus, onMove, onClose, ...frame }: DockedPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [place, takesFocus]);
  return (
    <ObserverFrame {...frame} ref={ref} tabIndex={-1} className="oddkin-dock-panel">
      <DockBar place={place} isBlocked={isBlocked} onMove={onMove} onClose={onClose} />
      <PanelLayout />
    </ObserverFrame>
  );
}
