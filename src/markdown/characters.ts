import type { Code } from './parser.js';

/** Chinese, Japanese or Korean, letters and punctuation. Of what needs two code units, the first. */
export function isCjk(code: Code): boolean {
  return code !== null && code >= 0x1100 && cjk.test(String.fromCharCode(code));
}

export function isCjkPunctuation(code: Code): boolean {
  return isCjk(code) && isPunctuation(code);
}

/** Punctuation of any other writing. */
export function isForeignPunctuation(code: Code): boolean {
  return isPunctuation(code) && !isCjk(code);
}

/** A blank, a line ending, or the end. */
export function isSpace(code: Code): boolean {
  return code === null || code < 0 || /\s/.test(String.fromCharCode(code));
}

export function isPunctuation(code: Code): boolean {
  return code !== null && code >= 0 && /[\p{P}\p{S}]/u.test(String.fromCharCode(code));
}

const cjk = /[\u1100-\u11ff\u2e80-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\ud840-\ud88d]/;
