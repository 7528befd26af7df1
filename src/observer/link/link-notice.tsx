'use client';
import { Link2Off, Link2 } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { useSpoken } from '../../primitives/index.js';
import { useMomentLink } from './use-moment-link.js';

/** Goes where the page's address leads, and says while it can't. Renders a `<div>`, or nothing. */
export function LinkNotice() {
  const { text } = useAllMessages();
  const { state, dismiss } = useMomentLink();
  const told = state === undefined ? '' : text(`observer.link.${state}`);
  useSpoken(told);
  if (state === undefined) return null;
  const Icon = state === 'awaited' ? Link2 : Link2Off;
  return (
    <div className="oddkin-time-notice">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span>{told}</span>
      <button type="button" className="oddkin-button oddkin-time-small" onClick={dismiss}>
        {text('observer.link.dismiss')}
      </button>
    </div>
  );
}
