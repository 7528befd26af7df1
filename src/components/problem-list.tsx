'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { Info, TriangleAlert } from '../icons/index.js';
import type { ProblemLevel } from '../schema/index.js';
import { useProblems } from '../hooks/index.js';
import { problemListWords, useWords } from '../messages/index.js';
import { problemOutcomes, useProblemGroups, type ProblemEntry, type ProblemGroup } from '../primitives/index.js';
import { classNames } from './class-names.js';
import { ProblemItem } from './problem-item.js';
import { StateIcon } from './state-icon.js';

export interface ProblemListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The session whose problems to show. Default: all that are held, also those of no session. */
  readonly sessionId?: string | undefined;
  /** Which problems to show. Keep the function: another one looks at all of them anew. Default: all. */
  readonly passes?: ((problem: ProblemEntry) => boolean) | undefined;
  /** Goes to where a problem occurred. Without it, entries offer no way there. */
  readonly onSelect?: ((problem: ProblemEntry) => void) | undefined;
}

/** Shows everything that was refused or repaired, by cause, with the place, the reason and the text as it came. Renders a `<div>`. */
export function ProblemList({ sessionId, passes, onSelect, className, ...props }: ProblemListProps) {
  const groups = useProblemGroups(sessionId, passes);
  const { entries } = useProblems();
  const { text } = useWords(problemListWords);
  return (
    <div {...props} className={classNames('oddkin-problems', className)}>
      {groups.length === 0 ? (
        <p className="oddkin-problems-empty">
          {text(passes !== undefined && entries.size > 0 ? 'problem-list.noneFit' : 'problem-list.empty')}
        </p>
      ) : null}
      {groups.map((group) => (
        <Group key={group.code} group={group} onSelect={onSelect} />
      ))}
      {entries.dropped > 0 ? <p className="oddkin-problems-empty">{text('problem-list.letGo', { count: entries.dropped })}</p> : null}
    </div>
  );
}

function Group({
  group: { code, level, entries },
  onSelect,
}: {
  readonly group: ProblemGroup;
  readonly onSelect: ProblemListProps['onSelect'];
}) {
  const { text } = useWords(problemListWords);
  const [isOpen, setOpen] = useState(level === 'error');
  return (
    <details className="oddkin-problems-group" data-level={level} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="oddkin-fold-summary oddkin-problems-summary">
        <LevelIcon level={level} />
        <span className="oddkin-problems-level">{text(`problem-list.level.${level}`)}</span>
        <span className="oddkin-problems-title">{text(`problem-list.${code}`)}</span>
        <span className="oddkin-problems-outcome">{text(`problem-list.outcome.${problemOutcomes[code]}`)}</span>
        <span className="oddkin-problems-count" dir="auto">
          {text('problem-list.count', { count: entries.length })}
        </span>
      </summary>
      {isOpen ? <Entries entries={entries} onSelect={onSelect} /> : null}
    </details>
  );
}

function Entries({ entries, onSelect }: { readonly entries: readonly ProblemEntry[]; readonly onSelect: ProblemListProps['onSelect'] }) {
  const { text } = useWords(problemListWords);
  const [limit, setLimit] = useState(firstShown);
  const rest = entries.length - limit;
  return (
    <>
      <ol role="list" className="oddkin-problems-entries">
        {entries
          .slice(-limit)
          .reverse()
          .map((entry) => (
            <ProblemItem key={entry.id} entry={entry} onSelect={onSelect} />
          ))}
      </ol>
      {rest > 0 ? (
        <button type="button" className="oddkin-button oddkin-problems-more" onClick={() => setLimit(limit + pageSize)}>
          {text('problem-list.more', { count: Math.min(rest, pageSize) })}
        </button>
      ) : null}
    </>
  );
}

/** So many of a cause are laid out at first, since there may be many causes, and so many more at each asking. */
const firstShown = 10;
const pageSize = 25;

function LevelIcon({ level }: { readonly level: ProblemLevel }) {
  if (level === 'error') return <StateIcon state="failed" />;
  const Icon = level === 'warning' ? TriangleAlert : Info;
  return <Icon className="oddkin-problems-icon" size={14} strokeWidth={1.75} aria-hidden />;
}
