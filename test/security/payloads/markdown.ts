import { hostileMarkup } from './markup.js';
import { inText, type Payload } from './payload.js';
import { hostileUrls, someUrls } from './urls.js';

const linkForms: readonly (readonly [string, (url: string) => string])[] = [
  ['link', (url) => `[words](${url})`],
  ['pointed-link', (url) => `[words](<${url}> "title")`],
  ['autolink', (url) => `<${url}>`],
  ['bare-url', (url) => `see ${url} for more`],
  ['definition', (url) => `[words][name]\n\n[name]: <${url}> "title"`],
  ['picture', (url) => `![words](${url})`],
  ['pointed-picture', (url) => `![words](<${url}> "title")`],
  ['picture-definition', (url) => `![words][name]\n\n[name]: <${url}>`],
  ['picture-in-link', (url) => `[![words](<${url}>)](<${url}>)`],
];

const rareForms: readonly (readonly [string, (url: string) => string])[] = [
  ['footnote', (url) => `words[^1]\n\n[^1]: [words](<${url}>) ![words](<${url}>)`],
  ['table', (url) => `| a | b |\n| - | - |\n| [words](<${url}>) | ![words](<${url}>) |`],
  ['task', (url) => `- [ ] [words](<${url}>)\n- [x] ![words](<${url}>)`],
  ['heading', (url) => `# [words](<${url}>)`],
  ['quote', (url) => `> - 1. ![words](<${url}>)`],
  ['code-span', (url) => `\`${url}\` \`![x](${url})\``],
  ['code-info', (url) => `\`\`\`${url}\n${url}\n\`\`\``],
  ['citation', (url) => `words[^${url}] and [^]: ${url}`],
  ['title', (url) => `[words](https://example.test '${url}" onclick="alarm(1)')`],
  ['alternative', (url) => `![${url}" onerror="alarm(1)](https://evil.example/p.png)`],
  ['formula', (url) => `$$\\href{${url}}{x}$$ $$\\url{${url}} \\includegraphics{${url}}$$`],
  ['formula-block', (url) => `$$\n\\htmlStyle{background:url(${url})}{x} \\href{${url}}{x}\n$$`],
];

/** Links and pictures in every form of Markdown. */
export const markdownPayloads: readonly Payload[] = [
  ...linkForms.flatMap(([kind, write]) => hostileUrls.map((url, index) => inText(kind, index, write(url)))),
  ...rareForms.flatMap(([kind, write]) => someUrls.map((url, index) => inText(kind, index, write(url)))),
];

// What Markdown itself would read as something else than text.
const isPlain = (text: string): boolean => !/[&`*_~[\]\\\p{Cc}\u2028]|https?:\/\/|www\./u.test(text);

/** HTML in Markdown: as a block, within a line, and in places that a parser treats apart. */
export const htmlPayloads: readonly Payload[] = hostileMarkup.flatMap((markup, index) => [
  inText('html-block', index, `${markup}\n\nafter`, isPlain(markup) ? markup : undefined),
  inText('html-in-line', index, `before ${markup} after`, isPlain(markup) ? markup : undefined),
  inText('html-in-code', index, `\`\`\`html\n${markup}\n\`\`\``, /[\p{Cc}\u2028]/u.test(markup) ? undefined : markup),
  inText('html-in-list', index, `- a\n  ${markup}\n\n| ${markup.replaceAll('|', '')} |\n| - |\n| ${markup.replaceAll('|', '')} |`),
]);
