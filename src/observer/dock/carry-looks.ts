/**
 * Gives a window the stylesheets, the language, the direction and the theme of the place that an element stands in, and keeps its stylesheets in step with it.
 * Works under a Content-Security-Policy without inline styles: a stylesheet that is constructed is none.
 */
export function carryLooks(anchor: Element, target: Window & typeof globalThis): () => void {
  const root = anchor.getRootNode() as Document | ShadowRoot; // it stands in one of the two
  const { documentElement, head } = anchor.ownerDocument;
  const page = target.document.documentElement;
  for (const { name, value } of documentElement.attributes) {
    if (name === 'lang' || name === 'class' || name.startsWith('data-')) page.setAttribute(name, value);
  }
  const look = getComputedStyle(anchor);
  page.dir = look.direction;
  page.style.colorScheme = look.colorScheme;
  for (const [name, value] of tokensAt(anchor)) page.style.setProperty(name, value);
  carrySheets(root, target);
  const observer = new MutationObserver(() => carrySheets(root, target));
  observer.observe('host' in root ? root : head, { childList: true });
  return () => observer.disconnect();
}

/** The values that a host has given to the tokens of its looks. Empty in browsers that do not list them. */
function tokensAt(anchor: Element): readonly (readonly [string, string])[] {
  if (!('computedStyleMap' in anchor)) return [];
  const look = getComputedStyle(anchor);
  return [...anchor.computedStyleMap().keys()].flatMap((name) =>
    name.startsWith('--oddkin-') && !name.endsWith('-default') ? [[name, look.getPropertyValue(name)] as const] : [],
  );
}

function carrySheets(from: Document | ShadowRoot, target: Window & typeof globalThis): void {
  const { document } = target;
  const copies: CSSStyleSheet[] = [];
  for (const sheet of [...from.styleSheets, ...from.adoptedStyleSheets]) {
    if (sheet.disabled) continue;
    if (sheet.ownerNode !== null && sheet.href !== null) carryLink(sheet, document);
    else copies.push(copyOf(sheet, target));
  }
  document.adoptedStyleSheets = copies;
}

/** By its address, so that what it imports and the pictures that it names are found as they were. */
function carryLink({ href, media, ownerNode }: CSSStyleSheet, document: Document): void {
  if (href === null || [...document.querySelectorAll('link')].some((each) => each.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = media.mediaText;
  for (const name of ['crossorigin', 'integrity', 'nonce']) {
    const value = (ownerNode as Element).getAttribute(name); // a link, for it has an address
    if (value !== null) link.setAttribute(name, value);
  }
  document.head.append(link);
}

function copyOf({ cssRules, media }: CSSStyleSheet, target: Window & typeof globalThis): CSSStyleSheet {
  const copy = new target.CSSStyleSheet({ media: media.mediaText });
  copy.replaceSync([...cssRules].map((rule) => rule.cssText).join('\n'));
  return copy;
}
