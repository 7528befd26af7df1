'use client';
import { createContext, use, type ReactNode } from 'react';
import { judgeLink, useUrlPolicy } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';

export interface LinkProps {
  /** The URL as it came. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Leads where an agent's text points, if the URL policy lets it; otherwise the words stay, with the reason. Renders an `<a>` or a `<span>`. */
export function Link({ href, children }: LinkProps) {
  const decision = judgeLink(href, useUrlPolicy());
  const { text } = useMessages();
  if (!decision.isAllowed) {
    return (
      <span className="oddkin-link-refused">
        {children} <span className="oddkin-link-reason">({text('link.refused', { reason: text(`url.${decision.reason}`) })})</span>
      </span>
    );
  }
  const leaves = decision.kind === 'site' || decision.kind === 'relative' ? { target: '_blank' } : {};
  return (
    <LinkContext value>
      <a
        className="oddkin-link"
        href={decision.href}
        title={decision.host === undefined ? undefined : decision.href}
        rel="noopener noreferrer"
        {...leaves}
      >
        {children}
      </a>
    </LinkContext>
  );
}

/** Whether what is shown stands inside a link, where no button may stand. */
export function useIsInsideLink(): boolean {
  return use(LinkContext);
}

const LinkContext = createContext(false);
