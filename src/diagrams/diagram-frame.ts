import { frameScript } from './frame-script.js';

/** What the page asks the frame. */
export interface DrawQuestion {
  readonly code: string;
  readonly isDark: boolean;
}

/** What the frame tells the page. */
export type FrameReport =
  | { readonly state: 'ready' }
  | { readonly state: 'drawn'; readonly height: number; readonly title: string }
  | { readonly state: 'failed'; readonly message: string };

/**
 * The document of the frame in which diagrams are drawn, as HTML. Its policy lets it load `script`, an absolute URL of Mermaid's one file, and
 * nothing else. A host whose own policy forbids scripts within a document serves this text and names its address as `frame`.
 */
export function diagramFrame(script: string): string {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
  ].join('; ');
  const source = script.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    '<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<style>body{margin:0}svg{display:block;max-inline-size:100%;block-size:auto;margin-inline:auto}</style>',
    `<body><script nonce="${nonce}" src="${source}"></script><script nonce="${nonce}">${frameScript}</script>`,
  ].join('');
}
