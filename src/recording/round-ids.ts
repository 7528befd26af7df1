import { decodeFrame, nilUuid } from '../aicc/index.js';

/**
 * The text of a frame as a later round of a loop sends it: its session and message have other ids, always the same ones in the same round.
 * Otherwise the store would take it for a repeat.
 */
export function inRound(text: string, round: number): string {
  const decoded = decodeFrame(text);
  if (!decoded.ok) return text;
  const { session_id: sessionId, message_id: messageId } = decoded.frame;
  return [sessionId, messageId].reduce((changed, id) => (id === nilUuid ? changed : changed.replaceAll(id, shifted(id, round))), text);
}

function shifted(id: string, round: number): string {
  const tail = (BigInt(`0x${id.slice(24)}`) + BigInt(round) * stride) % 2n ** 48n;
  return id.slice(0, 24) + tail.toString(16).padStart(12, '0');
}

/** Odd and large, so that ids that were counted don't meet in the next round. */
const stride = 0x5a5a5a5a5a5bn;
