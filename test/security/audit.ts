/** What of a rendered tree could run, load, lead away or reach the page round it, in words. Runs in a browser and over what a server wrote. */
export function audit(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...elementFaults(element),
    ...(element.matches(openedPage) ? [] : [...element.attributes].flatMap(attributeFaults)),
  ]);
}

const neverMade =
  'script, iframe, frame, object, embed, applet, link, meta, base, style, template, portal, noscript, img, picture, source, audio, video, track, input[type="image"], form[action], oddkin-observer';

/** A page that a person has opened: all that may be a frame, and it has no rights. */
const openedPage = 'iframe.oddkin-artifact-frame[sandbox=""]';

/** What our icons are made of. Nothing else is drawn. */
const strokes = new Set(['path', 'circle', 'line', 'rect', 'ellipse', 'polyline', 'polygon', 'g']);

function elementFaults(element: Element): readonly string[] {
  const faults: string[] = [];
  if (element.matches(neverMade) && !element.matches(openedPage)) faults.push(`made ${element.outerHTML.slice(0, 120)}`);
  if (
    element.closest('svg, math') !== null &&
    element.localName !== 'svg' &&
    !strokes.has(element.localName) &&
    element.closest('.katex') === null
  )
    faults.push(`drew ${element.outerHTML.slice(0, 120)}`);
  const href = element.getAttribute('href');
  if (href !== null && element.localName !== 'a') faults.push(`leads by <${element.localName}>`);
  if (href !== null && !/^(?:https?:\/\/[^/\\]|mailto:|[/?#](?![/\\])|[^:/\\]+(?:[/?#]|$))/i.test(href)) faults.push(`leads to ${href}`);
  if (href !== null && !href.startsWith('#') && element.getAttribute('rel') !== 'noopener noreferrer')
    faults.push(`tells ${href} where it was opened`);
  return faults;
}

function attributeFaults({ name, value }: Attr): readonly string[] {
  if (/^on/i.test(name)) return [`handles ${name}`];
  if (/^(?:srcdoc|srcset|ping|formaction|action|background|poster|manifest|is)$/i.test(name)) return [`has ${name}="${value}"`];
  if (name === 'style' && /url|expression|@import/i.test(value)) return [`has style="${value}"`];
  if ((name === 'id' || name === 'name') && /^(?:cookie|location|x|root|body|alarm)$/i.test(value)) return [`is called ${value}`];
  return [];
}
