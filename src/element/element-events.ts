import type { LinkState } from '../aicc/index.js';
import type { Selection } from '../observer/index.js';
import type { ProblemRecord } from '../store/index.js';
import type { OddkinActionEvent } from './action-event.js';

/** What `<oddkin-observer>` tells the page. All bubble, and leave shadow roots around the element. */
export interface OddkinObserverEventMap {
  /** A person asks for something. */
  readonly 'oddkin-action': OddkinActionEvent;
  /** How many questions and approvals wait for a person. */
  readonly 'oddkin-attention': CustomEvent<{ readonly count: number }>;
  /** Something was refused or repaired. */
  readonly 'oddkin-problem': CustomEvent<ProblemRecord>;
  /** A person selected something else; `detail` is `undefined` where nothing is selected any more. */
  readonly 'oddkin-select': CustomEvent<Selection | undefined>;
  /** The connection stands otherwise: `detail.phase` says how. */
  readonly 'oddkin-status': CustomEvent<LinkState>;
}

/** An event of the element with what it tells. */
export function elementEvent<Name extends Exclude<keyof OddkinObserverEventMap, 'oddkin-action'>>(
  name: Name,
  detail: OddkinObserverEventMap[Name]['detail'],
): CustomEvent {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface HTMLElementEventMap extends OddkinObserverEventMap {}
}
