import { documentTable, frameTable, pointerStep } from '../schema/index.js';

/** What is to be made unreadable in a value, ready to be applied. */
export interface Redaction {
  /** The steps of each JSON Pointer. */
  readonly pointers: readonly (readonly string[])[];
  readonly replacement: string;
  /** Returns the text itself where nothing in it is to be hidden. */
  readonly inText: (text: string) => string;
  /** The same, but what it returns is as long as what it was given, so that places after it stay what they are. */
  readonly inSameLength: (text: string, isWhole: boolean) => string;
  /** Whether what is no text is replaced by something of its own type, where a text would not be allowed. */
  readonly keepsTypes: boolean;
}

/** Returns `value` itself where nothing changes. Calls `onTyped` with the JSON Pointer of what could not be marked as text. */
export function redactValue(value: unknown, redaction: Redaction, onTyped: (path: string) => void): unknown {
  return redactAt(value, redaction, redaction.pointers, '', onTyped);
}

type Pointers = Redaction['pointers'];

function redactAt(value: unknown, redaction: Redaction, pointers: Pointers, path: string, onTyped: (path: string) => void): unknown {
  if (isKept(path, value)) return value;
  const isPointedAt = pointers.some((steps) => steps.length === 0);
  if (path === deltaText && typeof value === 'string') return redaction.inSameLength(value, isPointedAt);
  if (isPointedAt) return replaced(value, redaction, path, onTyped);
  if (typeof value === 'string') return redaction.inText(value);
  if (typeof value !== 'object' || value === null) return value;
  const change = (member: unknown, name: string): unknown => {
    const left = pointers.filter(([step]) => step === '*' || step === name).map((steps) => steps.slice(1));
    return redactAt(member, redaction, left, path + pointerStep(name), onTyped);
  };
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => change(item, String(index)));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  return redactMembers(value, change, (name) => (isKeptPlace(path + pointerStep(name)) ? name : redaction.inText(name)));
}

function redactMembers(value: object, change: (member: unknown, name: string) => unknown, rename: (name: string) => string): object {
  const members = new Map<string, unknown>();
  let isSame = true;
  for (const [name, member] of Object.entries(value)) {
    const [newName, newMember] = [rename(name), change(member, name)];
    isSame &&= newName === name && newMember === member;
    members.set(freeName(members, newName), newMember);
  }
  return isSame ? value : Object.fromEntries(members);
}

/** Two names that are hidden must not become one. */
function freeName(members: ReadonlyMap<string, unknown>, name: string): string {
  if (!members.has(name)) return name;
  let count = 2;
  while (members.has(`${name} ${count}`)) count += 1;
  return `${name} ${count}`;
}

function replaced(value: unknown, { replacement, keepsTypes }: Redaction, path: string, onTyped: (path: string) => void): unknown {
  if (!keepsTypes) return replacement;
  switch (typeof value) {
    case 'number':
      onTyped(path);
      return 0;
    case 'boolean':
      onTyped(path);
      return false;
    case 'object':
      if (value === null) return null;
      if (!Array.isArray(value)) return { [replacement]: true };
      onTyped(path);
      return [];
    case 'string':
      if (Number.isNaN(Date.parse(value)) || !/^\d{4}-/.test(value)) return replacement;
      onTyped(path);
      return new Date(0).toISOString();
    default:
      return replacement;
  }
}

const deltaText = '/payload/delta/text';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isUuid = (value: unknown): boolean => typeof value === 'string' && uuid.test(value);

/** Without these a frame belongs nowhere. What stands in their place and is of no such form is hidden as all else. */
const kept: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['/protocol', (value) => typeof value === 'string' && /^aicc\/\d{1,3}\.\d{1,3}$/.test(value)],
  ['/type', (value) => typeof value === 'string' && frameTable.has(value)],
  ['/session_id', isUuid],
  ['/message_id', isUuid],
  ['/payload/delta/offset', (value) => typeof value === 'number'],
  ['/payload/delta/partType', (value) => value === 'text' || value === 'reasoning'],
]);
const keptInDocuments = /^\/payload\/documents\/\d+\/(?:schema|version)$/;

function isKept(path: string, value: unknown): boolean {
  const fits = kept.get(path);
  if (fits !== undefined) return fits(value);
  return keptInDocuments.test(path) && (typeof value === 'number' || (typeof value === 'string' && documentTable.has(value)));
}

function isKeptPlace(path: string): boolean {
  return kept.has(path) || keptInDocuments.test(path);
}
