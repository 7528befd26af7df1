'use client';
import { Plan } from '../components/index.js';
import { usePlans } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { usePanelState } from './panel-state.js';

/** The plans of the session, the one that changed last on top. */
export function PlanRegion() {
  const { text } = useMessages();
  const { sessionId } = usePanelState();
  const plans = usePlans(sessionId);
  if (plans.length === 0) return <div className="oddkin-observer-empty">{text('observer.plan.empty')}</div>;
  return (
    <div className="oddkin-observer-plans">
      {plans
        .toSorted((left, right) => right.position - left.position)
        .map(({ key }) => (
          <Plan key={key} planId={key} />
        ))}
    </div>
  );
}
