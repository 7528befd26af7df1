import { valueAt } from '../../schema/index.js';
import type { Filter, FilterKey, FilterTerm } from './parse-filter.js';

/** One row, as a filter sees it. What is left out is nothing that such a row has. */
export interface FilterSubject {
  /** What it is called under a key; several where more than one name will do. Asked only for the keys of the filter. */
  readonly named: (key: FilterKey) => readonly string[];
  readonly latencyMs?: number | undefined;
  /** All that free text is looked for in. */
  readonly text: () => string;
  /** What `path:` is looked up in. */
  readonly value?: () => unknown;
}

/** Judges one row, whichever region shows it: `filterTest(parseFilter(typed))` makes one, filter-subjects.ts what it judges. */
export type FilterTest = (subject: FilterSubject) => boolean;

/** Makes the test of a filter: all its terms have to hold; of several with one key, any. `undefined` where everything passes. */
export function filterTest({ terms }: Filter): FilterTest | undefined {
  if (terms.length === 0) return undefined;
  const groups = new Map<string, FilterTerm[]>();
  for (const term of terms) {
    const group = term.kind === 'key' && !term.isNegated ? term.key : `${groups.size} alone`;
    groups.set(group, [...(groups.get(group) ?? []), term]);
  }
  const tests = [...groups.values()].map((group) => group.map(termTest));
  return (subject) => tests.every((alternatives) => alternatives.some((test) => test(subject)));
}

function termTest(term: FilterTerm): FilterTest {
  const test = plainTest(term);
  return term.isNegated ? (subject) => !test(subject) : test;
}

function plainTest(term: FilterTerm): FilterTest {
  switch (term.kind) {
    case 'text': {
      const pattern = new RegExp(term.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu');
      return ({ text }) => pattern.test(text());
    }
    case 'key':
      return ({ named }) => named(term.key).some((name) => term.values.some((value) => fits(name.toLowerCase(), value)));
    case 'latency':
      return ({ latencyMs }) =>
        latencyMs !== undefined && (term.comparison === '>' ? latencyMs > term.latencyMs : latencyMs < term.latencyMs);
    case 'path':
      return ({ value }) => {
        const found = valueAt(value?.(), term.pointer);
        return (
          found !== undefined && (term.value === undefined || (typeof found === 'string' ? found : JSON.stringify(found)) === term.value)
        );
      };
    default:
      return term satisfies never;
  }
}

/** A value names the whole, or with `*` at its end whatever begins so. */
function fits(name: string, value: string): boolean {
  return value.endsWith('*') ? name.startsWith(value.slice(0, -1)) : name === value;
}
