import type { ModelOption } from '../schema/index.js';
import { keep } from '../store/index.js';
import type { Placement } from './document.js';
import type { Draft, Step } from './step.js';

export function projectModelOption(draft: Draft, value: ModelOption, { key, sessionId }: Placement, { receipt, edit }: Step): void {
  draft.models = draft.models.set(key, keep(draft.models.get(key), key, sessionId, value, receipt), edit);
}

export function removeModelOption(draft: Draft, key: string, { edit }: Step): void {
  draft.models = draft.models.delete(key, edit);
}
