'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Marks words wherever they stand in the text of an element, also in what comes into it later. Nothing is put into the document for it:
 * the marks are a highlight, which the stylesheet gives its looks. Does nothing where the browser has none.
 */
export function useMarkedWords(ref: RefObject<HTMLElement | null>, words: readonly string[]): void {
  const wanted = words.join('\n');
  useEffect(() => {
    const element = ref.current;
    if (element === null || wanted === '' || typeof Highlight === 'undefined') return undefined;
    const own = new Set<Range>();
    const highlight = sharedHighlight();
    let frame = 0;
    const mark = (): void => {
      frame = 0;
      for (const range of own) highlight.delete(range);
      own.clear();
      for (const range of rangesOf(element, wanted.split('\n'))) {
        own.add(range);
        highlight.add(range);
      }
    };
    mark();
    const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(mark)));
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const range of own) highlight.delete(range);
    };
  }, [ref, wanted]);
}

const name = 'oddkin-filter';
const mostMarks = 2_000;

/** One for all panels of a page. */
function sharedHighlight(): Highlight {
  const known = CSS.highlights.get(name);
  if (known !== undefined) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

function* rangesOf(element: HTMLElement, words: readonly string[]): Generator<Range> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.toLowerCase() ?? '';
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        // Some letters have more places in the other case.
        if (at + word.length > (node.nodeValue?.length ?? 0)) break;
        count += 1;
        if (count > mostMarks) return;
        const range = element.ownerDocument.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        yield range;
      }
    }
  }
}
