'use client';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { SplitControl } from './use-split-sizes.js';

const keyStep = 0.02;

export interface SplitterProps {
  /** What is made larger and smaller. */
  readonly label: string;
  /** The edge after this part. */
  readonly index: number;
  /** Which way the edge runs: an upright one has parts at its sides. */
  readonly orientation: 'vertical' | 'horizontal';
  readonly split: SplitControl;
  /** The room that is shared out. Default: the box of the element around it. */
  readonly roomOf?: ((element: HTMLElement) => { readonly width: number; readonly height: number } | undefined) | undefined;
}

/**
 * The edge between two regions: dragged, moved by arrow keys, set back by a double click or Enter. Renders a `<div>`.
 * Pattern: WAI-ARIA window splitter.
 */
export function Splitter({ label, index, orientation, split, roomOf = boxAround }: SplitterProps) {
  const isUpright = orientation === 'vertical';
  const shareOf = (element: HTMLElement, byX: number, byY: number): number => {
    const room = roomOf(element);
    const length = (isUpright ? room?.width : room?.height) ?? 0;
    const sign = isUpright && element.matches(':dir(rtl)') ? -1 : 1;
    return length === 0 ? 0 : (sign * (isUpright ? byX : byY)) / length;
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      split.move(index, shareOf(event.currentTarget, event.movementX, event.movementY));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMirrored = isUpright && event.currentTarget.matches(':dir(rtl)');
    const step = (isUpright ? uprightKeys : levelKeys).get(event.key);
    if (step !== undefined) split.move(index, step * keyStep * (isMirrored ? -1 : 1));
    else if (event.key === 'Enter') split.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="oddkin-observer-splitter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * split.sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0))}
      data-orientation={orientation}
      data-edge={index}
      onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onLostPointerCapture={split.keep}
      onDoubleClick={split.reset}
      onKeyDown={onKeyDown}
      onKeyUp={split.keep}
    />
  );
}

function boxAround(element: HTMLElement) {
  return element.parentElement?.getBoundingClientRect();
}

const uprightKeys: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', -50],
  ['End', 50],
]);

const levelKeys: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['Home', -50],
  ['End', 50],
]);
