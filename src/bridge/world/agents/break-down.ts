import type { Approval } from '../../../schema/index.js';
import { directionTo, positionKey, type Position } from '../geometry.js';
import { besides } from './acts.js';
import type { RememberedKind } from './map-memory.js';
import { call, isResting, note, type Mind } from './mind.js';
import { pause } from './pause.js';
import { remark } from './remark.js';

export type Breakable = Extract<RememberedKind, 'urn' | 'statue' | 'locked_door'>;

const names = { urn: 'urn', statue: 'statue', locked_door: 'locked door' } as const;
const steps = { urn: 'urn', statue: 'statue', locked_door: 'locked' } as const;
const triesAtOnce = 3;
const retryMs = 3_000;

/**
 * Strikes at what stands beside it. The world asks people first, and the agent goes on with something else while they think;
 * asked again, it waits. Silence is a no.
 */
export async function breakDown(mind: Mind, target: Position, kind: Breakable, isAgain: boolean): Promise<void> {
  mind.askedAbout.set(positionKey(target), kind);
  mind.allowed.delete(positionKey(target));
  const decided = settle(mind, target, kind);
  if (isAgain) await decided;
}

async function settle(mind: Mind, target: Position, kind: Breakable): Promise<void> {
  const { plan, memory } = mind;
  const name = `${names[kind]} at ${target.x}, ${target.y}`;
  for (let count = 0; count < triesAtOnce; count += 1) {
    const direction = mind.position === undefined ? undefined : directionTo(mind.position, target);
    if (direction === undefined) return;
    plan?.set(steps[kind], 'needs-input', { inputRequest: `May I break the ${name}?` });
    const result = await call(mind, 'break_down', { direction });
    // Decided when the agent had gone to another floor: what came of it is of no use any more.
    if (result === undefined || plan !== mind.plan) return;
    if (result.ok) {
      const text = String(result.output?.['text']);
      if (result.output?.['broken'] === true) {
        const fact = note(mind, 'break_down', text);
        plan?.set(steps[kind], 'done', { detail: text });
        return remark(mind, `I broke the ${name}. ${text} [^${fact.sourceId}]`, [fact]);
      }
      plan?.set(steps[kind], 'active', { detail: `Allowed. I go back to the ${name}.` });
      mind.voice.answer({ text: `I am allowed to break the ${name}: I go back to it.` });
      return void mind.allowed.add(positionKey(target));
    }
    const reason = result.error?.message ?? 'Nobody said that I may.';
    const fact = note(mind, 'break_down', `${name}: ${reason}`);
    const isOpen = result.error?.retryable === true && memory.kindAt(target) === kind && !isResting(mind);
    plan?.set(steps[kind], 'blocked', { blocker: reason });
    if (!isOpen) return remark(mind, `I leave the ${name} as it is. ${reason} [^${fact.sourceId}]`, [fact]);
    remark(mind, `${reason} I ask once more about the ${name} [^${fact.sourceId}].`, [fact]);
    if (besides(mind, kind, (key) => key === positionKey(target)) === undefined) return void mind.allowed.add(positionKey(target));
    await pause(mind.clock, retryMs, mind.signal);
  }
}

/** The world has asked people on its behalf: it says why. */
export function hearApproval(mind: Mind, { approvalId, title, status, revision }: Approval): void {
  if (status !== 'requested') return;
  const what = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  void mind.voice.speak({
    reasoning:
      revision === 1
        ? 'It may hide something. Breaking it cannot be undone, so it is not for me alone to say.'
        : 'I have had no clear answer yet. I ask once more before I let it be.',
    text: `May I **${what}**?${revision === 1 ? ' I go on with something else meanwhile.' : ''}`,
    parts: [{ type: 'approval', id: `${approvalId}-part-${revision}`, approvalId }],
  });
}
