/** Where the last line that has come whole ends. A carriage return at the very end may be the first half of a line ending. */
export function endOfLines(text: string): number {
  const end = text.endsWith('\r') ? text.length - 1 : text.length;
  return end === 0 ? 0 : Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1;
}

/** Where the line begins that holds `offset`. */
export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Where the line after the one that holds `offset` begins, or the end of the text. */
export function startOfNextLine(text: string, offset: number): number {
  const ending = /\r\n?|\n/g;
  ending.lastIndex = offset;
  const found = ending.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

export function endsInBlankLine(text: string): boolean {
  const body = withoutLineEnding(text);
  return body !== text && /^[ \t]*$/.test(body.slice(startOfLine(body, body.length)));
}

/** A text without the line ending at its end. */
export function withoutLineEnding(text: string): string {
  if (text.endsWith('\r\n')) return text.slice(0, -2);
  return text.endsWith('\n') || text.endsWith('\r') ? text.slice(0, -1) : text;
}
