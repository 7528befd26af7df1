'use client';
import { useEffect, useState } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { Circle, CircleCheck } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import { Dialog } from '../dialog.js';
import { countCoverage, coverageGroups, type Coverage, type CoverageGroup, type Told } from './count-coverage.js';

export interface CoverageDialogProps {
  readonly onClose: () => void;
}

/** Which frame types, topics, parts, statuses and kinds the frames that are held have told, how often, and where first. Renders a {@link Dialog}. */
export function CoverageDialog({ onClose }: CoverageDialogProps) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const coverage = useCoverage();
  const groups = Object.keys(coverageGroups) as CoverageGroup[]; // the keys are those that stand there
  const all = groups.reduce((sum, group) => sum + coverageGroups[group].length, 0);
  const seen = groups.reduce((sum, group) => sum + coverageGroups[group].filter((word) => coverage?.get(group)?.has(word)).length, 0);
  return (
    <Dialog title={text('observer.coverage.title')} size="large" onClose={onClose}>
      <div className="oddkin-dialog-form oddkin-coverage">
        <p className="oddkin-dialog-text" role="status">
          {coverage === undefined ? text('observer.coverage.working') : text('observer.coverage.summary', { seen, all })}
        </p>
        {/* What scrolls has to be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="oddkin-coverage-groups" role="group" aria-label={text('observer.coverage.title')} tabIndex={0}>
          {groups.map((group) => (
            <Group
              key={group}
              group={group}
              told={coverage?.get(group)}
              onGo={(position) => {
                store.seek(position + 1);
                onClose();
              }}
            />
          ))}
        </div>
        <div className="oddkin-dialog-buttons">
          <button type="button" className="oddkin-button" onClick={onClose}>
            {text('observer.coverage.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: CoverageGroup;
  readonly told: ReadonlyMap<string, Told> | undefined;
  readonly onGo: (position: number) => void;
}

function Group({ group, told, onGo }: GroupProps) {
  const { text, format } = useAllMessages();
  const listed: readonly string[] = coverageGroups[group];
  const words = [...listed, ...[...(told?.keys() ?? [])].filter((word) => !listed.includes(word)).slice(0, mostOthers)];
  return (
    <table className="oddkin-compare-changes">
      <caption>
        {text(`observer.coverage.${group}`)} · {format.number(listed.filter((word) => told?.has(word)).length)}/{format.number(listed.length)}
      </caption>
      <thead className="oddkin-heard-only">
        <tr>
          <th scope="col">{text(`observer.coverage.${group}`)}</th>
          <th scope="col">{text('observer.coverage.count')}</th>
          <th scope="col">{text('observer.coverage.first')}</th>
        </tr>
      </thead>
      <tbody>
        {words.map((word) => {
          const found = told?.get(word);
          const Icon = found === undefined ? Circle : CircleCheck;
          return (
            <tr key={word} className={found === undefined ? 'oddkin-observer-muted' : undefined}>
              <th scope="row">
                <Icon size={14} strokeWidth={1.75} aria-hidden /> {visibleText(word.slice(0, 80))}
              </th>
              <td data-number="">{found === undefined ? text('observer.coverage.never') : format.number(found.count)}</td>
              <td data-number="">
                {found !== undefined && (
                  <button type="button" className="oddkin-observer-link" onClick={() => onGo(found.first)}>
                    {text('observer.coverage.at', { position: found.first })}
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A world may have topics of its own, but an agent must not fill the page with them. */
const mostOthers = 30;
const sliceMs = 8;

/** Counts what is held when it is asked for, a slice at a time; `undefined` until then. */
function useCoverage(): Coverage | undefined {
  const { store } = useStoreContext();
  const [coverage, setCoverage] = useState<Coverage>();
  useEffect(() => {
    const { clock } = store;
    const steps = countCoverage(store.getHead().wire.entries);
    let cancel: (() => void) | undefined;
    const work = (): void => {
      const until = clock.now() + sliceMs;
      for (;;) {
        const step = steps.next();
        if (step.done === true) return setCoverage(step.value);
        if (clock.now() >= until) break;
      }
      cancel = clock.after(0, work);
    };
    cancel = clock.after(0, work);
    return () => cancel?.();
  }, [store]);
  return coverage;
}
