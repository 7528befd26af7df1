import { systemClock, type Clock, type Transport } from '../aicc/index.js';
import { findProblem, validateScenario, type Scenario } from '../schema/index.js';
import { findExpectationFault } from './match.js';
import { isStepFailure, type ScenarioFailure, type ScenarioResult } from './result.js';
import { createStage } from './stage.js';

/** The bridge under test. `path` is what follows its address, such as `?subscribe=tick`. */
export interface ConformanceTarget {
  readonly agent: (path: string) => Transport;
  /** Left out where the bridge serves no observers: their scenarios are skipped. */
  readonly observer?: (path: string) => Transport;
}

export interface RunOptions {
  /** The time limit of a step that sets none, in milliseconds. Default 5,000. */
  readonly timeoutMs?: number;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** Called after each scenario. */
  readonly onResult?: (result: ScenarioResult) => void;
}

/** Runs scenarios one after the other, each over a connection of its own. Never rejects for what a scenario holds or a bridge does. Source: PROTOCOL section 10. */
export async function runScenarios(
  scenarios: readonly unknown[],
  target: ConformanceTarget,
  options: RunOptions = {},
): Promise<readonly ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    const result = await runScenario(scenario, target, options, `scenario-${index + 1}`);
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

async function runScenario(
  value: unknown,
  target: ConformanceTarget,
  { timeoutMs = 5_000, clock = systemClock }: RunOptions,
  name: string,
): Promise<ScenarioResult> {
  const fault = findScenarioFault(value);
  if (fault !== undefined) return { ...namesOf(value, name), status: 'error', durationMs: 0, failure: { ...fault, before: [] } };
  const scenario = value as Scenario; // its validator has just passed it
  const names = namesOf(scenario, name);
  if (target.observer === undefined && needsObserver(scenario)) return { ...names, status: 'skipped', durationMs: 0 };
  const startAt = clock.now();
  const stage = createStage(target, clock, scenario.timeoutMs ?? timeoutMs);
  let step: number | undefined;
  try {
    await stage.begin(scenario);
    for (const [index, each] of scenario.steps.entries()) {
      step = index;
      await stage.perform(each);
    }
    return { ...names, status: 'passed', durationMs: clock.now() - startAt };
  } catch (error) {
    if (!isStepFailure(error)) throw error;
    const failure: ScenarioFailure = { ...(step === undefined ? {} : { step }), ...error.failure, before: stage.transcript() };
    return { ...names, status: 'failed', durationMs: clock.now() - startAt, failure };
  } finally {
    stage.end();
  }
}

function findScenarioFault(value: unknown): { readonly step?: number; readonly message: string; readonly path?: string } | undefined {
  const found = findProblem(validateScenario, value);
  if (found !== undefined) return { path: found.path, message: `This is no scenario of version 1: ${found.message}` };
  for (const [step, each] of (value as Scenario).steps.entries()) {
    const fault = 'expect' in each ? findExpectationFault(each.expect) : undefined;
    if (fault !== undefined) return { step, message: `The expectation can't be judged: ${fault}` };
  }
  return undefined;
}

function namesOf(value: unknown, fallback: string): Pick<ScenarioResult, 'id' | 'title' | 'category'> {
  const { id, title, category } = (typeof value === 'object' && value !== null ? value : {}) as {
    id?: unknown;
    title?: unknown;
    category?: unknown;
  }; // it may be anything
  const text = (member: unknown, otherwise: string): string => (typeof member === 'string' && member !== '' ? member : otherwise);
  return { id: text(id, fallback), title: text(title, fallback), category: text(category, 'unknown') };
}

function needsObserver({ role, steps }: Scenario): boolean {
  return role === 'observer' || steps.some((step) => 'open' in step && step.role === 'observer');
}
