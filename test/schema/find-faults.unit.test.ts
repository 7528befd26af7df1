import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateDocument, validateFrame } from '@oddkin/ai/validate';
import { findFaults, type Schema } from '../../src/schema/find-faults.js';
import { findProblem, frameTable, validateScenario, type DocumentSchema } from '../../src/schema/index.js';
import { damaged, fitting } from '../package/schema-arbitrary.js';
import { root } from '../package/source-files.js';

const uuid = '6f1d2c3b-0a9e-4b7c-8d5f-0123456789ab';
const heartbeat = { protocol: 'aicc/0.1', type: 'heartbeat', session_id: uuid, message_id: uuid };
const approval = { approvalId: 'a', toolCallId: 'c', revision: 1, title: 'Open the door', risk: 'low', status: 'requested' };

describe('what is at fault', () => {
  it.each([
    [{ ...heartbeat, session_id: undefined }, 'required', '/session_id', '/session_id is missing.'],
    [{ ...heartbeat, extra: 1 }, 'additionalProperties', '/extra', '/extra is a member that the schema does not allow.'],
    [{ ...heartbeat, protocol: 'aicc/9' }, 'const', '/protocol', '/protocol must be "aicc/0.1".'],
    [{ ...heartbeat, message_id: 'm' }, 'format', '/message_id', '/message_id must be a uuid.'],
    [{ ...heartbeat, type: 'event', topic: 'tick', payload: 'x' }, 'type', '/payload', '/payload must be of type object.'],
    [{ ...heartbeat, type: 'tool_call', call_id: 'c', tool: 'Look', input: {} }, 'pattern', '/tool', '/tool must match ^[a-z][a-z0-9_]*$.'],
    [{ ...heartbeat, type: 'tool_call', call_id: '', tool: 'look', input: {} }, 'minLength', '/call_id', '/call_id must hold at least 1.'],
  ])('of a frame is named: %j', (frame, keyword, path, message) => {
    const verdict = validateFrame(JSON.parse(JSON.stringify(frame)));
    expect(verdict).toMatchObject({ ok: false, problems: [{ keyword, path, message }] });
  });

  it('is found in a list whose own members hide what lists can do', () => {
    const scopes = Object.assign(['once', 'once'], { constructor: 1 });
    const verdict = validateDocument('oddkin.ai.approval', { ...approval, scopes });
    expect(verdict).toMatchObject({ ok: false, problems: [{ keyword: 'uniqueItems', path: '/scopes' }] });
  });

  it.each<[DocumentSchema, unknown, string, string, string]>([
    ['oddkin.ai.approval', { ...approval, revision: 0.5 }, 'type', '/revision', '/revision must be of type integer.'],
    ['oddkin.ai.approval', { ...approval, revision: 0 }, 'minimum', '/revision', '/revision must be >= 1.'],
    ['oddkin.ai.approval', { ...approval, risk: 'some' }, 'enum', '/risk', '/risk must be one of ["low","medium","high"].'],
    [
      'oddkin.ai.approval',
      { ...approval, scopes: ['once', 'once'] },
      'uniqueItems',
      '/scopes',
      '/scopes must not hold the same item twice.',
    ],
    [
      'oddkin.ai.approval',
      { ...approval, scopes: ['once', 'ever'] },
      'enum',
      '/scopes/1',
      '/scopes/1 must be one of ["once","session","always"].',
    ],
    ['oddkin.ai.plan', { planId: 'p', steps: [{ id: 's', title: 't' }] }, 'required', '/steps/0/status', '/steps/0/status is missing.'],
  ])('of a document is named: %s %j', (schema, document, keyword, path, message) => {
    expect(validateDocument(schema, document)).toMatchObject({ ok: false, problems: [{ keyword, path, message }] });
  });

  it('in branches of which none fits is what lies deepest', () => {
    const scenario = { id: 'a', title: 'A', category: 'c', version: 'aicc/0.1', steps: [{ open: 'second', role: 'king' }] };
    const message = '/steps/0/role must be one of ["agent","observer"].';
    expect(findProblem(validateScenario, scenario)).toMatchObject({ keyword: 'enum', path: '/steps/0/role', message });
    expect(findProblem(validateScenario, { ...scenario, steps: [{}] })).toMatchObject({ keyword: 'required', path: '/steps/0/send' });
  });
});

describe('the quick test of a frame', () => {
  const wire = JSON.parse(readFileSync(`${root}schemas/aicc.schema.json`, 'utf8')) as { $defs: Record<string, Schema> }; // by its tests
  const definitions = new Map(Object.values(wire.$defs).map((schema) => [schema.properties?.['type']?.const, schema]));

  it.each([...frameTable])('says what the schema of %s says', (type, { validate }) => {
    const frames = fitting(definitions.get(type) ?? {}, wire.$defs);
    fc.assert(
      fc.property(fc.oneof(frames, damaged(frames)), (frame) => {
        expect(validate(frame)).toBe(findFaults(validate.schema, frame).length === 0);
      }),
      { numRuns: 300 },
    );
  });
});
