import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid } from '../../src/schema/validator-runtime.js';
import { validateEventFrame } from '../../src/schema/generated/frame-validators.js';

const format = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const uuid = '6f1d2c3b-0a9e-4b7c-8d5f-0123456789ab';
const near = fc.oneof(
  fc.constantFrom('', uuid, uuid.toUpperCase(), `urn:uuid:${uuid}`, `URN:uuid:${uuid}`, `urn:uuid:${uuid}0`, `${uuid}0`, uuid.slice(1)),
  fc.tuple(fc.nat(35), fc.string({ minLength: 1, maxLength: 1 })).map(([at, put]) => uuid.slice(0, at) + put + uuid.slice(at + 1)),
  fc.tuple(fc.nat(35), fc.constantFrom('g', 'G', '-', 'ß', '٣', 'ｆ')).map(([at, put]) => uuid.slice(0, at) + put + uuid.slice(at + 1)),
);

describe('a UUID', () => {
  it('is told as the format says, whatever was told before', () => {
    fc.assert(
      fc.property(fc.array(near, { maxLength: 12 }), (texts) => {
        for (const text of texts) expect(isUuid(text)).toBe(format.test(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a validator', () => {
  const frame = { protocol: 'aicc/0.1', type: 'event', session_id: uuid, message_id: uuid, topic: 'tick', payload: {} };

  it('refuses a member that every object inherits where it is its own', () => {
    expect(validateEventFrame(frame)).toBe(true);
    for (const name of ['constructor', 'toString', '__proto__', 'valueOf'])
      expect(validateEventFrame(JSON.parse(`{"${name}":1,${JSON.stringify(frame).slice(1)}`))).toBe(false);
  });

  it('takes no notice of what an object inherits', () => {
    expect(validateEventFrame(Object.assign(Object.create({ surplus: 1 }) as object, frame))).toBe(true);
  });
});
