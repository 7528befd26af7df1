import type { Message, Part } from '../schema/index.js';

/** A message as Markdown that stands by itself: its text as it was written, and its sources as footnotes, so that citations still lead somewhere. */
export function messageMarkdown({ parts }: Message): string {
  const text = parts.flatMap((part) => (part.type === 'text' && part.text !== '' ? [part.text] : []));
  const notes = parts.flatMap(footnote);
  return [...text, ...(notes.length === 0 ? [] : [notes.join('\n')])].join('\n\n');
}

function footnote(part: Part): readonly string[] {
  if (part.type !== 'source') return [];
  const { sourceId, title, url } = part;
  const words = [title, url].filter((word) => word !== undefined).join(' ');
  return [`[^${sourceId}]: ${(words === '' ? sourceId : words).replace(/\s+/g, ' ')}`];
}
