import { extendParser, type Construct, type NameList, type PluginHost, type Tokenizer } from './parser.js';

/** What kind of thing a name stands for: the target of a link, a footnote, or a source. */
export type NameKind = 'link' | 'footnote' | 'source';

/** A name that the parser asked for and that stood for nothing, with the place where it asked. */
export interface MissedName {
  readonly name: string;
  readonly at: number;
}

/**
 * Lets a piece of a text be parsed as if the rest were there: the parser takes the names that the rest defines for its own, and what it
 * looks for in vain is written down, so that it is known which pieces a later definition concerns.
 */
export interface KnownNames {
  has(kind: NameKind, name: string): boolean;
  add(kind: NameKind, name: string): void;
  remove(kind: NameKind, name: string): void;
  /** Asks as the parser does: a name that stands for nothing is written down. */
  find(kind: NameKind, name: string, at: number): boolean;
  /** What was looked for in vain since this was asked last. */
  takeMissed(): readonly MissedName[];
  /** Begins one parse of one piece. */
  begin(parser: Tokenizer['parser']): void;
  note(at: number): void;
}

/** What the parser itself asks. */
export type AskedNames = Pick<KnownNames, 'find' | 'begin' | 'note'>;

export function createKnownNames(): KnownNames {
  const known = new Set<string>();
  let missed: MissedName[] = [];
  let at = 0;
  const current = new WeakSet<object>();
  const listOf = (kind: NameKind): NameList => {
    const own = new Set<string>();
    return {
      includes: (name) => {
        if (own.has(name) || known.has(keyOf(kind, name))) return true;
        missed.push({ name: keyOf(kind, name), at });
        return false;
      },
      push: (name) => {
        own.add(name);
        if (missed.at(-1)?.name === keyOf(kind, name)) missed.pop(); // a definition asks for its own name before it takes it
      },
    };
  };
  return {
    has: (kind, name) => known.has(keyOf(kind, name)),
    add: (kind, name) => known.add(keyOf(kind, name)),
    remove: (kind, name) => known.delete(keyOf(kind, name)),
    find: (kind, name, place) => {
      const isKnown = known.has(keyOf(kind, name));
      if (!isKnown) missed.push({ name: keyOf(kind, name), at: place });
      return isKnown;
    },
    takeMissed: () => {
      const taken = missed;
      missed = [];
      return taken;
    },
    begin: (parser) => {
      if (current.has(parser)) return;
      current.add(parser);
      parser.defined = listOf('link');
      parser.gfmFootnotes = listOf('footnote');
    },
    note: (place) => {
      at = place;
    },
  };
}

/** A name together with its kind, as it is written down. */
export function keyOf(kind: NameKind, name: string): string {
  return `${kind} ${name}`;
}

/** Makes the parser ask `names`. It has to stand after the plugins whose names it takes over. */
export function remarkKnownNames(this: PluginHost, { names }: { readonly names: AskedNames }): void {
  // Neither construct ever matches: they are there to be asked first.
  const begin: Construct = {
    tokenize(_effects, _ok, nok) {
      names.begin(this.parser);
      return nok;
    },
  };
  const note: Construct = {
    tokenize(_effects, _ok, nok) {
      names.note(this.now().offset);
      return nok;
    },
  };
  extendParser(this, { document: { 91: begin, null: begin }, text: { 91: note, 93: note } });
}
