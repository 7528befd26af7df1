'use client';
import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import katex from 'katex';
import type { ExtendedCodeBlockProps, ExtendedInlineCodeProps } from '../markdown/index.js';

interface Formulas {
  readonly BlockFormula: ComponentType<ExtendedCodeBlockProps>;
  readonly InlineFormula: ComponentType<ExtendedInlineCodeProps>;
}

/** What KaTeX is told. */
interface FormulaSettings {
  readonly macros: Readonly<Record<string, string>>;
  readonly output: 'htmlAndMathml' | 'mathml';
}

/** The components that show formulas with a host's own commands. */
export function formulasWith(settings: FormulaSettings): Formulas {
  return {
    BlockFormula: ({ code, isOpen, children }) => (
      <Formula source={isOpen || code.length > longestSource ? undefined : code} settings={settings} isBlock>
        {children}
      </Formula>
    ),
    InlineFormula: ({ code, children }) => (
      <Formula source={code.length > longestSource ? undefined : code} settings={settings} isBlock={false}>
        {children}
      </Formula>
    ),
  };
}

interface FormulaProps {
  /** `undefined` while more of it may come, and where it is too long. */
  readonly source: string | undefined;
  readonly settings: FormulaSettings;
  readonly isBlock: boolean;
  /** The source as it stands without KaTeX. */
  readonly children: ReactNode;
}

type State = 'source' | 'set' | 'failed';

function Formula({ source, settings, isBlock, children }: FormulaProps) {
  const target = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>('source');
  const [fault, setFault] = useState('');
  // KaTeX writes elements by itself, where React has none. Before the browser paints, so that nothing jumps.
  useLayoutEffect(() => {
    if (target.current === null) return;
    const found = setFormula(target.current, source, settings, isBlock);
    setState(found === undefined ? (source === undefined ? 'source' : 'set') : 'failed');
    setFault(found ?? '');
  }, [source, settings, isBlock]);
  const Box = isBlock ? 'div' : 'span';
  // What scrolls has to be reachable by keyboard.
  const reach = isBlock && state === 'set' ? { tabIndex: 0, role: 'group' } : {};
  return (
    <Box className="oddkin-formula" data-layout={isBlock ? 'block' : 'inline'} data-state={state} dir="ltr" {...reach}>
      <span ref={target} />
      {state === 'set' ? null : children}
      {fault === '' ? null : <span className="oddkin-formula-fault">{fault}</span>}
    </Box>
  );
}

/** KaTeX takes time, and room, in proportion; beyond it the source stands. */
const longestSource = 5_000;

/** Returns the fault that KaTeX found, if any. */
function setFormula(
  target: HTMLElement,
  source: string | undefined,
  { macros, output }: FormulaSettings,
  isBlock: boolean,
): string | undefined {
  target.replaceChildren();
  if (source === undefined) return undefined;
  try {
    // A copy, since formulas can define commands; no trust, so that none makes a link or loads a picture.
    katex.render(source, target, {
      displayMode: isBlock,
      output,
      macros: { ...macros },
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 500,
    });
    return undefined;
  } catch (error) {
    target.replaceChildren();
    return error instanceof Error ? error.message.slice(0, 300) : String(error);
  }
}
