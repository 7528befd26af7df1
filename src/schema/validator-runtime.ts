/** The length of a text as JSON Schema counts it: in code points, so that an emoji counts once. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1))) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** Whether two JSON values are equal, whatever the order of their members. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index]))
    );
  }
  const leftEntries = Object.entries(left);
  const rightMembers = new Map(Object.entries(right));
  return (
    leftEntries.length === rightMembers.size &&
    leftEntries.every(([key, value]) => rightMembers.has(key) && isEqual(value, rightMembers.get(key)))
  );
}

/** Whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a text is a UUID as the format `uuid` of JSON Schema has it, with or without `urn:uuid:` before it. */
export function isUuid(text: string): boolean {
  // Most often a frame is of the session that the frame before was of; its own id came between them.
  if (text !== '' && (text === first || text === second)) {
    isFirstLast = text === first;
    return true;
  }
  const isOne =
    text.length === uuidLength ? isBareUuid(text) : urn.test(text) && text.length === uuidLength + 9 && isBareUuid(text.slice(9));
  if (!isOne) return false;
  if (isFirstLast) second = text;
  else first = text;
  isFirstLast = !isFirstLast;
  return true;
}

const uuidLength = 36;
const urn = /^urn:uuid:/i;
let [first, second, isFirstLast] = ['', '', false];

function isBareUuid(text: string): boolean {
  for (let index = 0; index < uuidLength; index += 1) {
    const unit = text.charCodeAt(index);
    if (index === 8 || index === 13 || index === 18 || index === 23) {
      if (unit !== hyphen) return false;
    } else if (unit > 0x66 || isHex[unit] !== 1) return false;
  }
  return true;
}

const hyphen = 0x2d;
const isHex = Uint8Array.from({ length: 0x67 }, (_, unit) => (/[0-9a-f]/i.test(String.fromCharCode(unit)) ? 1 : 0));

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
