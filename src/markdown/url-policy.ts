/** What a host lets an agent's links and pictures do. What is left out has its default. */
export interface UrlPolicy {
  /** Whether links lead anywhere, or only to these origins, such as `https://example.org`. Default `any`. */
  readonly linkOrigins?: 'any' | readonly string[];
  /** Origins from which pictures, sound and films load without being asked for. Default: none, so that no text can make the browser call out. */
  readonly mediaOrigins?: readonly string[];
  /** Whether pictures that stand in the URL itself (`data:`, raster only) are shown at once (`true`) or never (`false`). Default: when asked for. */
  readonly inlineImages?: boolean;
}

/** Why a URL is not followed. */
export type UrlRefusal = 'malformed' | 'control-characters' | 'scheme' | 'credentials' | 'origin';

/** Where a URL leads. `host` is `undefined` for what stays on the page's own site. */
export interface AllowedUrl {
  readonly isAllowed: true;
  readonly href: string;
  readonly kind: 'site' | 'mail' | 'relative' | 'fragment' | 'inline';
  readonly host: string | undefined;
}

/** Whether a link may be followed, and if not, why. */
export type LinkDecision = AllowedUrl | { readonly isAllowed: false; readonly reason: UrlRefusal };

/** As for links; `isAsked` says that the reader has to ask for it first. */
export type MediaDecision = (AllowedUrl & { readonly isAsked: boolean }) | { readonly isAllowed: false; readonly reason: UrlRefusal };

/** Judges where a link leads. The one door for the URLs of every part, whether they came in Markdown or in a field. */
export function judgeLink(url: string, policy: UrlPolicy): LinkDecision {
  const read = readUrl(url);
  if (!read.isAllowed || read.kind !== 'site') return read;
  const { linkOrigins = 'any' } = policy;
  return linkOrigins === 'any' || linkOrigins.includes(new URL(read.href).origin) ? read : refuse('origin');
}

/** Judges a URL from which something would be loaded. */
export function judgeMedia(url: string, policy: UrlPolicy): MediaDecision {
  if (policy.inlineImages !== false && rasterImage.test(url)) {
    return { isAllowed: true, href: url, kind: 'inline', host: undefined, isAsked: policy.inlineImages !== true };
  }
  const read = readUrl(url);
  if (!read.isAllowed) return read;
  if (read.kind === 'mail' || read.kind === 'fragment') return refuse('scheme');
  // Nothing is loaded from the page's own site unasked either: an address there may do something.
  const isTrusted = read.kind === 'site' && policy.mediaOrigins?.includes(new URL(read.href).origin) === true;
  return { ...read, isAsked: !isTrusted };
}

const rasterImage = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
// Controls, white space, invisible marks and marks of direction: browsers drop some of them, and a reader sees none.
// eslint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0020\u007f-\u00a0\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u;

function readUrl(url: string): LinkDecision {
  if (url === '') return refuse('malformed');
  if (unseen.test(url)) return refuse('control-characters');
  // Browsers take a backslash for a slash, so that what looks like a path would name a host.
  if (url.includes('\\') || url.startsWith('//')) return refuse('malformed');
  const name = scheme.exec(url)?.[1]?.toLowerCase();
  // A colon in the first step of a path is a scheme in disguise, as `java%09script:` is.
  if (name === undefined && /^[^/?#]*:/.test(url)) return refuse('scheme');
  if (name === undefined) return { isAllowed: true, href: url, kind: url.startsWith('#') ? 'fragment' : 'relative', host: undefined };
  if (name === 'mailto') return { isAllowed: true, href: url, kind: 'mail', host: undefined };
  if (name !== 'http' && name !== 'https') return refuse('scheme');
  return readSite(url);
}

function readSite(url: string): LinkDecision {
  // `https:name` is a path on a page of https and a host on any other.
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return refuse('malformed');
  const { username, password, host } = new URL(url);
  return username !== '' || password !== '' ? refuse('credentials') : { isAllowed: true, href: url, kind: 'site', host };
}

function refuse(reason: UrlRefusal): { readonly isAllowed: false; readonly reason: UrlRefusal } {
  return { isAllowed: false, reason };
}
