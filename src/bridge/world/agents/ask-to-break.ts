import { positionKey, type Position } from '../geometry.js';
import type { Mind } from './mind.js';

const waitMs = 14_000;

/** Asks leave to break an urn or a locked door, and goes on with other things meanwhile. Silence is a no. */
export async function askToBreak(mind: Mind, target: Position, kind: 'urn' | 'locked_door'): Promise<void> {
  const { voice, asking, plan } = mind;
  const step = kind === 'urn' ? 'urn' : 'locked';
  const name = kind === 'urn' ? 'urn' : 'locked door';
  const where = `${target.x}, ${target.y}`;
  const request = `May I break the ${name} at ${where}?`;
  plan?.set(step, 'needs-input', { inputRequest: request });
  const decision = await asking.askLeave(
    {
      title: `Break the ${name} at ${where}`,
      description: `The hammer will do it, with a noise that carries. What is broken stays broken.`,
      risk: kind === 'urn' ? 'low' : 'medium',
      scopes: ['once', 'session'],
    },
    waitMs,
    (approvalId) => {
      void voice.speak({
        reasoning: `The ${name} at ${where} may hide something. Breaking it can't be undone, so I ask first.`,
        text: `${request} I go on with something else meanwhile.`,
        parts: [{ type: 'approval', id: `${approvalId}-part`, approvalId }],
      });
    },
  );
  if (decision === 'approved') {
    mind.allowed.add(positionKey(target));
    return plan?.set(step, 'active', { detail: 'Allowed.' });
  }
  const blocker = decision === 'denied' ? 'I am not to break it.' : 'Nobody said that I may break it.';
  plan?.set(step, 'blocked', { blocker });
}
