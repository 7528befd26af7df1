import { colourNames, type ColourName, type LaneColours } from './lane-colours.js';
import { rowHeight } from './lane-layout.js';

/** Free above and below what stands in a row. */
export const inset = 2;
/** Below this width a span can't be told from its neighbour: such spans are drawn together, the darker the more there are. */
export const leastWidth = 2;
/** Of what comes after the moment that is looked at, or does not pass the filter. */
export const faintStrength = 0.3;

/** Spans too short to be seen apart, counted by pixel and row. */
export class Density {
  private readonly width: number;
  private readonly counts: Uint32Array;
  private readonly faint: Uint32Array;
  private readonly failures: Uint32Array;
  private readonly colours: Uint8Array;

  constructor(width: number, rows: number) {
    this.width = width;
    this.counts = new Uint32Array(width * rows);
    this.faint = new Uint32Array(width * rows);
    this.failures = new Uint32Array(width * rows);
    this.colours = new Uint8Array(width * rows);
  }

  add(x: number, row: number, isFailed: boolean, colour: ColourName, isFaint: boolean): void {
    if (x < 0 || x >= this.width) return;
    const place = row * this.width + x;
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    if (isFaint) this.faint[place] = (this.faint[place] ?? 0) + 1;
    if (isFailed) this.failures[place] = (this.failures[place] ?? 0) + 1;
    this.colours[place] = colourNames.indexOf(colour);
  }

  draw(context: CanvasRenderingContext2D, top: number, colours: LaneColours): void {
    const height = rowHeight - 2 * inset;
    for (let place = 0; place < this.counts.length; place += 1) {
      const count = this.counts[place] ?? 0;
      if (count === 0) continue;
      const x = place % this.width;
      const y = top + Math.floor(place / this.width) * rowHeight + inset;
      const isFaint = (this.faint[place] ?? 0) === count;
      context.fillStyle = colours[colourNames[this.colours[place] ?? 0] ?? 'unknown'];
      context.globalAlpha = (isFaint ? faintStrength : 1) * Math.min(1, 0.7 + Math.log2(count) * 0.06);
      context.fillRect(x, y, 2, height);
      const failures = this.failures[place] ?? 0;
      if (failures === 0) continue;
      context.fillStyle = colours.danger;
      context.globalAlpha = isFaint ? faintStrength : 1;
      // At least a third of the height: one failure among a thousand calls is still seen.
      const share = Math.max(1 / 3, failures / count) * height;
      context.fillRect(x - 0.25, y + height - share, 2, share);
    }
    context.globalAlpha = 1;
  }
}
