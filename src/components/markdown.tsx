'use client';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Markdown, type MarkdownParts, type TextGrowth } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { Citation } from './citation.js';
import { CodeBlock } from './code-block.js';
import { Link } from './link.js';
import { Picture } from './picture.js';
import { RenderBoundary } from './render-boundary.js';

export interface MarkdownTextProps {
  readonly text: string;
  /** Whether more of the text may come: what is open at its end is then shown as if it were closed. Default `false`. */
  readonly isStreaming?: boolean;
  /** Ids that the text may cite as `[^id]`. Keep the array as long as they stay the same. */
  readonly sourceIds?: readonly string[];
  /** How the text came to be, where that is known: a text of any length need then not be looked through for what is new. */
  readonly growth?: TextGrowth | undefined;
}

/**
 * Markdown of an agent in our looks: links and pictures by the URL policy, code that can be copied, tables that scroll by themselves. Renders a
 * `<div>`. `data-waiting` stands where more may come and nothing has for a while.
 */
export function MarkdownText({ text: markdown, isStreaming = false, sourceIds, growth }: MarkdownTextProps) {
  const { text } = useMessages();
  const [footnotes, backToReference] = [text('markdown.footnotes'), text('markdown.back')];
  // By what they say: blocks are built anew for other words, and a host that gives its words inline gives another `text` each time.
  const words = useMemo(() => ({ footnotes, backToReference }), [footnotes, backToReference]);
  const isWaiting = useIsWaiting(markdown, isStreaming);
  return (
    <div className="oddkin-markdown" data-waiting={isWaiting ? '' : undefined}>
      <RenderBoundary resetKey={markdown} fallback={<Plain>{markdown}</Plain>}>
        <Markdown
          text={markdown}
          isStreaming={isStreaming}
          growth={growth}
          parts={parts}
          words={words}
          {...(sourceIds === undefined ? {} : { sourceIds })}
        />
      </RenderBoundary>
    </div>
  );
}

/** Looks now and then, since a timer for every delta would cost as much as what it shows. */
function useIsWaiting(text: string, isStreaming: boolean): boolean {
  const latest = useRef(text);
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    if (!isStreaming) return undefined;
    let seen: string | undefined;
    const timer = setInterval(() => {
      setWaiting(seen === latest.current ? seen : undefined);
      seen = latest.current;
    }, 400);
    return () => clearInterval(timer);
  }, [isStreaming]);
  return isStreaming && waiting === text;
}

/** Text that is no Markdown, with its line breaks. Renders a `<p>`. */
export function Plain({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className="oddkin-markdown-plain">
      {children}
    </p>
  );
}

function Table({ children }: { readonly children: ReactNode }) {
  const { text } = useMessages();
  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="oddkin-markdown-table" role="group" tabIndex={0} aria-label={text('markdown.table')}>
      <table>{children}</table>
    </div>
  );
}

function TaskBox({ isDone }: { readonly isDone: boolean }) {
  const { text } = useMessages();
  return (
    <input
      type="checkbox"
      className="oddkin-markdown-task"
      checked={isDone}
      readOnly
      disabled
      aria-label={text(isDone ? 'markdown.done' : 'markdown.open')}
    />
  );
}

const parts: MarkdownParts = { Link, Picture, CodeBlock, Table, Citation, TaskBox };
