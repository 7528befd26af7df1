'use client';
import { memo, type ReactNode } from 'react';
import { useObserverState } from '../hooks/index.js';
import { problemListWords, useWords } from '../messages/index.js';
import { briefJson, nameLine, visibleText, type ProblemEntry } from '../primitives/index.js';

interface ProblemItemProps {
  readonly entry: ProblemEntry;
  readonly onSelect: ((problem: ProblemEntry) => void) | undefined;
}

/** One problem: when and in which session, what is wrong, where in the frame, and the text as it came. Renders an `<li>`. */
export const ProblemItem = memo(function ProblemItem({ entry, onSelect }: ProblemItemProps) {
  const { text, format } = useWords(problemListWords);
  const { at, level, message, path, keyword, sessionId, text: raw } = entry;
  return (
    <li className="oddkin-problem" data-level={level}>
      <div className="oddkin-problem-line">
        <time className="oddkin-problem-time" dateTime={isoTime(at)} title={format.dateTime(at)} suppressHydrationWarning>
          {format.clock(at)}
        </time>
        <p className="oddkin-problem-message" dir="auto">
          {visibleText(message)}
        </p>
        {onSelect === undefined ? null : (
          <button type="button" className="oddkin-button" data-kind="quiet" onClick={() => onSelect(entry)}>
            {text('problem-list.show')}
          </button>
        )}
      </div>
      <dl className="oddkin-problem-facts">
        <Fact name={text('problem-list.at')}>{path === '' ? text('problem-list.wholeFrame') : visibleText(path)}</Fact>
        {keyword === undefined ? null : <Fact name={text('problem-list.keyword')}>{keyword}</Fact>}
        {'value' in entry ? <Fact name={text('problem-list.value')}>{briefJson(entry.value, longestValue)}</Fact> : null}
        {sessionId === undefined ? null : <Session sessionId={sessionId} />}
      </dl>
      {raw === undefined || raw === '' ? null : (
        <details className="oddkin-problem-raw">
          <summary className="oddkin-fold-summary">
            {raw.length < keptLength ? text('problem-list.raw') : text('problem-list.rawCut', { count: raw.length })}
          </summary>
          <pre className="oddkin-problem-text" dir="ltr" tabIndex={0} role="group" aria-label={text('problem-list.raw')}>
            {visibleText(raw)}
          </pre>
        </details>
      )}
    </li>
  );
});

function Session({ sessionId }: { readonly sessionId: string }) {
  const { text } = useWords(problemListWords);
  const name = useObserverState((state) => state.sessions.get(sessionId)?.agentName);
  return (
    <Fact name={text('problem-list.session')}>
      {nameLine(name) === '' ? null : <bdi>{`${nameLine(name)} · `}</bdi>}
      {visibleText(sessionId)}
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="oddkin-problem-fact">
      <dt className="oddkin-problem-fact-name">{name}</dt>
      <dd className="oddkin-problem-fact-value" dir="ltr">
        {children}
      </dd>
    </div>
  );
}

/** Characters of a value that are shown here. */
const longestValue = 300;
/** The store cuts the text of a frame here. */
const keptLength = 2_000;

function isoTime(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
