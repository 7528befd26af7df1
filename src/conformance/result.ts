/** What became of one scenario. `error`: it could not be judged, since it is no scenario, or one with an unknown matcher. `skipped`: the bridge has no address for observers. */
export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly status: 'passed' | 'failed' | 'error' | 'skipped';
  readonly durationMs: number;
  /** Why it did not pass. */
  readonly failure?: ScenarioFailure;
}

/** Why a scenario did not pass, and what was said before. */
export interface ScenarioFailure {
  /** The step at fault, counted from 0; `undefined` where it is the scenario itself. */
  readonly step?: number;
  /** What went wrong, in a sentence. */
  readonly message: string;
  /** JSON Pointer into the frame that came. */
  readonly path?: string;
  readonly expected?: unknown;
  readonly came?: unknown;
  /** The messages before, oldest first, each with its direction. At most 20. */
  readonly before: readonly { readonly sent: boolean; readonly text: string }[];
}

/** Ends a scenario. */
export interface StepFailure extends Error {
  readonly failure: Omit<ScenarioFailure, 'step' | 'before'>;
}

export function stepFailure(failure: Omit<ScenarioFailure, 'step' | 'before'>): StepFailure {
  return Object.assign(new Error(failure.message), { name: 'StepFailure', failure });
}

export function isStepFailure(error: unknown): error is StepFailure {
  return error instanceof Error && error.name === 'StepFailure' && 'failure' in error;
}
