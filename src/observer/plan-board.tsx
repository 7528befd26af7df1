'use client';
import { useCallback } from 'react';
import { Plan } from '../components/index.js';
import { usePlans } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import type { PlanCause } from '../primitives/index.js';
import { usePanelState } from './panel-state.js';

/** The plans of the session, the one that changed last on top. */
export function PlanBoard() {
  const { text } = usePanelMessages();
  const { sessionId, select, showRegion } = usePanelState();
  const plans = usePlans(sessionId);
  const showCause = useCallback(
    (cause: PlanCause) => {
      if (cause.kind === 'tool-call') select({ kind: 'tool-call', toolCallKey: cause.toolCallKey });
      else if (cause.kind === 'frame') select({ kind: 'frame', position: cause.position });
      else showRegion('attention');
    },
    [select, showRegion],
  );
  if (plans.length === 0) return <div className="oddkin-observer-empty">{text('observer.plan.empty')}</div>;
  return (
    <div className="oddkin-observer-plans">
      {plans
        .toSorted((left, right) => right.position - left.position)
        .map(({ key }) => (
          <Plan key={key} planId={key} onShowCause={showCause} />
        ))}
    </div>
  );
}
