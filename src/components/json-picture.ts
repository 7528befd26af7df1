/** A picture that stands in a string. */
export interface JsonPicture {
  /** A `data:` URL, for the policy to judge. */
  readonly url: string;
  readonly format: string;
  /** In bytes. */
  readonly size: number;
}

/** The raster picture that a string holds as a `data:` URL or as bare base64, known by how its bytes begin. */
export function readPicture(value: string): JsonPicture | undefined {
  if (value.length < shortest) return undefined;
  const [, type] = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,/i.exec(value.slice(0, 40)) ?? [];
  const start = type === undefined ? 0 : value.indexOf(',') + 1;
  const first = value.slice(start, start + 16);
  const [, format] = beginnings.find(([beginning]) => first.startsWith(beginning)) ?? [
    undefined,
    type?.slice('image/'.length).toUpperCase(),
  ];
  if (format === undefined || !/^[a-z0-9+/]+={0,2}$/i.test(value.slice(start))) return undefined;
  const url = type === undefined ? `data:image/${format.toLowerCase()};base64,${value}` : value;
  return { url, format, size: Math.floor(((value.length - start) * 3) / 4) };
}

const shortest = 64;

const beginnings: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'PNG'],
  ['/9j/', 'JPEG'],
  ['R0lGOD', 'GIF'],
  ['UklGR', 'WEBP'],
];
