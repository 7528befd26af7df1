import type { MessageRecord } from './message-context.js';

const lineLength = 80;
const linePx = 22;
const headPx = 48;
const recordPx = 32;
const blockPx = 120;

/** How high a message may be, in pixels, before it is rendered: near enough that the scroll bar tells where one is. */
export function guessMessageHeight(record: MessageRecord | undefined): number {
  if (record === undefined) return headPx + linePx;
  return record.value.parts.reduce((sum, part) => {
    if (part.type === 'text') return sum + linePx * Math.ceil((part.text.length + 1) / lineLength);
    return sum + (part.type === 'tool-call' || part.type === 'reasoning' || part.type === 'source' ? recordPx : blockPx);
  }, headPx);
}
