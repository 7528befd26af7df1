import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { UnsupportedPart } from '../schema/index.js';

export interface UnsupportedProps {
  readonly part: UnsupportedPart;
}

/** Says that a part of a type came that this version doesn't know. Renders a `<p>`. */
export function Unsupported({ part }: UnsupportedProps) {
  const { text } = useMessages();
  return <p className="oddkin-unsupported">{text('unsupported.title', { type: visibleText(part.originalType.slice(0, 200)) })}</p>;
}
