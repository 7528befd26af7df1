/** A text as it stands in a source file, with all that can't be seen, and all that turns the direction of reading, as escapes. In the quotes that need fewer escapes. */
export function quote(text: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[\p{Cf}\p{Co}\u007f-\u009f\u2028\u2029\ufff9-\uffff]/gu, escape);
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${mark}${body.replaceAll(mark, `\\${mark}`)}${mark}`;
}

/** A text in a block of Markdown that it can't end. */
export function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${language}\n${text}\n${mark}`;
}

/** A text in a line of Markdown, as code: nothing in it means anything. */
export function inlineCode(text: string): string {
  const line = text.replace(/[\p{Cf}\p{Cc}\u2028\u2029]/gu, escape).slice(0, longestLine);
  if (line === '') return '(empty)';
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${mark}${space}${line}${space}${mark}`;
}

const longestLine = 500;

function escape(character: string): string {
  return [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}
