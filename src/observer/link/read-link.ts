import type { NamedMoment } from '../moment.js';
import { linkVersion, longestLink } from './write-link.js';

/** What a link leads to: a moment, and what was selected there. Frames are named by their ids, since positions are each store's own. */
export interface MomentLink {
  readonly moment: NamedMoment;
  readonly selection: LinkedSelection | undefined;
}

export type LinkedSelection =
  { readonly kind: 'tool-call'; readonly toolCallKey: string } | { readonly kind: 'frame' | 'event'; readonly frame: NamedMoment };

const selectionKinds = new Map([
  ['f', 'frame'],
  ['e', 'event'],
] as const);

/** Reads what {@link writeLink} wrote; `undefined` where it is of another version, or written by nobody's panel. Never throws. */
export function readLink(link: string): MomentLink | undefined {
  if (link.length > longestLink) return undefined;
  const [written, ...rest] = link.split(';');
  if (written !== linkVersion) return undefined;
  const fields = new Map<string, string>();
  try {
    for (const field of rest) fields.set(field.slice(0, field.indexOf('=')), decodeURIComponent(field.slice(field.indexOf('=') + 1)));
  } catch {
    return undefined;
  }
  const at = Number(fields.get('t') ?? NaN);
  if (!Number.isFinite(at)) return undefined;
  return {
    moment: { at, sessionId: fields.get('s'), messageId: fields.get('m') },
    selection: selectionOf(fields),
  };
}

/** The link in the fragment of an address, begun with `#`; `undefined` where there is none. */
export function linkIn(fragment: string): string | undefined {
  return /[#?&]oddkin=([^&]*)/.exec(fragment)?.[1];
}

function selectionOf(fields: ReadonlyMap<string, string>): LinkedSelection | undefined {
  const toolCallKey = fields.get('c');
  if (toolCallKey !== undefined) return { kind: 'tool-call', toolCallKey };
  for (const [letter, kind] of selectionKinds) {
    const [sessionId, messageId] = fields.get(letter)?.split(' ') ?? [];
    if (messageId !== undefined) return { kind, frame: { at: NaN, sessionId, messageId } };
  }
  return undefined;
}
