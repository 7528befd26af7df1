import type { Part } from '../schema/index.js';
import type { MessageRecord } from './message-context.js';

const lineLength = 80;
const linePx = 22;
const headPx = 48;
const recordPx = 32;
const blockPx = 120;

/** How high a message may be, in pixels, before it is rendered: near enough that the scroll bar tells where one is. */
export function guessMessageHeight(record: MessageRecord | undefined): number {
  if (record === undefined) return headPx + linePx;
  return record.value.parts.reduce((sum, part) => sum + guessPartHeight(part), headPx);
}

export function guessPartHeight(part: Part | undefined): number {
  if (part?.type === 'text') return linePx * Math.ceil((part.text.length + 1) / lineLength);
  return part?.type === 'tool-call' || part?.type === 'reasoning' || part?.type === 'source' ? recordPx : blockPx;
}
