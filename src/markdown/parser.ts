import ReactMarkdown, { type Options } from 'react-markdown';
import type { SyntaxNode } from './syntax-tree.js';

export type MarkdownPlugins = NonNullable<Options['remarkPlugins']>;

/** Makes Markdown's tree of a text. */
export type Parse = (text: string) => SyntaxNode;

/** As much of the processor that a plugin is attached to as is needed here. */
export interface PluginHost {
  parser?: unknown;
  data(): Record<string, unknown>;
}

/** The parser that react-markdown makes of these plugins, so that what is parsed piece by piece is parsed as the whole would be. */
export function createParser(plugins: MarkdownPlugins): Parse {
  let parse: Parse | undefined;
  function remarkTaken(this: PluginHost): void {
    parse = this.parser as Parse; // what react-markdown's first plugin puts there
  }
  ReactMarkdown({ children: '', remarkPlugins: [...plugins, remarkTaken as MarkdownPlugins[number]] });
  return (text) => parse?.(text) ?? { type: 'root', children: [] };
}

/** Hands a tree that is already there to react-markdown, in the place of parsing text. */
export function remarkGiven(this: PluginHost, { tree }: { readonly tree: SyntaxNode }): void {
  this.parser = () => tree;
}

/** Adds to the syntax that the parser reads, and to what it makes of it. */
export function extendParser(host: PluginHost, syntax: SyntaxExtension, tree?: TreeExtension): void {
  add(host.data(), 'micromarkExtensions', syntax);
  if (tree !== undefined) add(host.data(), 'fromMarkdownExtensions', tree);
}

function add(data: Record<string, unknown>, name: string, extension: object): void {
  const list = data[name];
  if (Array.isArray(list)) list.push(extension);
  else data[name] = [extension];
}

/** A character as micromark sees it: a UTF-16 code unit, below zero a line ending or tab, `null` the end. */
export type Code = number | null;

/** What takes the next character and says what takes the one after it. */
export type State = (code: Code) => State | undefined;

export interface Token {
  type: string;
  _open?: boolean;
  _close?: boolean;
  readonly _balanced?: boolean;
}

export type SyntaxEvent = readonly ['enter' | 'exit', Token, Tokenizer];

export interface Effects {
  enter(type: string): Token;
  exit(type: string): Token;
  consume(code: Code): void;
  /** Looks ahead: what is consumed by the construct is given back. */
  check(construct: Construct, ok: State, nok: State): State;
}

/** One run of micromark over one kind of content. */
export interface Tokenizer {
  readonly previous: Code;
  readonly events: readonly SyntaxEvent[];
  readonly parser: {
    defined: NameList;
    gfmFootnotes?: NameList;
    readonly constructs: { readonly text: ConstructMap };
  };
  now(): { readonly offset: number };
  sliceSerialize(token: Token): string;
}

/** What micromark asks for the names that are defined, and tells of those that it finds. */
export interface NameList {
  includes(name: string): boolean;
  push(name: string): unknown;
}

export interface Construct {
  readonly name?: string;
  readonly previous?: (this: Tokenizer, code: Code) => boolean;
  readonly tokenize: (this: Tokenizer, effects: Effects, ok: State, nok: State) => State;
  readonly resolveAll?: (events: SyntaxEvent[], context: Tokenizer) => SyntaxEvent[];
}

export type ConstructMap = Readonly<Record<string, Construct | readonly Construct[]>>;

export interface SyntaxExtension {
  readonly document?: ConstructMap;
  readonly text?: ConstructMap;
}

/** How tokens become nodes. */
export interface TreeExtension {
  readonly enter: Readonly<Record<string, (this: TreeBuilder, token: Token) => void>>;
  readonly exit: Readonly<Record<string, (this: TreeBuilder, token: Token) => void>>;
  readonly transforms?: readonly ((tree: SyntaxNode) => void)[];
}

export interface TreeBuilder {
  enter(node: SyntaxNode, token: Token): void;
  exit(token: Token): void;
  sliceSerialize(token: Token): string;
}
