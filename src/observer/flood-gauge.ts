const floodPerMs = 0.25;
const fewFrames = 8;

/** Says, each time it is told how many frames have come by when, whether more than 250 a second came since the last time. */
export function createFloodGauge(seen: number, seenAt: number): (next: number, at: number) => boolean {
  let [before, beforeAt] = [seen, seenAt];
  return (next, at) => {
    const came = next - before;
    const isFlood = came > fewFrames && came > (at - beforeAt) * floodPerMs;
    [before, beforeAt] = [next, at];
    return isFlood;
  };
}
