import type { ObserverState } from '../../store/index.js';
import { messageIdOf, nameMoment, type NamedMoment } from '../moment.js';
import type { Selection } from '../panel-state.js';

export const linkVersion = '1';
/** What is longer was written by nobody's panel. */
export const longestLink = 4_000;

/** The link to a moment of a state, for a fragment; `undefined` where there is nothing yet to which one could lead. */
export function writeLink(state: ObserverState, position: number, selection: Selection | undefined): string | undefined {
  const moment = nameMoment(state, position);
  if (moment === undefined) return undefined;
  const fields = [...momentFields(moment), ...selectionFields(state, selection)];
  const link = [linkVersion, ...fields.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)].join(';');
  return link.length > longestLink
    ? [linkVersion, ...momentFields(moment).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join(';')
    : link;
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
