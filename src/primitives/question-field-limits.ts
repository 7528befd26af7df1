import type { QuestionField } from '../schema/index.js';

/** What the answer to a field is held to, beyond its type. */
export interface QuestionFieldLimits {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** Greater than 0; counted from `minimum`, or from 0 where there is none. */
  readonly step: number | undefined;
  /** More about the field, for a person. */
  readonly description: string | undefined;
}

/**
 * Reads `minimum`, `maximum`, `step` and `description` of a field: the schema leaves fields open and names none of them.
 * One that can't be meant is passed over: it never keeps a person from answering.
 */
export function questionFieldLimits(field: QuestionField): QuestionFieldLimits {
  const minimum = numberOf(field, 'minimum');
  const maximum = numberOf(field, 'maximum');
  const step = numberOf(field, 'step');
  const isRange = minimum === undefined || maximum === undefined || minimum <= maximum;
  return {
    minimum: isRange ? minimum : undefined,
    maximum: isRange ? maximum : undefined,
    step: step !== undefined && step > 0 ? step : undefined,
    description: textOf(field, 'description'),
  };
}

/** Why a number can't be the answer to a field; `undefined` where it can. */
export function findNumberFault(value: number, field: QuestionField): 'too-small' | 'too-large' | 'off-step' | undefined {
  const { minimum, maximum, step } = questionFieldLimits(field);
  if (minimum !== undefined && value < minimum) return 'too-small';
  if (maximum !== undefined && value > maximum) return 'too-large';
  return step === undefined || isOnStep(value - (minimum ?? 0), step) ? undefined : 'off-step';
}

/** Binary fractions are not decimal ones: 19.99 counts as a multiple of 0.01. */
function isOnStep(distance: number, step: number): boolean {
  const steps = distance / step;
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps));
}

function numberOf(field: QuestionField, name: string): number | undefined {
  const value = memberOf(field, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function textOf(field: QuestionField, name: string): string | undefined {
  const value = memberOf(field, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function memberOf(field: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(field, name)?.value;
}
