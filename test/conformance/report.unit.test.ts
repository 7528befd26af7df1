import { describe, expect, it } from 'vitest';
import { writeReport, type ScenarioResult } from '@oddkin/ai/conformance';

const results: readonly ScenarioResult[] = [
  { id: 'a', title: 'Good # one\nmore', category: 'core', status: 'passed', durationMs: 12 },
  {
    id: 'b',
    title: 'Bad <one> & "two"',
    category: 'core',
    status: 'failed',
    durationMs: 30,
    failure: {
      step: 1,
      message: 'Not \u0000 this\ud800.',
      path: '/x',
      expected: 1,
      came: undefined,
      before: [{ sent: true, text: '{"]]>":"\n..."}' }],
    },
  },
  { id: 'c', title: 'Unclear', category: 'own', status: 'error', durationMs: 0, failure: { message: 'No matcher.', before: [] } },
  { id: 'd', title: 'Left out', category: 'observer', status: 'skipped', durationMs: 0 },
];

describe('a report', () => {
  it('as TAP numbers every scenario and tells why', () => {
    const lines = writeReport(results, 'tap').split('\n');
    expect(lines.slice(0, 4)).toEqual(['TAP version 14', '1..4', 'ok 1 - a Good \\# one more', 'not ok 2 - b Bad <one> & "two"']);
    expect(lines.filter((line) => /^(not )?ok/.test(line))).toHaveLength(4);
    expect(lines).toContain('  path: "/x"');
    expect(lines.at(-1)).toBe('ok 4 - d Left out # SKIP no address for observers');
  });

  it('as JSON holds counts and results', () => {
    expect(JSON.parse(writeReport(results, 'json'))).toMatchObject({
      passed: 1,
      failed: 1,
      errors: 1,
      skipped: 1,
      results: [{ id: 'a' }, { id: 'b' }, {}, {}],
    });
  });

  it('as JUnit is XML, whatever a bridge has sent', () => {
    const xml = writeReport(results, 'junit');
    expect(xml).toContain('tests="4" failures="1" errors="1" skipped="1"');
    expect(xml).toContain('name="b Bad &lt;one&gt; &amp; &quot;two&quot;"');
    expect(xml).not.toMatch(/[\u0000\ud800]/); // oxlint-disable-line no-control-regex
    expect(xml.match(/<testcase/g)).toHaveLength(4);
  });
});
