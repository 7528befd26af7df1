'use client';
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '../hooks/index.js';
import { GrowingTextContext, type MarkdownProps, type TextGrowth } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { useOnDemand } from '../on-demand/index.js';
import { markdownOnDemand } from './markdown-on-demand.js';
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
 * `<div>`. `data-waiting` stands where more may come and nothing has for a while. What reads Markdown is loaded from the first mount on, or by
 * `preloadParts`; until it is there, the text stands as it was written, and what a server rendered stays as it is.
 */
export function MarkdownText(props: MarkdownTextProps) {
  const isHydrated = useIsHydrated();
  const [sentText] = useState(() => (!isHydrated && isServerRendered() ? props.text : undefined));
  const { value: loaded, error } = useOnDemand(markdownOnDemand);
  if (sentText !== undefined && (!isHydrated || (loaded === undefined && error === undefined))) return <Sent key="sent" text={sentText} />;
  return <Written key="written" {...props} loaded={loaded} isHydrated={isHydrated} />;
}

/** What the server rendered, whatever that is: React leaves alone what it may not compare. So it stays until there is what takes its place. */
function Sent({ text }: { readonly text: string }) {
  return (
    <div className="oddkin-markdown" data-server-rendered="" suppressHydrationWarning>
      {text}
    </div>
  );
}

/** On a server, nothing of the page is there yet. */
function isServerRendered(): boolean {
  return typeof document !== 'undefined' && document.querySelector('.oddkin-markdown[data-server-rendered]') !== null;
}

type LoadedMarkdown = Awaited<ReturnType<typeof markdownOnDemand.load>>;

interface WrittenProps extends MarkdownTextProps {
  readonly loaded: LoadedMarkdown | undefined;
  readonly isHydrated: boolean;
}

function Written({ text: markdown, isStreaming = false, sourceIds, growth, loaded, isHydrated }: WrittenProps) {
  const { text } = useMessages();
  const [footnotes, backToReference] = [text('markdown.footnotes'), text('markdown.back')];
  // By what they say: blocks are built anew for other words, and a host that gives its words inline gives another `text` each time.
  const words = useMemo(() => ({ footnotes, backToReference }), [footnotes, backToReference]);
  const isWaiting = useIsWaiting(markdown, isStreaming);
  const given = { text: markdown, isStreaming, growth, words, ...(sourceIds === undefined ? {} : { sourceIds }) };
  const plain = <Plain>{markdown}</Plain>;
  return (
    <div className="oddkin-markdown" data-waiting={isWaiting ? '' : undefined} data-server-rendered={isHydrated ? undefined : ''}>
      <RenderBoundary resetKey={markdown} fallback={plain}>
        {loaded !== undefined ? (
          <loaded.Markdown {...given} parts={loaded.parts} />
        ) : isHydrated ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <WhenLoaded {...given} />
          </Suspense>
        )}
      </RenderBoundary>
    </div>
  );
}

/** Markdown as soon as it can be read, where React waits: on a server. */
function WhenLoaded(props: Omit<MarkdownProps, 'parts'>) {
  const { Markdown, parts } = use(markdownOnDemand.load());
  return <Markdown {...props} parts={parts} />;
}

/** Looks now and then, since a timer for every delta would cost as much as what it shows. */
function useIsWaiting(text: string, isStreaming: boolean): boolean {
  const latest = useRef(text);
  const growing = use(GrowingTextContext);
  const [waiting, setWaiting] = useState<string>();
  useLayoutEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    if (!isStreaming) return undefined;
    let seen: string | undefined;
    let count: number | undefined;
    const timer = setInterval(() => {
      setWaiting(seen === latest.current && count === growing?.count() ? seen : undefined);
      seen = latest.current;
      count = growing?.count();
    }, 400);
    return () => clearInterval(timer);
  }, [isStreaming, growing]);
  const isWaiting = isStreaming && waiting === text;
  // What comes next is rendered, since it waits no more.
  useLayoutEffect(() => (isWaiting ? growing?.hold() : undefined), [isWaiting, growing]);
  return isWaiting;
}

/** Text that is no Markdown, with its line breaks. Renders a `<p>`. */
export function Plain({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className="oddkin-markdown-plain">
      {children}
    </p>
  );
}
