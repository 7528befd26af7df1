'use client';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { diagramWords, useWords } from '../messages/index.js';
import { diagramFrame, type DrawQuestion } from './diagram-frame.js';
import { readReport } from './read-report.js';
import { useIsSeen } from './use-is-seen.js';

export interface DiagramProps {
  readonly code: string;
  readonly script: string;
  readonly frame: string | undefined;
  /** The source, which stands until there is a drawing and where there is none. */
  readonly children: ReactNode;
}

type State =
  | { readonly name: 'source' }
  | { readonly name: 'drawn'; readonly heightPx: number; readonly title: string }
  /** Without a message, nothing was heard of it in time. */
  | { readonly name: 'failed'; readonly message: string | undefined };

/** A diagram in a frame, with its source as the text that stands for it. Renders a `<div>`. `data-state` is `source`, `drawn` or `failed`. */
export function Diagram({ code, script, frame, children }: DiagramProps) {
  const { text } = useWords(diagramWords);
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(root);
  const sourceId = useId();
  const [state, setState] = useState<State>({ name: 'source' });
  const [isSourceOpen, setSourceOpen] = useState(false);
  const isDrawn = state.name === 'drawn';
  return (
    <div ref={root} className="oddkin-diagram" data-state={state.name}>
      {isSeen && state.name !== 'failed' ? <Frame code={code} script={script} frame={frame} state={state} onState={setState} /> : null}
      {state.name === 'failed' ? (
        <p className="oddkin-diagram-note" role="status">
          {text('diagram.failed', { message: state.message ?? text('diagram.late') })}
        </p>
      ) : null}
      {isDrawn ? (
        <button
          type="button"
          className="oddkin-text-button oddkin-diagram-toggle"
          aria-expanded={isSourceOpen}
          aria-controls={sourceId}
          onClick={() => setSourceOpen(!isSourceOpen)}
        >
          {text(isSourceOpen ? 'diagram.hideSource' : 'diagram.showSource')}
        </button>
      ) : null}
      <div id={sourceId} hidden={isDrawn && !isSourceOpen}>
        {children}
      </div>
    </div>
  );
}

interface FrameProps {
  readonly code: string;
  readonly script: string;
  readonly frame: string | undefined;
  readonly state: State;
  readonly onState: (state: State) => void;
}

function Frame({ code, script, frame, state, onState }: FrameProps) {
  const { text } = useWords(diagramWords);
  const element = useRef<HTMLIFrameElement>(null);
  const page = useMemo(() => (frame === undefined ? diagramFrame(new URL(script, document.baseURI).href) : undefined), [frame, script]);
  // Before the frame can have loaded. Once for each diagram: what has been drawn reports no second time.
  useLayoutEffect(() => {
    const fail = (message?: string): void => onState({ name: 'failed', message });
    const patience = setTimeout(fail, latestMs);
    const hear = (event: MessageEvent): void => {
      if (element.current === null || event.source !== element.current.contentWindow) return;
      const report = readReport(event.data);
      if (report === undefined) return;
      if (report.state === 'ready') {
        const question: DrawQuestion = { code, isDark: isDark(element.current) };
        element.current.contentWindow?.postMessage(question, '*'); // a frame of an opaque origin has no other name
        return;
      }
      clearTimeout(patience);
      if (report.state === 'failed') return fail(report.message);
      onState({ name: 'drawn', title: report.title, heightPx: Math.min(tallestPx, Math.max(lowestPx, report.height)) });
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(patience);
      removeEventListener('message', hear);
    };
  }, [code, onState]);
  const heightPx = state.name === 'drawn' ? state.heightPx : undefined;
  // Before the browser paints, so that nothing jumps.
  useLayoutEffect(() => {
    if (heightPx !== undefined) element.current?.style.setProperty('--oddkin-diagram-height', `${heightPx}px`);
  }, [heightPx]);
  const title = state.name === 'drawn' ? state.title : '';
  return (
    <iframe
      ref={element}
      className="oddkin-diagram-frame"
      title={title === '' ? text('diagram.title') : text('diagram.titled', { title })}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      {...(frame === undefined ? { srcDoc: page } : { src: frame })}
    />
  );
}

/** The source stands meanwhile, so that a busy page has time. */
const latestMs = 60_000;
const lowestPx = 48;
const tallestPx = 640;

/** By the colour of the text round it, since a page may have its theme from anywhere. */
function isDark(element: HTMLElement): boolean {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 127;
}
