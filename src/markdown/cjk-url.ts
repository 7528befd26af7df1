import { isCjkPunctuation, isSpace } from './characters.js';
import type { Code, Construct, State, Tokenizer } from './parser.js';

/** Reads a bare URL that Chinese, Japanese or Korean punctuation ends. Every other is left to GitHub's own reading, which would go on to the next blank. */
export const cjkUrl: Construct = {
  name: 'cjkUrl',
  previous: mayPrecede,
  tokenize(effects, ok, nok) {
    const { previous, events } = this;
    let length = 0;
    const take: State = (code) => {
      if (length === 0) {
        effects.exit(kindOf(isWww));
        effects.exit('literalAutolink');
        return ok(code);
      }
      length -= 1;
      effects.consume(code);
      return take;
    };
    let isWww = false;
    const begin: State = (code) => {
      isWww = code === 87 || code === 119;
      effects.enter('literalAutolink');
      effects.enter(kindOf(isWww));
      return take(code);
    };
    const found = (url: string): boolean => {
      length = lengthOf(url);
      return length > 0;
    };
    if (!mayPrecede.call(this, previous) || isInLabel(events)) return nok;
    return effects.check(scanner(found), begin, nok);
  },
};

/** Looks ahead to where the URL ends, and succeeds where such punctuation ends it. */
function scanner(isUrl: (text: string) => boolean): Construct {
  return {
    tokenize(effects, ok, nok) {
      let text = '';
      const inside: State = (code) => {
        if (isSpace(code) || code === 60) return nok(code);
        if (isCjkPunctuation(code)) {
          effects.exit('cjkUrl');
          return isUrl(text) ? ok(code) : nok(code);
        }
        text += String.fromCharCode(code ?? 0);
        effects.consume(code);
        return inside;
      };
      return (code) => {
        effects.enter('cjkUrl');
        return inside(code);
      };
    },
  };
}

function kindOf(isWww: boolean): string {
  return isWww ? 'literalAutolinkWww' : 'literalAutolinkHttp';
}

function mayPrecede(this: Tokenizer, code: Code): boolean {
  return code === null || code < 0 || !/[A-Za-z]/.test(String.fromCharCode(code));
}

/** Within brackets that may become a link there is none. */
function isInLabel(events: Tokenizer['events']): boolean {
  return events.some(([, token]) => (token.type === 'labelLink' || token.type === 'labelImage') && token._balanced !== true);
}

/** The length of the URL at the start of a text, without the marks at its end that belong to the sentence, or 0 where there is none. */
function lengthOf(text: string): number {
  if (!/^(?:https?:\/\/|www\.)[\p{L}\p{N}][\p{L}\p{N}.-]*(?:$|[^\p{L}\p{N}._-])/iu.test(text)) return 0;
  let url = text;
  for (;;) {
    const last = url.slice(-1);
    const closes = last === ')' && count(url, ')') > count(url, '(');
    if (!closes && !/[?!.,:;*_~'"\]]/.test(last)) return url.length;
    url = url.slice(0, -1);
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
