import type { HoldTail, ShowGrowth } from './growing-text.js';
import type { MarkdownView, Reader, ReadText } from './reader.js';

/**
 * Writes words that come at the end of a text into the text node that is there: to render them costs ten times as much.
 * React knows only what it has rendered itself, so it finds that again wherever it is to render something else.
 */
export interface TailWriter {
  readonly read: Reader;
  readonly holdTail: HoldTail;
  /** Call it when what was read has been rendered. Answers whether more has been written than was given to be rendered. */
  readonly rendered: (given: ReadText) => boolean;
  readonly write: ShowGrowth;
  /** Leaves all as it was rendered. */
  readonly undo: () => void;
}

export function createTailWriter(read: Reader): TailWriter {
  let tail: Element | null = null;
  /** What was given to be rendered the last time, and the text as it stands now. */
  let given: ReadText | undefined;
  let text = '';
  let written: { readonly node: Text; readonly before: string } | undefined;

  const undo = (): void => {
    if (written === undefined || given === undefined) return;
    written.node.data = written.before;
    written = undefined;
    ({ text } = given);
  };
  const write: ShowGrowth = (next, growth) => {
    if (given?.isStreaming !== true || growth?.before.length !== text.length || growth.before !== text) return false;
    const { words } = read({ ...given, text: next, growth });
    const node = written?.node ?? tail?.lastChild;
    if (words === undefined || !isText(node) || node.data !== words.before) return false;
    if (words.after !== words.before) node.data = words.after;
    written ??= { node, before: words.before };
    text = next;
    return true;
  };

  return {
    // What is rendered once more for another reason has grown meanwhile.
    read: (next): MarkdownView => read(written !== undefined && next.text === given?.text ? { ...next, text, growth: undefined } : next),
    holdTail: (element) => {
      tail = element;
    },
    rendered: (next) => {
      const isOlder = written !== undefined && next.text === given?.text;
      if (!isOlder) ({ text } = next);
      given = next;
      written = undefined;
      return isOlder;
    },
    write: (next, growth) => {
      if (write(next, growth)) return true;
      undo();
      return false;
    },
    undo,
  };
}

/** By what it is, not by its class: another window has classes of its own. */
function isText(node: Node | null | undefined): node is Text {
  return node?.nodeType === 3;
}
