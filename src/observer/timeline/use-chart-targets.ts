'use client';
import { useEffect, useRef, useState } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import type { Selection } from '../panel-state.js';
import { targetOfSelection } from './selected-target.js';
import type { TimelineLanes } from './timeline-lanes.js';
import { findTarget, type TimelineTarget } from './timeline-target.js';

export interface ChartTargets {
  /** What the keys go on from. */
  readonly active: TimelineTarget | undefined;
  /** What stands for the selection of the panel. */
  readonly selected: TimelineTarget | undefined;
  readonly goTo: (target: TimelineTarget) => void;
}

/** The place of the keyboard, and what is selected. What is selected elsewhere is brought into sight, and the keys go on from there. */
export function useChartTargets(
  lanes: TimelineLanes,
  selection: Selection | undefined,
  reveal: (target: TimelineTarget) => void,
): ChartTargets {
  const { store } = useStoreContext();
  const [activeId, setActive] = useState<string>();
  const active = findTarget(lanes, activeId);
  const found = targetOfSelection(selection, lanes, store.getHead());
  // A frame may have told of several steps: it is the one that was gone to.
  const selected = found !== undefined && found.position === active?.position ? active : found;
  const [seen, setSeen] = useState<Selection>();
  if (seen !== selection) {
    setSeen(selection);
    setActive(selected?.id ?? activeId);
  }
  const wentTo = useRef<string>(undefined);
  const revealSelected = useRef<() => void>(undefined);
  useEffect(() => {
    revealSelected.current = () => {
      if (selected !== undefined && selected.id !== wentTo.current) reveal(selected);
    };
  });
  useEffect(() => revealSelected.current?.(), [selection]);
  const goTo = (target: TimelineTarget): void => {
    wentTo.current = target.id;
    setActive(target.id);
  };
  return { active, selected, goTo };
}
