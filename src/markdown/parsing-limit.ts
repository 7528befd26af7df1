/** How much the parser is given to bear. What goes beyond is shown as plain text. */
export const longestText = 100_000;
const deepestNesting = 40;
const mostMarksInParagraph = 800;

/** Whether parsing would take too long or overflow the stack. Takes time in proportion to the length of the text. */
export function isBeyondParsing(text: string): boolean {
  if (text.length > longestText) return true;
  let fence: string | undefined;
  let marks = 0;
  for (const line of text.split('\n')) {
    const found = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (found?.startsWith(fence) === true) fence = undefined;
      continue;
    }
    if (nestingOf(line) > deepestNesting) return true;
    fence = found;
    // No emphasis and no link goes on in another item or row.
    marks = (/^\s*(?:$|\||[-*+]\s|\d{1,9}[.)]\s)/.test(line) ? 0 : marks) + countMarks(line);
    if (marks > mostMarksInParagraph) return true;
  }
  return false;
}

/** An upper bound of how many quotes and lists a line stands in. */
function nestingOf(line: string): number {
  const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
  let depth = 0;
  for (const character of prefix) {
    if (character === ' ') depth += 0.5;
    else if (character === '\t') depth += 2;
    else if (!/\d/.test(character)) depth += 1;
  }
  return depth;
}

/** Runs of characters that may open or close something: the parser compares each with those before it. */
function countMarks(line: string): number {
  return line.match(/\*+|_+|~+|`+|\[/g)?.length ?? 0;
}
