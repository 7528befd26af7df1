/**
 * The looks of the map. They come with the component, in the document or the shadow root where it stands, so that a host imports one
 * thing and pages without a dungeon carry none of it.
 */
const text = `
@layer oddkin.parts {
  .oddkin-dungeon {
    --oddkin-dungeon-unknown: light-dark(#dfe3ea, #08090c);
    --oddkin-dungeon-wall: light-dark(#6d7688, #4b5466);
    --oddkin-dungeon-floor: light-dark(#ffffff, #222834);
    --oddkin-dungeon-door: light-dark(#a3672a, #c98b4b);
    --oddkin-dungeon-urn: light-dark(#7b3fa0, #b98adf);
    --oddkin-dungeon-box: light-dark(#b3261e, #ff8f85);
    --oddkin-dungeon-stairs: light-dark(#0b6e4f, #5fd3a6);
    --oddkin-dungeon-item: light-dark(#0b63a5, #7cc4ff);
    --oddkin-dungeon-rat: light-dark(#535a69, #a3aaba);
    --oddkin-dungeon-lamp: light-dark(#8a5200, #f0b650);
    --oddkin-dungeon-glow: light-dark(#ffdf9a, #6b4f17);
    --oddkin-dungeon-noise: light-dark(#b3261e, #ff8f85);
    --oddkin-dungeon-first: light-dark(#1f5fd0, #8ab4ff);
    --oddkin-dungeon-second: light-dark(#a34a00, #ffab66);
    --oddkin-dungeon-label: light-dark(#ffffff, #0f1116);
    display: flex; flex: 1; flex-direction: column; gap: 0.375rem; min-block-size: 0; min-inline-size: 0;
    padding: 0.5rem 0.75rem 0.375rem; font-size: 0.75rem; line-height: 1.35; container: oddkin-dungeon / size;
  }
  .oddkin-dungeon-frame { display: grid; flex: 1 1 0; min-block-size: 8rem; place-items: center; overflow: hidden; }
  .oddkin-dungeon-canvas { border-radius: 4px; }
  .oddkin-dungeon-empty { margin: auto; padding: 1.5rem; text-align: center; }
  .oddkin-dungeon-foot, .oddkin-dungeon-legend { display: flex; flex-wrap: wrap; align-items: center; gap: 0.125rem 0.75rem; margin: 0; padding: 0; list-style: none; }
  .oddkin-dungeon-foot { flex: none; }
  .oddkin-dungeon-legend, .oddkin-dungeon-change, .oddkin-dungeon-empty { color: var(--oddkin-text-muted, light-dark(#535a69, #a3aaba)); }
  .oddkin-dungeon-foot select { min-block-size: 1.5rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--oddkin-border-strong, light-dark(#788091, #697183)); border-radius: 4px; }
  .oddkin-dungeon-legend > li { display: flex; align-items: center; gap: 0.3rem; }
  .oddkin-dungeon-mark { inline-size: 0.55rem; block-size: 0.55rem; flex: none; }
  .oddkin-dungeon-mark[data-mark='door'] { background: var(--oddkin-dungeon-door); }
  .oddkin-dungeon-mark[data-mark='urn'] { background: var(--oddkin-dungeon-urn); border-radius: 50%; }
  .oddkin-dungeon-mark[data-mark='box'] { background: var(--oddkin-dungeon-box); block-size: 0.4rem; }
  .oddkin-dungeon-mark[data-mark='stairs'] { background: var(--oddkin-dungeon-stairs); }
  .oddkin-dungeon-mark[data-mark='item'] { background: var(--oddkin-dungeon-item); transform: rotate(45deg) scale(0.8); }
  .oddkin-dungeon-mark[data-mark='lamp'] { background: var(--oddkin-dungeon-lamp); border-radius: 50%; box-shadow: 0 0 0 2px var(--oddkin-dungeon-glow); scale: 0.7; }
  .oddkin-dungeon-mark[data-mark='rat'] { background: var(--oddkin-dungeon-rat); border-radius: 50%; scale: 0.7; }
  .oddkin-dungeon-mark[data-mark='noise'] { border: 2px solid var(--oddkin-dungeon-noise); border-radius: 50%; box-sizing: border-box; }
  .oddkin-dungeon-agents { display: grid; flex: none; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
  .oddkin-dungeon-agents > li { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: 0.5rem; align-items: start; }
  .oddkin-dungeon-badge { display: grid; place-items: center; inline-size: 1.25rem; block-size: 1.25rem; border-radius: 50%; font-weight: 700; color: var(--oddkin-dungeon-label); background: var(--oddkin-dungeon-first); }
  .oddkin-dungeon-badge[data-agent='second'] { background: var(--oddkin-dungeon-second); }
  .oddkin-dungeon-line { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .oddkin-dungeon-name { font-weight: 600; }
  .oddkin-dungeon-trouble { color: var(--oddkin-danger, light-dark(#b3261e, #ff8f85)); }
  @container oddkin-dungeon (max-height: 21rem) { .oddkin-dungeon-legend { display: none; } }
  @media (forced-colors: active) { .oddkin-dungeon-mark, .oddkin-dungeon-badge { forced-color-adjust: none; } }
}
`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the looks to the document or the shadow root that this element stands in, once. */
export function adoptDungeonStyles(element: HTMLElement): void {
  const root = element.getRootNode();
  const view = element.ownerDocument.defaultView;
  if (view === null || !(root instanceof view.Document || root instanceof view.ShadowRoot) || !('adoptedStyleSheets' in root)) return;
  const sheet = sheets.get(element.ownerDocument) ?? new view.CSSStyleSheet();
  if (!sheets.has(element.ownerDocument)) {
    sheets.set(element.ownerDocument, sheet);
    sheet.replaceSync(text);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
