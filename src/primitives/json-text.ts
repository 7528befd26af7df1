/**
 * JSON as a person should read it before deciding. Characters that are invisible or turn the direction of writing around stand as escapes,
 * so that the text can't look like another one.
 */
export function jsonText(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value, undefined, 2);
  } catch {
    text = undefined; // a value from a host's own code may hold a circle or a bigint
  }
  return visibleText(text ?? String(value));
}

/** The same for plain text. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\u2028\u2029\uFFF9-\uFFFB]/gu, escape);
}

function escape(character: string): string {
  return [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}
