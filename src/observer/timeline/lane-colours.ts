import type { CallClass } from './call-lane.js';

export const colourNames = [
  'sensor',
  'actuator',
  'generator',
  'unknown',
  'danger',
  'text',
  'muted',
  'border',
  'accent',
  'background',
] as const;
export type ColourName = (typeof colourNames)[number];
export type LaneColours = Readonly<Record<ColourName, string>>;

/** Reads the tokens as the browser has resolved them, from one hidden element for each: a canvas knows no custom properties. */
export function readColours(probes: HTMLElement): LaneColours {
  const read = (name: ColourName): string => {
    const probe = probes.querySelector(`[data-colour="${name}"]`);
    return probe === null ? '' : getComputedStyle(probe).color;
  };
  return {
    sensor: read('sensor'),
    actuator: read('actuator'),
    generator: read('generator'),
    unknown: read('unknown'),
    danger: read('danger'),
    text: read('text'),
    muted: read('muted'),
    border: read('border'),
    accent: read('accent'),
    background: read('background'),
  };
}

/** So that the classes tell apart in grey as well: sensors are plain, actuators slanted, generators dotted. */
export function paintTexture(
  context: CanvasRenderingContext2D,
  toolClass: CallClass,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (toolClass === 'sensor' || toolClass === 'unknown' || width < 5) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.globalAlpha *= 0.55;
  if (toolClass === 'actuator') {
    context.beginPath();
    for (let at = Math.floor(x / 6) * 6 - height; at < x + width; at += 6) {
      context.moveTo(at, y + height);
      context.lineTo(at + height, y);
    }
    context.lineWidth = 1;
    context.stroke();
  } else {
    for (let at = Math.ceil(x / 5) * 5; at < x + width; at += 5)
      for (let down = y + 3; down < y + height; down += 5) context.fillRect(at, down, 1.5, 1.5);
  }
  context.restore();
}
