'use client';
import { createElement } from 'react';
import { useObserverState, useStoreContext } from '../hooks/index.js';
import { OctagonX, TriangleAlert, type Icon } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import type { ObserverState } from '../store/index.js';
import { usePanelState } from './panel-state.js';

const failures = 'status:failed';

/** How many calls of all sessions failed; pressed it lists them, pressed again it shows everything. Renders a `<button>`, nothing before the first. */
export function FailureCount() {
  const { text } = usePanelMessages();
  const { filter, setFilter, showRegion, setTimelineShape } = usePanelState();
  const { store } = useStoreContext();
  const count = useObserverState(failedCalls);
  const isPressed = filter.trim() === failures;
  const isAway = count === 0 && !isPressed;
  if (isAway && failedCalls(store.getHead()) === 0) return null;
  return (
    <Count
      icon={OctagonX}
      kind="failures"
      count={count}
      words={text('observer.header.failures', { count })}
      name={text('observer.header.failedCalls', { count })}
      tip={text(isPressed ? 'observer.header.hideFailures' : 'observer.header.showFailures')}
      isPressed={isPressed}
      isAway={isAway}
      onPress={() => {
        setFilter(isPressed ? '' : failures);
        if (isPressed) return;
        setTimelineShape('list');
        showRegion('timeline');
      }}
    />
  );
}

/** How many frames broke the protocol. Pressed it shows them. Renders a `<button>`, nothing before the first. */
export function ProblemCount() {
  const { text } = usePanelMessages();
  const { showRegion } = usePanelState();
  const { store } = useStoreContext();
  const counts = useObserverState((state) => state.problems.counts);
  const count = counts.warning + counts.error;
  const { warning, error } = store.getHead().problems.counts;
  if (count === 0 && warning + error === 0) return null;
  const words = text('observer.header.problems', { count });
  return (
    <Count
      icon={TriangleAlert}
      kind={counts.error > 0 ? 'errors' : 'warnings'}
      count={count}
      words={words}
      name={words}
      tip={text('observer.header.showProblems')}
      isAway={count === 0}
      onPress={() => showRegion('problems')}
    />
  );
}

function failedCalls({ statistics }: ObserverState): number {
  let count = 0;
  for (const { failed } of statistics.values()) count += failed;
  return count;
}

interface CountProps {
  readonly icon: Icon;
  readonly kind: 'failures' | 'errors' | 'warnings';
  readonly count: number;
  /** What is shown where there is room for more than the number. */
  readonly words: string;
  readonly name: string;
  readonly tip: string;
  readonly isPressed?: boolean;
  /** Whether nothing is to be counted at the moment that is shown, while there is later. Its place is kept, so that nothing moves when one goes there. */
  readonly isAway: boolean;
  readonly onPress: () => void;
}

function Count({ icon, kind, count, words, name, tip, isPressed, isAway, onPress }: CountProps) {
  const { format } = usePanelMessages();
  return (
    <button
      type="button"
      className="oddkin-observer-count"
      data-kind={kind}
      data-away={isAway ? '' : undefined}
      aria-hidden={isAway ? true : undefined}
      aria-label={name}
      aria-pressed={isPressed}
      title={`${name}. ${tip}`}
      onClick={onPress}
    >
      {createElement(icon, { size: 14, strokeWidth: 1.75, 'aria-hidden': true })}
      <bdi className="oddkin-observer-count-words">{words}</bdi>
      <bdi className="oddkin-observer-count-number">{format.number(count)}</bdi>
    </button>
  );
}
