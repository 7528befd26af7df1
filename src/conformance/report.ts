import type { ScenarioFailure, ScenarioResult } from './result.js';

/** The forms that a report can have. */
export type ReportFormat = 'tap' | 'json' | 'junit';

/** Writes results as TAP 14, as JSON, or as JUnit XML. */
export function writeReport(results: readonly ScenarioResult[], format: ReportFormat): string {
  switch (format) {
    case 'tap':
      return tap(results);
    case 'json':
      return JSON.stringify({ ...countsOf(results), results }, undefined, 2);
    case 'junit':
      return junit(results);
    default:
      return format satisfies never;
  }
}

function tap(results: readonly ScenarioResult[]): string {
  const lines = results.flatMap(({ id, title, status, failure }, index) => {
    const isOk = status === 'passed' || status === 'skipped';
    const name = `${id} ${title}`.replaceAll(/[\r\n]+/g, ' ').replaceAll(/[\\#]/g, (mark) => `\\${mark}`);
    const line = `${isOk ? 'ok' : 'not ok'} ${index + 1} - ${name}${status === 'skipped' ? ' # SKIP no address for observers' : ''}`;
    return failure === undefined ? [line] : [line, '  ---', ...yaml(failure), '  ...'];
  });
  return ['TAP version 14', `1..${results.length}`, ...lines].join('\n');
}

/** Every value as JSON, which YAML takes as it is. */
function yaml({ before, ...failure }: ScenarioFailure): readonly string[] {
  const members = Object.entries(failure).map(([name, value]) => `  ${name}: ${toJson(value)}`);
  return before.length === 0
    ? members
    : [...members, '  before:', ...before.map(({ sent, text }) => `    - ${toJson(`${sent ? '>' : '<'} ${text}`)}`)];
}

function junit(results: readonly ScenarioResult[]): string {
  const { failed, errors, skipped } = countsOf(results);
  const cases = results.map((result) => {
    const { id, title, category, status, durationMs, failure } = result;
    const open = `  <testcase classname="${xml(category)}" name="${xml(`${id} ${title}`)}" time="${durationMs / 1_000}"`;
    if (status === 'passed') return `${open}/>`;
    if (status === 'skipped') return `${open}><skipped/></testcase>`;
    const tag = status === 'failed' ? 'failure' : 'error';
    const told = failure === undefined ? '' : yaml(failure).join('\n');
    return `${open}><${tag} message="${xml(failure?.message ?? '')}">${xml(told)}</${tag}></testcase>`;
  });
  const seconds = results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
  const suite = `<testsuite name="aicc/0.1" tests="${results.length}" failures="${failed}" errors="${errors}" skipped="${skipped}" time="${seconds}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', suite, ...cases, '</testsuite>'].join('\n');
}

function countsOf(results: readonly ScenarioResult[]) {
  const count = (wanted: ScenarioResult['status']): number => results.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed'), errors: count('error'), skipped: count('skipped') };
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** Text from a bridge, with what XML can't hold at all left out. */
function xml(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
