import type { ObserverState } from '../../store/index.js';
import { messageIdOf, nameMoment, type NamedMoment } from '../moment.js';
import type { Selection } from '../panel-state.js';

/** What a link leads to: a moment, and what was selected there. Frames are named by their ids, since positions are each store's own. */
export interface MomentLink {
  readonly moment: NamedMoment;
  readonly selection: LinkedSelection | undefined;
}

export type LinkedSelection =
  { readonly kind: 'tool-call'; readonly toolCallKey: string } | { readonly kind: 'frame' | 'event'; readonly frame: NamedMoment };

const version = '1';
/** What is longer was written by nobody's panel. */
const longest = 4_000;
const selectionKinds = new Map([
  ['f', 'frame'],
  ['e', 'event'],
] as const);

/** The link to a moment of a state, for a fragment; `undefined` where there is nothing yet to which one could lead. */
export function writeLink(state: ObserverState, position: number, selection: Selection | undefined): string | undefined {
  const moment = nameMoment(state, position);
  if (moment === undefined) return undefined;
  const fields = [...momentFields(moment), ...selectionFields(state, selection)];
  const link = [version, ...fields.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)].join(';');
  return link.length > longest
    ? [version, ...momentFields(moment).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join(';')
    : link;
}

/** Reads what {@link writeLink} wrote; `undefined` where it is of another version, or written by nobody's panel. Never throws. */
export function readLink(link: string): MomentLink | undefined {
  if (link.length > longest) return undefined;
  const [written, ...rest] = link.split(';');
  if (written !== version) return undefined;
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

/** An address with the link in its fragment. What a host's own fragment says stays, where it leads somewhere. */
export function addressOf(href: string, link: string): string {
  const [page = '', ...rest] = href.split('#');
  const fragment = rest.join('#').replace(ownPart, '');
  const own = `oddkin=${link}`;
  // A route of the page has to stay one; a place within the page is left for the moment.
  if (!/^!?\//.test(fragment)) return `${page}#${own}`;
  return `${page}#${fragment}${fragment.includes('?') ? '&' : '?'}${own}`;
}

/** The link in the fragment of an address, begun with `#`; `undefined` where there is none. */
export function linkIn(fragment: string): string | undefined {
  return /[#?&]oddkin=([^&]*)/.exec(fragment)?.[1];
}

const ownPart = /[?&]?oddkin=[^&]*/;

function momentFields({ at, sessionId, messageId }: NamedMoment): [string, string][] {
  return [
    ...(sessionId === undefined ? [] : [['s', sessionId] satisfies [string, string]]),
    ...(messageId === undefined ? [] : [['m', messageId] satisfies [string, string]]),
    ['t', String(at)],
  ];
}

function selectionFields({ wire: { entries } }: ObserverState, selection: Selection | undefined): [string, string][] {
  if (selection === undefined) return [];
  if (selection.kind === 'tool-call') return [['c', selection.toolCallKey]];
  const entry = entries.at(selection.position - entries.dropped);
  const messageId = entry === undefined ? undefined : messageIdOf(entry);
  const letter = selection.kind === 'frame' ? 'f' : 'e';
  return messageId === undefined ? [] : [[letter, `${entry?.sessionId ?? ''} ${messageId}`]];
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
