import { htmlPayloads, markdownPayloads } from './markdown.js';
import type { Payload } from './payload.js';
import { placePayloads } from './places.js';

export type { Payload } from './payload.js';

/** Everything hostile that is known here, in all the places where it comes in. */
export const payloads: readonly Payload[] = [...markdownPayloads, ...htmlPayloads, ...placePayloads];
