const longestSpeech = 400;

/** Text that was written, perhaps in Markdown, as it is said: without marks and code, in one line, and no longer than a person listens to. */
export function spokenText(written: string): string {
  // Cut before it is searched: it may be a megabyte long.
  const words = written
    .slice(0, 4 * longestSpeech)
    .replace(/^[ \t]*(```|~~~)[^]*?(^[ \t]*\1[^\n]*$|(?![^]))/gm, '')
    .replace(/^[ \t]*\|?[ \t:|-]*-{3}[ \t:|-]*$/gm, '')
    .replace(/[ \t]*\|[ \t]*(?=\n|$)|^[ \t]*\|[ \t]*/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ', ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/\[\^[^\]\n]*\]/g, '')
    .replace(/\n\s{0,3}([-*+]|\d{1,9}[.)])\s+/g, '; ')
    .replace(/^\s{0,3}(#{1,6}|[-*+>]|\d{1,9}[.)])\s+/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|[\s("])[*_](?=\S)([^*_\n]*\S)[*_]/gm, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longestSpeech) return words;
  const cut = words.slice(0, longestSpeech);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSpeech / 2))}…`;
}
