/**
 * A document that shows an agent's page and nothing else. The page stands in a frame of its own inside of it, so that this document's policy
 * also holds where the page would send that frame: a frame may be led anywhere by what it shows, unless the one around it forbids it.
 * For a frame without rights (`sandbox=""`). Throws where the page lets no text become HTML.
 */
export function framedPage(content: string): string {
  const inner = `<!doctype html><meta charset="utf-8">${policyElement}${withoutReach(content)}`;
  return `<meta charset="utf-8">${policyElement}<body topmargin="0" leftmargin="0" bottommargin="0" rightmargin="0" bgcolor="white"><iframe sandbox="" width="100%" height="100%" frameborder="0" srcdoc="${inAttribute(inner)}"></iframe>`;
}

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'media-src data:',
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const policyElement = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** What runs, what a policy does not stop from opening a connection (`preconnect`, names looked up for links), what leads away, and what would only be refused. */
function withoutReach(content: string): string {
  const page = new DOMParser().parseFromString(content, 'text/html');
  for (const element of page.querySelectorAll('script, link, meta, base, iframe, frame, frameset, object, embed, portal, template'))
    element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const leads = reaches.test(name) && !/^\s*#/.test(value) && !/^data:image\//i.test(value);
      if (leads || /^on/i.test(name)) element.removeAttribute(name);
    }
  }
  return page.documentElement.outerHTML;
}

const reaches = /^(?:.*:)?(?:href|action|formaction|ping|manifest|src|srcset|poster|background|data)$/i;

function inAttribute(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
