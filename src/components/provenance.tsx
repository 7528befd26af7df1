'use client';
import { readTime } from '../hooks/index.js';
import { PenLine, Sparkles, User, UserPen } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import type { MessageProvenance } from '../schema/index.js';

export interface ProvenanceProps {
  readonly provenance: MessageProvenance;
}

/** Where the content comes from, word for word as the application says it. Renders a `<div>`. `data-kind` is the kind. */
export function Provenance({ provenance: { kind, label, model, provider, generatedAt, notes } }: ProvenanceProps) {
  const { text, format } = useMessages();
  const Icon = icons[kind];
  const at = readTime(generatedAt);
  const facts = [model, provider].filter((fact) => fact !== undefined);
  return (
    <div className="oddkin-provenance" data-kind={kind} title={text('provenance.asSaid')}>
      <span className="oddkin-provenance-kind">
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        <bdi>{label ?? text(`provenance.${kind}`)}</bdi>
      </span>
      {facts.map((fact) => (
        <bdi key={fact} className="oddkin-provenance-fact">
          {fact}
        </bdi>
      ))}
      {at === undefined ? null : (
        <time className="oddkin-provenance-fact" dateTime={generatedAt} title={format.dateTime(at)}>
          {text('provenance.at', { time: format.clock(at) })}
        </time>
      )}
      {notes === undefined ? null : (
        <span className="oddkin-provenance-notes" dir="auto">
          {notes}
        </span>
      )}
    </div>
  );
}

const icons = { generated: Sparkles, assisted: PenLine, edited: UserPen, human: User } as const;
