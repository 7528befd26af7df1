import { useEffect, useRef, useState, type RefObject } from 'react';
import { drawFloor } from './draw-floor.js';
import type { Explorer, FloorMemory, Noise } from './dungeon-memory.js';
import { useMapColours } from './map-colours.js';

export interface FloorCanvasProps {
  readonly label: string;
  readonly floor: FloorMemory;
  readonly explorers: readonly { readonly explorer: Explorer; readonly colour: 'first' | 'second' }[];
  readonly noises: readonly Noise[];
  readonly tick: number;
}

/** One floor on a canvas, as large as its container lets it be. Nothing on it moves by itself: it is drawn when something was told. */
export function FloorCanvas({ label, floor, explorers, noises, tick }: FloorCanvasProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const room = useRoom(frameRef);
  const colours = useMapColours(frameRef);
  const isStill = usePrefersStill();

  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || colours === undefined || room.width === 0 || room.height === 0) return;
    // Whole device pixels a cell keep every edge sharp.
    const cellPx = Math.max(2, Math.floor(Math.min((room.width * room.ratio) / floor.width, (room.height * room.ratio) / floor.height)));
    const width = cellPx * floor.width;
    const height = cellPx * floor.height;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    canvas.style.inlineSize = `${width / room.ratio}px`;
    canvas.style.blockSize = `${height / room.ratio}px`;
    drawFloor(canvas, { floor, explorers, noises, tick, isStill }, colours);
  });

  return (
    <div ref={frameRef} className="oddkin-dungeon-frame">
      <canvas ref={canvasRef} className="oddkin-dungeon-canvas" role="img" aria-label={label} />
    </div>
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Device pixels in a CSS pixel. */
  readonly ratio: number;
}

function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, ratio: 1 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight, ratio: window.devicePixelRatio });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return room;
}

function usePrefersStill(): boolean {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('(prefers-reduced-motion: reduce)');
    const read = (): void => setIsStill(media.matches);
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, []);
  return isStill;
}
