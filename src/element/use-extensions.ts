import { useEffect, useState } from 'react';
import type { MarkdownExtension } from '../markdown/index.js';

export interface ExtensionsAsked {
  /** Sets formulas in `$$…$$` and fences of the language `math`. */
  readonly maths?: boolean | undefined;
  /** Draws fences of the language `mermaid`, by Mermaid's one file at this address. */
  readonly diagrams?: string | undefined;
}

/** What is added to Markdown, each loaded when it is asked for. Until it is there, and where the page serves no further modules, the source stands. */
export function useExtensions({ maths = false, diagrams }: ExtensionsAsked): readonly MarkdownExtension[] {
  const [extensions, setExtensions] = useState<readonly MarkdownExtension[]>(none);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([maths ? loadMaths() : [], diagrams === undefined ? [] : loadDiagrams(diagrams)]).then((loaded) => {
      if (isWanted) setExtensions((now) => (now.length === 0 && loaded.flat().length === 0 ? now : loaded.flat()));
    });
    return () => {
      isWanted = false;
    };
  }, [maths, diagrams]);
  return extensions;
}

const none: readonly MarkdownExtension[] = [];

// As MathML, which browsers set by themselves: fonts that a stylesheet in a shadow root names are not loaded.
const loadMaths = (): Promise<readonly MarkdownExtension[]> =>
  import('../maths/index.js').then(
    ({ maths }) => [maths({ output: 'mathml' })],
    () => none,
  );

const loadDiagrams = (script: string): Promise<readonly MarkdownExtension[]> =>
  import('../diagrams/index.js').then(
    ({ diagrams }) => [diagrams({ script })],
    () => none,
  );
