import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import type { DocumentEntry } from '@oddkin/ai/store';

/** Something hostile in one of the places where text from outside comes in. */
export interface Payload {
  readonly kind: string;
  /** Unique: also the id of its document. */
  readonly id: string;
  readonly documents: readonly DocumentEntry[];
  /** What a reader is to find, where what was sent is harmless as text. */
  readonly shows?: string | undefined;
}

export type Parts = NonNullable<Parameters<ReturnType<typeof createDocuments>['message']>[0]>['parts'];

const documents = createDocuments();

/** A payload that is a message. */
export function inMessage(kind: string, index: number, parts: NonNullable<Parts>, shows?: string): Payload {
  const id = `${kind}-${index}`;
  return { kind, id, shows, documents: [documentEntry('oddkin.ai.message', documents.message({ id, parts }))] };
}

/** A payload that is the text of a message. */
export function inText(kind: string, index: number, text: string, shows?: string): Payload {
  return inMessage(kind, index, [{ type: 'text', id: 'text', text, state: 'done' }], shows);
}
