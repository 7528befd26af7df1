/** Red, green and blue, linear, from 0 to 1. */
type Light = readonly [number, number, number];

/** How the eye sees, as Machado, Oliveira and Fernandes (2009) have it at full severity: what of each light reaches which. */
const sights = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Sight = keyof typeof sights;
export const allSights = Object.keys(sights) as readonly Sight[]; // the keys of the table above

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(lightOf(one)), luminance(lightOf(other))].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** How far apart two colours are to the eye, in hundredths of the lightness from black to white (Oklab). About 2 is a difference that can be seen. */
export function distance(one: string, other: string, sight: Sight): number {
  const [left, right] = [one, other].map((colour) => oklab(seen(lightOf(colour), sight)));
  return 100 * Math.hypot(...(left ?? []).map((value, index) => value - (right?.[index] ?? 0)));
}

/** `colour` at `share` over an opaque `ground`, as color-mix in srgb gives it. */
export function tinted(colour: string, ground: string, share: number): string {
  const [over, under] = [bytesOf(colour), bytesOf(ground)];
  const mixed = over.map((value, index) => Math.round(value * share + (under[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function bytesOf(colour: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`"${colour}" is no colour of six hexadecimal digits.`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function lightOf(colour: string): Light {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function seen([red, green, blue]: Light, sight: Sight): Light {
  const [r, g, b] = sights[sight];
  const sum = ([fromRed, fromGreen, fromBlue]: Light): number =>
    Math.min(1, Math.max(0, fromRed * red + fromGreen * green + fromBlue * blue));
  return [sum(r), sum(g), sum(b)];
}

function oklab([red, green, blue]: Light): readonly number[] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
