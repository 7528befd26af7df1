import { keep, readKept } from '../kept-in-browser.js';
import { faultOfCondition, type StopCondition } from './stop-condition.js';

const name = 'stops';
const most = 20;

/** The conditions that a person has set in this browser. Empty where nothing is kept, or what is kept is spoilt. */
export function readConditions(): readonly StopCondition[] {
  const kept = readKept(name);
  if (!Array.isArray(kept)) return [];
  return kept.filter(isCondition).slice(0, most);
}

/** Keeps conditions for another day. Answers whether it could. */
export function keepConditions(conditions: readonly StopCondition[]): boolean {
  return keep(name, conditions.length === 0 ? undefined : conditions.slice(0, most));
}

function isCondition(kept: unknown): kept is StopCondition {
  if (typeof kept !== 'object' || kept === null) return false;
  const { filter, pointer, isOn } = kept as Partial<Record<keyof StopCondition, unknown>>; // any JSON
  if (typeof filter !== 'string' || typeof pointer !== 'string' || typeof isOn !== 'boolean') return false;
  return faultOfCondition({ filter, pointer }) === undefined;
}
