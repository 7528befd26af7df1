'use client';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

const dragPixels = 4;

export interface PlotGestures {
  /** By CSS pixels. */
  readonly onDrag: (byX: number, byY: number) => void;
  readonly onClick: (x: number, y: number) => void;
  readonly onHover: (x: number, y: number) => void;
  readonly onLeave: () => void;
  /** `factor` above 1 shows more time. */
  readonly onZoom: (factor: number, x: number) => void;
}

interface Held {
  readonly x: number;
  readonly y: number;
}

/** Drag, click, hover, pinch and wheel on the plot, which the ref is for. `x` counts from its left edge, `y` from its top edge in sight. */
export function usePlotGestures(ref: RefObject<HTMLElement | null>, gestures: PlotGestures) {
  const held = useRef(new Map<number, Held>());
  const travelled = useRef(0);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  // React listens for the wheel passively, and a passive listener can't keep the page from scrolling.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey)
        latest.current.onDrag(-(event.deltaX || event.deltaY) * unit, 0);
      else latest.current.onZoom(Math.exp(event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.002)), placeOf(element, event).x);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      held.current.set(event.pointerId, placeOf(event.currentTarget, event));
      travelled.current = held.current.size > 1 ? Infinity : 0;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const place = placeOf(event.currentTarget, event);
      const before = held.current.get(event.pointerId);
      if (before === undefined) {
        gestures.onHover(place.x, place.y);
        return;
      }
      const others = [...held.current].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
      travelled.current += Math.hypot(place.x - before.x, place.y - before.y);
      if (travelled.current < dragPixels) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, place);
      const [other] = others;
      if (other === undefined) gestures.onDrag(place.x - before.x, place.y - before.y);
      else gestures.onZoom((Math.abs(before.x - other.x) + 1) / (Math.abs(place.x - other.x) + 1), other.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const place = placeOf(event.currentTarget, event);
      if (held.current.delete(event.pointerId) && travelled.current < dragPixels) gestures.onClick(place.x, place.y);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => void held.current.delete(event.pointerId),
    onPointerLeave: (): void => gestures.onLeave(),
  };
}

function placeOf(element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Held {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
