import { problem, type Problem } from '../schema/index.js';
import type { Hole, PartDamage } from '../store/index.js';

export interface JoinedText {
  readonly text: string;
  readonly damage: PartDamage | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Joins a delta to the text of its part. `offset` counts the text as it was sent; where some of that was lost, `damage` says which.
 * Text beyond the end leaves a hole before it; text that falls into a hole fills it; text that is there already must agree.
 */
export function joinDelta(text: string, damage: PartDamage | undefined, offset: number, added: string): JoinedText {
  if (damage === undefined && offset === text.length) return { text: text + added, damage: undefined, problems: [] };
  const holes = damage?.holes ?? [];
  const sentLength = text.length + total(holes);
  if (offset > sentLength) {
    const hole = { at: text.length, length: offset - sentLength };
    const message = `The delta begins at ${offset}, but only ${sentLength} had come: ${hole.length} of text were lost.`;
    const found = problem('delta_gap', message, { path: '/payload/delta/offset', value: offset });
    return { text: text + added, damage: { holes: [...holes, hole], conflict: damage?.conflict ?? false }, problems: [found] };
  }
  return lay(text, damage, offset, added);
}

/** Lays a delta over what is there: piece by piece over text, into holes, and past the end. */
function lay(text: string, damage: PartDamage | undefined, offset: number, added: string): JoinedText {
  const pieces: string[] = [];
  const holes: Hole[] = [];
  let length = 0;
  let conflict = false;
  let isNew = false;
  const show = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  let sent = 0;
  for (const { isHole, piece, length: span } of segments(text, damage?.holes ?? [])) {
    const from = Math.max(0, offset - sent);
    const until = Math.min(span, offset + added.length - sent);
    const over = from < until ? added.slice(sent + from - offset, sent + until - offset) : '';
    if (!isHole) {
      conflict ||= over !== '' && piece.slice(from, until) !== over;
      show(piece);
    } else if (over === '') {
      holes.push({ at: length, length: span });
    } else {
      isNew = true;
      if (from > 0) holes.push({ at: length, length: from });
      show(over);
      if (until < span) holes.push({ at: length, length: span - until });
    }
    sent += span;
  }
  if (conflict) {
    const message = `The delta at ${offset} says something else than the text that is there. It was refused.`;
    const found = problem('delta_conflict', message, { path: '/payload/delta/text', value: added });
    return { text, damage: { holes: damage?.holes ?? [], conflict: true }, problems: [found] };
  }
  const rest = added.slice(Math.max(0, sent - offset));
  if (rest !== '') show(rest);
  const problems =
    isNew || rest !== '' || added === ''
      ? []
      : [problem('delta_repeated', `All of the delta at ${offset} had come before.`, { path: '/payload/delta/offset', value: offset })];
  const isWhole = holes.length === 0 && damage?.conflict !== true;
  return { text: pieces.join(''), damage: isWhole ? undefined : { holes, conflict: damage?.conflict ?? false }, problems };
}

function segments(text: string, holes: readonly Hole[]): readonly { isHole: boolean; piece: string; length: number }[] {
  const found: { isHole: boolean; piece: string; length: number }[] = [];
  let from = 0;
  for (const hole of holes) {
    if (hole.at > from) found.push({ isHole: false, piece: text.slice(from, hole.at), length: hole.at - from });
    found.push({ isHole: true, piece: '', length: hole.length });
    from = hole.at;
  }
  if (from < text.length) found.push({ isHole: false, piece: text.slice(from), length: text.length - from });
  return found;
}

function total(holes: readonly Hole[]): number {
  return holes.reduce((sum, { length }) => sum + length, 0);
}
