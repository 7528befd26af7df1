'use client';
import { memo } from 'react';
import { ArrowDownLeft, ArrowUpRight, CircleSlash } from '../icons/index.js';
import { useAllMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { WireEntry } from '../store/index.js';
import { AgentName } from './agent-name.js';

/** One message of the wire in one line. */
export const WireRow = memo(function WireRow({ entry }: { readonly entry: WireEntry }) {
  const { text, format } = useAllMessages();
  const { position, at, from, type, label, accepted, failed, sessionId } = entry;
  const Arrow = from === 'agent' ? ArrowUpRight : ArrowDownLeft;
  const raw = entry.text === undefined ? text('observer.wire.binary') : visibleText(entry.text.slice(0, 240));
  return (
    <>
      <span className="oddkin-observer-position">{format.number(position)}</span>
      <time className="oddkin-observer-time">{format.clock(at)}</time>
      <span className="oddkin-observer-direction" data-from={from}>
        <Arrow className="oddkin-observer-mirrored" size={14} strokeWidth={1.75} aria-hidden />
        {text(`observer.wire.${from}`)}
      </span>
      <span className="oddkin-observer-lane">{sessionId !== undefined && <AgentName sessionId={sessionId} />}</span>
      <span className="oddkin-observer-wire-type" data-failed={failed ? '' : undefined} data-refused={accepted ? undefined : ''}>
        {!accepted && <CircleSlash size={14} strokeWidth={1.75} aria-hidden />}
        {accepted ? type : text('observer.wire.refusedFrame')}
      </span>
      <span className="oddkin-observer-line" dir="auto" data-failed={failed ? '' : undefined}>
        {accepted ? visibleText((label ?? '').slice(0, 240)) : raw}
      </span>
    </>
  );
});
