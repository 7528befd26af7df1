import { describe, expect, it } from 'vitest';
import { nameLine, wholeName } from '@oddkin/ai/primitives';

describe('nameLine', () => {
  it('leaves a usual name as it is', () => {
    expect(nameLine('Scout')).toBe('Scout');
    expect(wholeName('Scout')).toBeUndefined();
  });

  it('makes one line of many and shows what turns the direction of reading', () => {
    expect(nameLine('Scout\n\n\tthe\u2028second\u202e!\u0007')).toBe('Scout the\\u2028second\\u202e!');
    expect(wholeName('a\nb')).toBe('a\nb');
  });

  it('cuts at 64 characters, never through one, and keeps the whole beside it', () => {
    const name = '😀'.repeat(100);
    expect([...nameLine(name)]).toHaveLength(64);
    expect(nameLine(name)).toBe(`${'😀'.repeat(63)}…`);
    expect(wholeName(name)).toBe(name);
    expect(nameLine('x'.repeat(5_000_000))).toHaveLength(64);
    expect(wholeName('x'.repeat(5_000_000))).toHaveLength(1_000);
  });

  it('is empty where there is no name to see', () => {
    expect(nameLine(undefined)).toBe('');
    expect(nameLine(' \n ')).toBe('');
  });
});
