'use client';
import { useAllMessages, type MessageKey } from '../messages/index.js';

const width = 80;
const height = 16;
const mostShown = 40;

export interface SparklineProps {
  /** In milliseconds, oldest first. */
  readonly latencies: Iterable<number>;
  /** Tells it in words: takes `count`, `least`, `most` and `last`. */
  readonly toldBy?: MessageKey;
}

/** The latencies of the last calls as a line, the longest at the top, in the middle where all took the same. Renders an `<svg>` that tells its ends in words; nothing before the first call. */
export function Sparkline({ latencies, toldBy = 'observer.tools.latenciesTold' }: SparklineProps) {
  const { text, format } = useAllMessages();
  const shown = [...latencies].slice(-mostShown);
  const last = shown.at(-1);
  if (last === undefined) return null;
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const words = (value: number): string => format.number(Math.round(value));
  // At the top, one that never changes would look like a line under what stands above.
  const heightOf = (latency: number): number => (least === most ? height / 2 : height - 1 - (latency / most) * (height - 2));
  const points = (shown.length === 1 ? [last, last] : shown)
    .map((latency, index, all) => `${rounded((index / (all.length - 1)) * width)},${rounded(heightOf(latency))}`)
    .join(' ');
  return (
    <svg
      className="oddkin-observer-sparkline"
      role="img"
      aria-label={text(toldBy, { count: shown.length, least: words(least), most: words(most), last: words(last) })}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
    >
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
