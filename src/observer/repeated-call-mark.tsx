'use client';
import { RotateCcw } from '../icons/index.js';
import { useAllMessages } from '../messages/index.js';
import { useToolCallContext } from '../primitives/index.js';
import { useRepetition } from './use-repetition.js';

/** Marks a call that was made before with the same input where that had failed, or both came to the same. Renders a `<span>`; nothing for any other call. */
export function RepeatedCallMark() {
  const { text, format } = useAllMessages();
  const repetition = useRepetition(useToolCallContext().record);
  if (repetition === undefined) return null;
  const { count, before, cameToSame } = repetition;
  if (before.value.status !== 'failed' && cameToSame !== true) return null;
  const name = text('observer.repeated.count', { count });
  return (
    <span className="oddkin-observer-repeated" title={name}>
      <RotateCcw size={14} strokeWidth={1.75} role="img" aria-label={name} />
      <span aria-hidden>{format.number(count + 1)}</span>
    </span>
  );
}
