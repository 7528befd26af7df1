import { useEffect, useRef, useState, type RefObject } from 'react';
import { colourNames, drawFloor, type MapColours } from './draw-floor.js';
import type { DungeonMemory } from './dungeon-memory.js';

export interface FloorMapProps {
  readonly memory: DungeonMemory;
  readonly floor: number;
}

/** One floor on a canvas, as large as its container lets it be. */
export function FloorMap({ memory, floor }: FloorMapProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const room = useRoom(frameRef);
  const colours = useColours(canvasRef);
  const known = memory.floors.get(floor);
  const explorers = [...memory.explorers.values()].filter((explorer) => explorer.floor === floor);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || known === undefined || colours === undefined || room.width === 0) return;
    // Twice as fine as the screen, so that a cell of any size keeps sharp edges.
    const scale = window.devicePixelRatio * 2;
    const cellPx = Math.max(2, Math.floor(Math.min((room.width * scale) / known.width, (room.height * scale) / known.height)));
    const width = cellPx * known.width;
    const height = cellPx * known.height;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.inlineSize = `${width / scale}px`;
    }
    drawFloor(canvas, known, explorers, colours);
  });

  const who = explorers.map(({ name, x, y }) => `${name} at ${x}, ${y}`).join('; ');
  return (
    <div ref={frameRef} className="watch-map">
      <canvas
        ref={canvasRef}
        className="watch-canvas"
        role="img"
        aria-label={`Map of floor ${floor}: ${known?.cells.size ?? 0} cells known. ${who}.`}
      />
    </div>
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
}

function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

/** Reads the colours that the stylesheet gives for the theme of the moment. */
function useColours(ref: RefObject<HTMLElement | null>): MapColours | undefined {
  const [colours, setColours] = useState<MapColours>();
  useEffect(() => {
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    const read = (): void => {
      const probe = document.createElement('span');
      ref.current?.after(probe);
      setColours(Object.fromEntries(colourNames.map((name) => [name, colourOf(probe, name)])) as MapColours); // a colour for each name
      probe.remove();
    };
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [ref]);
  return colours;
}

function colourOf(probe: HTMLElement, name: string): string {
  probe.style.color = `var(--watch-${name})`;
  return getComputedStyle(probe).color;
}
