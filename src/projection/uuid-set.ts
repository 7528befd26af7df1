/** A UUID as four numbers of 32 bits, and behind them one that mixes them. */
export type UuidWords = Int32Array;

export function newUuidWords(): UuidWords {
  return new Int32Array(5);
}

/** Reads a UUID, with or without `urn:uuid:`, in either case, into `words`. */
export function readUuid(uuid: string, words: UuidWords): void {
  const start = uuid.length - uuidLength;
  words[0] = (halfAt(uuid, start) << 16) | halfAt(uuid, start + 4);
  words[1] = (halfAt(uuid, start + 9) << 16) | halfAt(uuid, start + 14);
  words[2] = (halfAt(uuid, start + 19) << 16) | halfAt(uuid, start + 24);
  words[3] = (halfAt(uuid, start + 28) << 16) | halfAt(uuid, start + 32);
  words[4] = mixed(words[0], words[1], words[2], words[3]);
}

/** UUIDs as numbers: a text of each would live as long as it is remembered, and to find it would mean to read all of it. */
export class UuidSet {
  size = 0;
  private words = new Int32Array(4 * smallest);
  /** Which id stands there, counted from 1; 0 where none does. */
  private slots = new Int32Array(2 * smallest);

  has(sought: UuidWords): boolean {
    return this.size > 0 && this.slots[this.slotOf(sought, 0, sought[4])] !== 0;
  }

  /** False where it is in it already. */
  add(sought: UuidWords): boolean {
    if (this.size * 4 === this.words.length) this.grow();
    const slot = this.slotOf(sought, 0, sought[4]);
    if (this.slots[slot] !== 0) return false;
    for (let word = 0; word < 4; word += 1) this.words[this.size * 4 + word] = sought[word] ?? 0;
    this.size += 1;
    this.slots[slot] = this.size;
    return true;
  }

  /** In lower case, in the order in which they were added. */
  *[Symbol.iterator](): Generator<string> {
    for (let index = 0; index < this.size; index += 1) {
      const hex = Array.from(this.words.subarray(index * 4, index * 4 + 4), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
      yield `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    }
  }

  /** Leaves none, and keeps the room. */
  clear(): void {
    this.size = 0;
    this.slots.fill(0);
  }

  /** The slot of an id that stands at `from`, or the empty one that it would take. */
  private slotOf(sought: UuidWords, from: number, hash = 0): number {
    const { slots, words } = this;
    const mask = slots.length - 1;
    const first = sought[from];
    const second = sought[from + 1];
    const third = sought[from + 2];
    const fourth = sought[from + 3];
    let slot = hash & mask;
    for (let entry = slots[slot]; entry !== undefined && entry !== 0; entry = slots[slot]) {
      const at = entry * 4 - 4;
      if (words[at] === first && words[at + 1] === second && words[at + 2] === third && words[at + 3] === fourth) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    const words = new Int32Array(this.words.length * 2);
    words.set(this.words);
    this.words = words;
    this.slots = new Int32Array(this.slots.length * 2);
    for (let index = 0; index < this.size; index += 1) {
      const at = index * 4;
      this.slots[this.slotOf(words, at, mixed(words[at], words[at + 1], words[at + 2], words[at + 3]))] = index + 1;
    }
  }
}

const uuidLength = 36;
const smallest = 64;

function mixed(first = 0, second = 0, third = 0, fourth = 0): number {
  let hash = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) ^ second;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) ^ third;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ fourth;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return hash ^ (hash >>> 15);
}

function halfAt(text: string, at: number): number {
  return (nibbleAt(text, at) << 12) | (nibbleAt(text, at + 1) << 8) | (nibbleAt(text, at + 2) << 4) | nibbleAt(text, at + 3);
}

/** Of a hexadecimal digit the low bits of its code tell the value, and letters have a bit that figures lack. */
function nibbleAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return (unit & 0xf) + (unit >> 6) * 9;
}
