'use client';
import { useEffect, useRef } from 'react';
import { ObserverFrame, type ObserverFrameProps } from '../observer-frame.js';
import { PanelLayout } from '../panel-layout.js';
import { DockBar, type DockBarProps } from './dock-bar.js';

export interface DockedPanelProps extends Omit<ObserverFrameProps, 'children' | 'ref'>, DockBarProps {}

/** The panel with a bar over it that says where it stands. It takes the focus when it opens, for it was asked for. Renders a `<div>`. */
export function DockedPanel({ place, isBlocked, onMove, onClose, ...frame }: DockedPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [place]);
  return (
    <ObserverFrame {...frame} ref={ref} tabIndex={-1} className="oddkin-dock-panel">
      <DockBar place={place} isBlocked={isBlocked} onMove={onMove} onClose={onClose} />
      <PanelLayout />
    </ObserverFrame>
  );
}
