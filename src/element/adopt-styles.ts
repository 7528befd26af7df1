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

interface Sheets {
  readonly first: CSSStyleSheet;
  readonly onDemand: CSSStyleSheet;
}

const sheetsOf = new WeakMap<Document, Sheets>();
let textOnDemand: string | undefined;
let loading: Promise<void> | undefined;
/** Those of all documents, for as long as they wait. */
const waiting = new Set<CSSStyleSheet>();

/** Gives a shadow root the looks of the panel. All panels of a document share its stylesheets. */
export function adoptStyles(shadow: ShadowRoot): void {
  const { first, onDemand } = sheetsFor(shadow.ownerDocument);
  if (!shadow.adoptedStyleSheets.includes(first)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, first, onDemand];
}

/** Brings the looks of what is loaded on demand to all panels. Rejects where they could not be loaded; another call tries again. */
export function loadStylesOnDemand(): Promise<void> {
  return (loading ??= import('./styles-text-on-demand.js').then(
    ({ stylesTextOnDemand }) => {
      textOnDemand = stylesTextOnDemand;
      for (const sheet of waiting) sheet.replaceSync(stylesTextOnDemand);
      waiting.clear();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
}

function sheetsFor(document: Document): Sheets {
  const known = sheetsOf.get(document);
  if (known !== undefined) return known;
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheets = { first: new Sheet(), onDemand: new Sheet() };
  sheets.first.replaceSync(`${stylesText}\n${hostText}`);
  if (textOnDemand === undefined) waiting.add(sheets.onDemand);
  else sheets.onDemand.replaceSync(textOnDemand);
  sheetsOf.set(document, sheets);
  return sheets;
}
