import type { ReasoningPart, TextPart } from '../schema/index.js';

/** How the text of a part came to be: it is `before`, with `added` behind it. */
export interface TextGrowth {
  readonly before: string;
  readonly added: string;
}

type GrowingPart = TextPart | ReasoningPart;

/** Beside the parts, which hold what the protocol says and nothing else. */
const growths = new WeakMap<GrowingPart, TextGrowth>();

/** Keeps how a part has grown. */
export function keepGrowth(part: GrowingPart, growth: TextGrowth): void {
  growths.set(part, growth);
}

/** How the text of a part has grown since the commit before, so that it need not be looked through for what is new. `undefined` where that is not known. */
export function growthOf(part: GrowingPart): TextGrowth | undefined {
  return growths.get(part);
}
