/** How many bytes a text takes on the wire, in UTF-8. */
export function byteLength(text: string): number {
  if ((text.length < long ? isShortAscii : isAscii).test(text)) return text.length;
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 || isPaired(text, index, unit) ? 1 : 2;
  }
  return bytes;
}

// Nearly all frames are, and this tells it much faster than going through them. Of four that stand each for itself engines read all at once;
// but some note each round of a group, and have no room for those of a long text.
const isShortAscii = /^(?:[\0-\x7f][\0-\x7f][\0-\x7f][\0-\x7f])*[\0-\x7f]?[\0-\x7f]?[\0-\x7f]?$/;
const isAscii = /^[\0-\x7f]*$/;
const long = 4_096;

/** Each half of a pair stands for two of its four bytes; a half alone is written as three, as any other character there. */
function isPaired(text: string, index: number, unit: number): boolean {
  if (unit >= 0xd800 && unit < 0xdc00) return isIn(text.charCodeAt(index + 1), 0xdc00, 0xe000);
  return unit >= 0xdc00 && unit < 0xe000 && isIn(text.charCodeAt(index - 1), 0xd800, 0xdc00);
}

function isIn(unit: number, from: number, until: number): boolean {
  return unit >= from && unit < until;
}
