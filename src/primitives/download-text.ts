import { downloadBlob } from './download-blob.js';

/** Saves a text as a file. The name is made harmless; the browser is told no type that it would open by itself. */
export function downloadText(title: string, mediaType: string | undefined, content: string): void {
  downloadBlob(fileName(title, mediaType), new Blob([content], { type: 'application/octet-stream' }));
}

function fileName(title: string, mediaType: string | undefined): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  const extension = extensions.get(mediaType ?? '');
  const base = name === '' ? 'artifact' : name;
  return extension === undefined || base.toLowerCase().endsWith(`.${extension}`) || /\.[a-z0-9]{1,5}$/i.test(base)
    ? base
    : `${base}.${extension}`;
}

const extensions: ReadonlyMap<string, string> = new Map([
  ['text/markdown', 'md'],
  ['text/plain', 'txt'],
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/csv', 'csv'],
  ['text/javascript', 'js'],
  ['application/json', 'json'],
  ['image/svg+xml', 'svg'],
]);
