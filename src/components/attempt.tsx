'use client';
import { useAttempt } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { MissingRecord } from './missing-record.js';
import { StateIcon } from './state-icon.js';

export interface AttemptProps {
  readonly attemptId: string;
}

/** One try of an agent at an answer: what came of it, the model, what it took. Renders a `<div>`. `data-state` is its status. */
export function Attempt({ attemptId }: AttemptProps) {
  const attempt = useAttempt(attemptId)?.value;
  const { text, locale } = useMessages();
  if (attempt === undefined) return <MissingRecord id={attemptId}>{text('attempt.missing')}</MissingRecord>;
  const { status, model, usage, error } = attempt;
  const facts = [
    model,
    usage?.inputTokens === undefined ? undefined : text('attempt.inputTokens', { count: usage.inputTokens }),
    usage?.outputTokens === undefined ? undefined : text('attempt.outputTokens', { count: usage.outputTokens }),
    usage?.costUsd === undefined
      ? undefined
      : text('attempt.cost', { cost: new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(usage.costUsd) }),
  ].filter((fact) => fact !== undefined);
  return (
    <div className="oddkin-attempt" data-state={status}>
      <span className="oddkin-attempt-status">
        <StateIcon state={status} />
        {text(`attempt.${status}`)}
      </span>
      {facts.map((fact) => (
        <bdi key={fact} className="oddkin-attempt-fact">
          {fact}
        </bdi>
      ))}
      {error === undefined ? null : (
        <p className="oddkin-attempt-error" dir="auto">
          {error.message} <code className="oddkin-attempt-code">{error.code}</code>
        </p>
      )}
    </div>
  );
}
