import { entriesOf, isFoldable, memberCount } from './json-view-rows.js';
import { pointerStep } from '../schema/index.js';

/** Goes through a value and yields after each thing that it has looked at: the JSON Pointer of what holds the words, else `undefined`. Never throws. */
export function* searchJson(value: unknown, words: string): Generator<string | undefined> {
  const wanted = words.toLowerCase();
  const waiting: (readonly [path: string, name: string, value: unknown])[] = [['', '', value]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, name, each] = next;
    yield name.toLowerCase().includes(wanted) || plainText(each).toLowerCase().includes(wanted) ? path : undefined;
    if (!isFoldable(each)) continue;
    const members = entriesOf(each, memberCount(each)).map(
      ([key, member]) => [path + pointerStep(key), Array.isArray(each) ? '' : key, member] as const,
    );
    for (let index = members.length - 1; index >= 0; index -= 1) {
      const member = members[index];
      if (member !== undefined) waiting.push(member);
    }
  }
}

function plainText(value: unknown): string {
  return typeof value === 'object' && value !== null ? '' : String(value);
}
