'use client';
import { Fragment, memo, type ReactNode } from 'react';
import type { HoldTail } from '../markdown/index.js';
import { useHighlighted, type CodeLine } from '../highlight/index.js';

export interface CodeLinesProps {
  readonly code: string;
  readonly language?: string | undefined;
  /** Whether more of it may come. Default `false`. */
  readonly isOpen?: boolean;
  /** Takes the element that holds the code and nothing else, so that more of it can be written there. */
  readonly tail?: HoldTail | undefined;
  /** Whether each line has an element of its own, which a stylesheet can number. Default `false`. */
  readonly isNumbered?: boolean;
}

/** Code for a `<pre>`: plain, and in colours once the kinds of its words are known. Its text is the code either way. Renders a `<code>`. */
export const CodeLines = memo(function CodeLines({ code, language, isOpen = false, tail, isNumbered = false }: CodeLinesProps) {
  const lines = useHighlighted(code, language, isOpen);
  if (lines === undefined && !isNumbered) {
    return (
      <code ref={tail} className="oddkin-code">
        {code}
      </code>
    );
  }
  const shown = lines ?? code.split('\n').map((line): CodeLine => [[line]]);
  return (
    <code className="oddkin-code" data-highlighted={lines === undefined ? undefined : ''}>
      {shown.map((line, index) => {
        const end = index < shown.length - 1 ? '\n' : '';
        const Shown = isNumbered ? NumberedLine : Line;
        // A line has no other name than its number.
        // oxlint-disable-next-line react/no-array-index-key
        return <Shown key={index} line={line} end={end} />;
      })}
    </code>
  );
});

interface LineProps {
  readonly line: CodeLine;
  readonly end: string;
}

const Line = memo(function Line({ line, end }: LineProps) {
  return (
    <Fragment>
      {wordsOf(line)}
      {end}
    </Fragment>
  );
});

const NumberedLine = memo(function NumberedLine({ line, end }: LineProps) {
  return (
    <span className="oddkin-code-line">
      {wordsOf(line)}
      {end}
    </span>
  );
});

function wordsOf(line: CodeLine): ReactNode {
  return line.map(([text, kind], index) =>
    kind === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="oddkin-code-word" data-kind={kind}>
        {text}
      </span>
    ),
  );
}
