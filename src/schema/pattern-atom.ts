/** A piece of a regular expression that takes exactly one character: a letter, a class, a dot. */
export interface PatternAtom {
  readonly source: string;
  readonly flags: string;
}

/** Whether there is a character that both atoms take. Where that is in doubt beyond the basic plane, the answer is yes. */
export function overlaps(left: PatternAtom, right: PatternAtom): boolean {
  if (left.source === right.source) return true;
  const [a, b] = [takenBy(left), takenBy(right)];
  if (a.isAstral && b.isAstral) return true;
  return a.basic.some((bits, index) => (bits & (b.basic[index] ?? 0)) !== 0);
}

interface Taken {
  /** One bit for each character of the basic plane. */
  readonly basic: Uint32Array;
  readonly isAstral: boolean;
}

const known = new Map<string, Taken>();
const maxKnown = 256;

function takenBy({ source, flags }: PatternAtom): Taken {
  const key = `${flags}/${source}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const taken = findTaken(new RegExp(`^(?:${source})$`, flags));
  if (known.size >= maxKnown) known.clear();
  known.set(key, taken);
  return taken;
}

const basicSize = 0x1_0000;
const lastCodePoint = 0x10_ffff;
/** Classes beyond the basic plane are wider than this, or are asked about by their edges. */
const astralStride = 61;

function findTaken(single: RegExp): Taken {
  const basic = new Uint32Array(basicSize / 32);
  for (let code = 0; code < basicSize; code += 1) {
    if (single.test(String.fromCharCode(code))) basic[code >>> 5] = (basic[code >>> 5] ?? 0) | (1 << (code & 31));
  }
  let isAstral = /[\u{10000}-\u{10ffff}]|\\u\{|\\p/iu.test(single.source);
  for (let code = basicSize; code <= lastCodePoint && !isAstral; code += astralStride) isAstral = single.test(String.fromCodePoint(code));
  return { basic, isAstral };
}
