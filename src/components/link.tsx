'use client';
import { createContext, isValidElement, use, type ReactNode } from 'react';
import { judgeLink, useUrlPolicy } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';

export interface LinkProps {
  /** The URL as it came. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Leads where an agent's text points, if the URL policy lets it; otherwise the words stay, with the reason. Words that name another host than the
 * true one are followed by it. Renders an `<a>` or a `<span>`. `data-host` is the host, which shows under the pointer and at focus.
 */
export function Link({ href, children }: LinkProps) {
  const decision = judgeLink(href, useUrlPolicy());
  const { text } = useMessages();
  if (!decision.isAllowed) {
    return (
      <span className="oddkin-link-refused" title={visibleText(href.slice(0, longestTitle))}>
        {children} <span className="oddkin-link-reason">({text('link.refused', { reason: text(`url.${decision.reason}`) })})</span>
      </span>
    );
  }
  const { host, kind } = decision;
  const leaves = kind === 'site' || kind === 'relative' ? { target: '_blank' } : {};
  return (
    <LinkContext value>
      <a
        className="oddkin-link"
        href={decision.href}
        title={host === undefined ? undefined : visibleText(decision.href.slice(0, longestTitle))}
        data-host={host}
        rel="noopener noreferrer"
        {...leaves}
      >
        {children}
      </a>
      {host === undefined || !namesOtherHost(children, host) ? null : (
        <bdi className="oddkin-link-host" dir="ltr">
          {' '}
          ({host})
        </bdi>
      )}
    </LinkContext>
  );
}

/** Whether what is shown stands inside a link, where no button may stand. */
export function useIsInsideLink(): boolean {
  return use(LinkContext);
}

const LinkContext = createContext(false);
const longestTitle = 1_000;

/** Whether a reader would take the words for an address, and it is another one. */
function namesOtherHost(children: ReactNode, host: string): boolean {
  const words = textOf(children).slice(0, longestTitle).toLowerCase();
  const named = /(?:^|[\s/@(])((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[\s/:?#).,]|$)/u.exec(words)?.[1];
  if (named === undefined) return false;
  // `readme.md` and `node.js` name a file; what is written with a scheme or ends as sites do names a host.
  const looksLikeHost =
    /^\s*(?:https?:)?\/\//.test(words) ||
    /(?:^|\.)www\.|\.(?:com|org|net|edu|gov|int|mil|io|dev|app|ai|co|info|biz|[a-z]{2}\.[a-z]{2})$/.test(named);
  return looksLikeHost && !isSame(named, host.toLowerCase());
}

function isSame(named: string, host: string): boolean {
  const bare = host.replace(/:\d+$/, '').replace(/^www\./, '');
  const ascii = URL.canParse(`https://${named}`) ? new URL(`https://${named}`).hostname : named;
  return ascii.replace(/^www\./, '') === bare;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
