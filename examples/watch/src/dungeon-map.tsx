import { useEffect, useRef, useState, type RefObject } from 'react';
import { colourNames, drawFloor, type MapColours } from './draw-floor.js';
import { useDungeonMemory, type DungeonMemory } from './dungeon-memory.js';

/** The dungeon as one agent knows it. Given to the panel as its renderer for the world named "dungeon". */
export function DungeonMap({ sessionId }: { readonly sessionId: string }) {
  const memory = useDungeonMemory(sessionId);
  const floor = memory.explorers.get(sessionId)?.floor;
  return floor === undefined ? (
    <p className="watch-empty">The map appears with the agent’s first step.</p>
  ) : (
    <FloorMap memory={memory} floor={floor} />
  );
}

export interface FloorMapProps {
  readonly memory: DungeonMemory;
  readonly floor: number;
}

/** One floor on a canvas as wide as its container. */
export function FloorMap({ memory, floor }: FloorMapProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const widthPx = useWidth(canvasRef);
  const colours = useColours(canvasRef);
  const known = memory.floors.get(floor);
  const explorers = [...memory.explorers.values()].filter((explorer) => explorer.floor === floor);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || known === undefined || colours === undefined || widthPx === 0) return;
    const cellPx = Math.max(2, Math.floor((widthPx * window.devicePixelRatio) / known.width));
    const width = cellPx * known.width;
    const height = cellPx * known.height;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    drawFloor(canvas, known, explorers, colours);
  });

  const who = explorers.map(({ name, x, y }) => `${name} at ${x}, ${y}`).join('; ');
  return (
    <div className="watch-map">
      <canvas
        ref={canvasRef}
        className="watch-canvas"
        role="img"
        aria-label={`Map of floor ${floor}: ${known?.cells.size ?? 0} cells known. ${who}.`}
      />
    </div>
  );
}

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
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
