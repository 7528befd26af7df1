import { positionKey, type Position } from '../geometry.js';
import type { Mind } from './mind.js';

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
    (approvalId) => {
      void voice.speak({
        reasoning: `The ${name} at ${where} may hide something. Breaking it can't be undone, so I ask first.`,
        text: `${request} I go on with something else meanwhile.`,
        parts: [{ type: 'approval', id: `${approvalId}-part`, approvalId }],
      });
    },
  );
  if (plan !== mind.plan) {
    if (decision === 'approved')
      voice.answer({ text: `You allowed me to break the ${name} at ${where}: I have gone down since, and can't reach it.` });
    return;
  }
  if (decision === 'approved') {
    voice.answer({ text: `You allowed me to break the ${name} at ${where}: I go there.` });
    mind.allowed.add(positionKey(target));
    return plan?.set(step, 'active', { detail: 'Allowed.' });
  }
  if (decision === 'denied') voice.answer({ text: `You said no: I leave the ${name} at ${where} as it is.` });
  const blocker = decision === 'denied' ? 'I am not to break it.' : 'Nobody said that I may break it.';
  plan?.set(step, 'blocked', { blocker });
}
