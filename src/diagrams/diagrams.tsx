import type { ExtendedCodeBlockProps, MarkdownExtension } from '../markdown/index.js';
import { Diagram } from './diagram.js';

export interface DiagramsOptions {
  /** Where a server of the host has Mermaid's one file, `mermaid/dist/mermaid.min.js`. With Vite: `import script from 'mermaid/dist/mermaid.min.js?url'`. */
  readonly script: string;
  /**
   * Where a server of the host has the document that `diagramFrame` makes. Only for pages whose own Content-Security-Policy forbids scripts and
   * styles within a document: a frame that has no address of its own is bound by it too.
   */
  readonly frame?: string;
}

/**
 * Diagrams in Markdown: fences of the language `mermaid`, drawn by Mermaid in a sandboxed frame of an origin of its own that can reach nothing. For
 * `ChatProvider`'s `markdownExtensions`. Nothing is loaded before a diagram is seen; where it has a fault, its source stands with the reason.
 */
export function diagrams({ script, frame }: DiagramsOptions): MarkdownExtension {
  function MermaidBlock({ code, isOpen, children }: ExtendedCodeBlockProps) {
    if (isOpen) return children;
    return (
      <Diagram key={code} code={code} script={script} frame={frame}>
        {children}
      </Diagram>
    );
  }
  return { name: 'diagrams', codeBlocks: { mermaid: MermaidBlock } };
}
