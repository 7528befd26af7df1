'use client';
import type { ComponentProps } from 'react';
import { useNow } from '../hooks/index.js';
import { attentionWords, useWords } from '../messages/index.js';
import { AttentionItem, AttentionRoot, AttentionSource, useAttentionContext } from '../primitives/index.js';
import { Approval } from './approval.js';
import { classNames } from './class-names.js';
import { Question } from './question.js';

export type AttentionProps = Omit<ComponentProps<typeof AttentionRoot>, 'asChild' | 'children'>;

/** Shows every open question and approval of every session, the soonest to expire first, to answer in place. Renders a `<div>` with the role `region`. */
export function Attention({ className, ...props }: AttentionProps) {
  return (
    <AttentionRoot {...props} className={classNames('oddkin-attention', className)}>
      <Queue />
    </AttentionRoot>
  );
}

function Queue() {
  const items = useAttentionContext();
  const { text } = useWords(attentionWords);
  if (items.length === 0) return <p className="oddkin-attention-note">{text('attention.empty')}</p>;
  return (
    <>
      <ol role="list" className="oddkin-attention-list">
        {items.slice(0, mostShown).map((item) => (
          <AttentionItem key={`${item.kind} ${item.key}`} item={item} className="oddkin-attention-item">
            <p className="oddkin-attention-note">
              <AttentionSource item={item} className="oddkin-attention-source" /> <Age at={item.createdAt} />
            </p>
            {item.kind === 'question' ? <Question questionId={item.key} /> : <Approval approvalId={item.key} />}
          </AttentionItem>
        ))}
      </ol>
      {items.length > mostShown ? (
        <p className="oddkin-attention-note">{text('attention.more', { count: items.length - mostShown })}</p>
      ) : null}
    </>
  );
}

function Age({ at }: { readonly at: number }) {
  const { text, format } = useWords(attentionWords);
  const ageMs = useNow(minuteMs) - at;
  return (
    <span className="oddkin-attention-time" title={format.dateTime(at)}>
      {ageMs < minuteMs ? text('attention.askedNow') : text('attention.askedAgo', { age: format.age(ageMs) })}
    </span>
  );
}

const minuteMs = 60_000;

/** So many are laid out at once. */
const mostShown = 50;
