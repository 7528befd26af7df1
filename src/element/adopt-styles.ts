import { stylesText } from './styles-text.js';

// A stylesheet that is constructed needs neither a request nor an inline <style>, so a Content-Security-Policy has nothing to forbid.
// The last rule is for places that are as wide as what is in them, such as a dialog: by itself a panel takes the width that it is given.
const hostText = `
:host { display: block; block-size: 100%; min-block-size: 20rem }
:host([dock]) { display: contents }
:host([hidden]) { display: none }
.oddkin-element-node { display: contents }
.oddkin-observer { contain-intrinsic-inline-size: 60rem }
`;
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives a shadow root the looks of the panel. All panels of a document share one stylesheet. */
export function adoptStyles(shadow: ShadowRoot): void {
  const document = shadow.ownerDocument;
  let sheet = sheets.get(document);
  if (sheet === undefined) {
    const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    sheet = new Sheet();
    sheet.replaceSync(`${stylesText}\n${hostText}`);
    sheets.set(document, sheet);
  }
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
