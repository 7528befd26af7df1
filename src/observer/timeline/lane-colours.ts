import type { CallClass } from './call-lane.js';

export const colourNames = [
  'sensor',
  'actuator',
  'generator',
  'unknown',
  'danger',
  'warning',
  'success',
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
    warning: read('warning'),
    success: read('success'),
    text: read('text'),
    muted: read('muted'),
    border: read('border'),
    accent: read('accent'),
    background: read('background'),
  };
}

export type Texture = 'plain' | 'slanted' | 'dotted';

/** So that the classes tell apart in grey as well. */
export const textures: Readonly<Record<CallClass, Texture>> = {
  sensor: 'plain',
  actuator: 'slanted',
  generator: 'dotted',
  unknown: 'plain',
};

/** Draws a texture in the stroke and fill colours of the context. */
export function paintTexture(
  context: CanvasRenderingContext2D,
  texture: Texture,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (texture === 'plain' || width < 5) return;
  const strength = context.globalAlpha;
  context.globalAlpha = strength * 0.55;
  if (texture === 'slanted') paintSlants(context, x, y, width, height);
  else paintDots(context, x, y, width, height);
  context.globalAlpha = strength;
}

/** Each line is cut where the box ends: to have the canvas cut them would cost more than to draw them. */
function paintSlants(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  context.beginPath();
  for (let at = Math.floor(x / 6) * 6 - height; at < x + width; at += 6) {
    const from = Math.max(at, x);
    const to = Math.min(at + height, x + width);
    if (from >= to) continue;
    context.moveTo(from, y + height - (from - at));
    context.lineTo(to, y + height - (to - at));
  }
  context.lineWidth = 1;
  context.stroke();
}

function paintDots(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  for (let at = Math.ceil(x / 5) * 5; at < x + width; at += 5)
    for (let down = y + 3; down < y + height; down += 5)
      context.fillRect(at, down, Math.min(1.5, x + width - at), Math.min(1.5, y + height - down));
}
