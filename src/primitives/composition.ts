import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method that is composing, so that Enter picks a candidate and Escape drops it, and neither means anything to us. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the Enter that ended it: only the old key code still says so.
  // oxlint-disable-next-line typescript/no-deprecated
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
}
