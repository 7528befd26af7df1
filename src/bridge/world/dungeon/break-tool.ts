import { ToolFailure } from '../../tool-failure.js';
import { defineTool, type ToolContext } from '../../world-definition.js';
import { directions, distance, positionKey, step, type Position } from '../geometry.js';
import type { Approvals, Decision, LeaveRequest } from './approvals.js';
import type { Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';
import type { CellKind } from './floor.js';

type Breakable = Extract<CellKind, 'urn' | 'statue' | 'closed_door' | 'locked_door'>;

const waitsForLeaveMs = 120_000;
const keeperMs = 6_000;
const guardMs = 25_000;

/**
 * Breaks something, once somebody has said yes. The call waits for the decision. Whoever has gone elsewhere meanwhile gets leave to
 * come back, and the next call breaks it.
 */
export function breakTool({ random, bodyOf, tell, sound }: Dungeon, approvals: Approvals) {
  let sleptOnce = false;
  return defineTool({
    class: 'actuator',
    description:
      'Breaks an urn, a statue or a door in a neighbouring cell, with a noise that carries. It asks people for leave and answers when they have decided: broken is false when you were elsewhere by then; come back and call again.',
    input: { type: 'object', properties: { direction: { enum: directions } }, required: ['direction'] },
    output: {
      type: 'object',
      properties: { text: { type: 'string' }, broken: { type: 'boolean' } },
      required: ['text', 'broken'],
    },
    requiresCapability: 'hands',
    strictInput: true,
    timeLimitMs: waitsForLeaveMs,
    async run({ direction }, context) {
      const body = bodyOf(context);
      const target = step(body.position, direction);
      const kind = body.floor.kindAt(target);
      if (!isBreakable(kind)) {
        sound(body.floor, target, 'a hammer on stone', 0.8);
        throw new ToolFailure('The hammer bounces off.');
      }
      if (body.mayBreakAll || body.mayBreak.delete(positionKey(target))) return strike(body, context, target, kind);
      const { floor } = body;
      const request = requestFor(kind, target, floor.number);
      const decision = await approvals.ask(context, request);
      if (decision.status !== 'approved') throw refusal(decision);
      if (decision.scope !== undefined && decision.scope !== 'once') body.mayBreakAll = true;
      if (floor.kindAt(target) !== kind) {
        const message = `The ${names[kind]} is no longer as it was.`;
        approvals.fail(context, request.about, message);
        throw new ToolFailure(message);
      }
      if (body.floor === floor && distance(body.position, target) === 1) return strike(body, context, target, kind);
      body.mayBreak.add(positionKey(target));
      return { text: `You may break the ${names[kind]} at ${target.x}, ${target.y}. Come back and strike.`, broken: false };
    },
  });

  function requestFor(kind: Breakable, { x, y }: Position, floor: number): LeaveRequest {
    const name = names[kind];
    return {
      about: `${floor}/${x},${y}`,
      title: `Break the ${name} at ${x}, ${y}`,
      description: 'The hammer will do it, with a noise that carries. What is broken stays broken. ' + customs[kind],
      risk: risks[kind],
      keeper(revision) {
        if (kind === 'statue') return { afterMs: guardMs, decision: { status: 'denied', reason: 'The statues are not to be touched.' } };
        if (revision === 1) return undefined;
        if (kind !== 'urn') return { afterMs: keeperMs, decision: { status: 'denied', reason: 'There is a key to that door.' } };
        if (sleptOnce) return { afterMs: keeperMs, decision: { status: 'approved' } };
        sleptOnce = true;
        return { afterMs: keeperMs, decision: { status: 'failed', reason: 'The keeper sleeps. Ask again.' } };
      },
    };
  }

  function strike(body: Body, context: ToolContext, target: Position, kind: Breakable) {
    const isDoor = kind === 'closed_door' || kind === 'locked_door';
    body.floor.setKind(target, isDoor ? 'open_door' : 'floor');
    sound(body.floor, target, isDoor ? 'wood splintering' : 'something shattering', isDoor ? 1 : 0.9);
    tell(body, context, `broke the ${names[kind]}`);
    const found = random.chance(0.3) ? 'dead leaves' : 'a pebble';
    return { text: isDoor ? 'The door gives way.' : `The ${names[kind]} breaks. In it: ${found}.`, broken: true };
  }
}

function refusal(decision: Exclude<Decision, { readonly status: 'approved' }>): ToolFailure {
  switch (decision.status) {
    case 'expired':
      return new ToolFailure('Nobody decided in time.', { retryable: true });
    case 'failed':
      return new ToolFailure(decision.reason, { retryable: true });
    case 'denied':
      return new ToolFailure(`Not allowed: ${decision.reason}`);
    default:
      return decision satisfies never;
  }
}

function isBreakable(kind: CellKind): kind is Breakable {
  return kind in risks;
}

const risks = { urn: 'low', closed_door: 'medium', locked_door: 'medium', statue: 'high' } as const;
const names = { urn: 'urn', statue: 'statue', closed_door: 'door', locked_door: 'locked door' } as const;
const customs = {
  urn: 'Where nobody decides, the agent may ask once more, and then the keeper of the dungeon does.',
  statue: 'Where nobody decides, the keeper of the dungeon says no.',
  closed_door: 'Where nobody decides, it stays as it is.',
  locked_door: 'Where nobody decides, it stays as it is.',
} as const;
