import { isCjk, isForeignPunctuation, isPunctuation, isSpace } from './characters.js';
import { cjkUrl } from './cjk-url.js';
import {
  extendParser,
  type Code,
  type Construct,
  type ConstructMap,
  type PluginHost,
  type State,
  type Token,
  type Tokenizer,
} from './parser.js';

/**
 * Reads Markdown as those who write Chinese, Japanese or Korean mean it, who put no spaces between words: emphasis opens and closes beside
 * their punctuation, and a bare URL ends at it. All other text is read as ever. Without `hasAddresses` bare URLs are not looked for.
 */
export function remarkCjk(this: PluginHost, { hasAddresses }: { readonly hasAddresses: boolean }): void {
  const emphasis = beside(['attention', 'strikethrough']);
  extendParser(this, {
    text: { 42: emphasis, 95: emphasis, 126: emphasis, ...(hasAddresses ? { 72: cjkUrl, 104: cjkUrl, 87: cjkUrl, 119: cjkUrl } : {}) },
  });
}

/** What the construct in whose place this stands makes, with its opening and closing judged anew. */
function beside(names: readonly string[]): Construct {
  return {
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let marker: Code = null;
      const construct = (code: Code) => find(this, code, names);
      return (code) => {
        marker = code;
        const judged: State = (next) => {
          const token = this.events.at(-1)?.[1];
          if (token !== undefined && (isCjk(previous) || isCjk(next))) judge(token, marker, previous, next);
          return ok(next);
        };
        return construct(code)?.tokenize.call(this, effects, judged, nok)(code) ?? nok(code);
      };
    },
    resolveAll: (events, context) => {
      const found = [find(context, 42, names), find(context, 126, names)];
      return found.reduce((resolved, construct) => construct?.resolveAll?.(resolved, context) ?? resolved, events);
    },
  };
}

function judge(token: Token, marker: Code, before: Code, after: Code): void {
  const open = !isSpace(after) && (!isForeignPunctuation(after) || isSpace(before) || isForeignPunctuation(before) || isCjk(before));
  const close = !isSpace(before) && (!isForeignPunctuation(before) || isSpace(after) || isForeignPunctuation(after) || isCjk(after));
  token._open = open && (marker !== 95 || !close || isSpace(before) || isPunctuation(before));
  token._close = close && (marker !== 95 || !open || isSpace(after) || isPunctuation(after));
}

function find({ parser }: Tokenizer, code: Code, names: readonly string[]): Construct | undefined {
  const { text }: { text: ConstructMap } = parser.constructs;
  const found = text[String(code)] ?? [];
  return (Array.isArray(found) ? (found as readonly Construct[]) : [found as Construct]).find(({ name = '' }) => names.includes(name));
}
