import { createRedactor, type Redactor, type RedactRules } from '../../aicc/index.js';

/** What was typed, read: rules, or why they are none. */
export type ReadRules =
  | { readonly ok: true; readonly rules: RedactRules; readonly redactor: Redactor | undefined }
  | { readonly ok: false; readonly message: string };

/** Reads JSON Pointers and patterns, one a line. */
export function readRules(pointers: string, patterns: string): ReadRules {
  try {
    const rules = { pointers: linesOf(pointers), patterns: linesOf(patterns).map((line) => new RegExp(line, 'gu')) };
    const isEmpty = rules.pointers.length === 0 && rules.patterns.length === 0;
    return { ok: true, rules, redactor: isEmpty ? undefined : createRedactor('redact', rules) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function linesOf(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
