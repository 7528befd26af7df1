'use client';
import { File, FileText, Globe, Link2 } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { judgeLink, useUrlPolicy } from '../markdown/index.js';
import type { SourcePart } from '../schema/index.js';
import { Link } from './link.js';

export interface SourcesProps {
  readonly sources: readonly SourcePart[];
  /** The number of the first one. Default 1. */
  readonly start?: number;
}

/** What an answer rests on, numbered as it is cited. Renders an `<ol>`. */
export function Sources({ sources, start = 1 }: SourcesProps) {
  const { text } = useMessages();
  return (
    <ol className="oddkin-sources" start={start} aria-label={text('source.title')}>
      {sources.map((source, index) => (
        <li key={source.id} className="oddkin-source">
          <span className="oddkin-source-number" aria-hidden>
            {start + index}
          </span>
          <SourceBody source={source} />
        </li>
      ))}
    </ol>
  );
}

/** Title, publisher and excerpt of a source. Nothing of it is fetched: no icon, no preview. */
export function SourceBody({ source: { sourceId, title, url, excerpt, publisher, kind = 'other' } }: { readonly source: SourcePart }) {
  const { text } = useMessages();
  const decision = judgeLink(url ?? '', useUrlPolicy());
  const host = decision.isAllowed ? decision.host : undefined;
  const Icon = icons[kind];
  const name = <bdi>{title ?? text('source.untitled', { id: sourceId })}</bdi>;
  return (
    <span className="oddkin-source-body">
      <span className="oddkin-source-line">
        <Icon className="oddkin-source-icon" size={14} strokeWidth={1.75} role="img" aria-label={text(`source.kind.${kind}`)} />
        <span className="oddkin-source-title">{url === undefined ? name : <Link href={url}>{name}</Link>}</span>
        {publisher === undefined && host === undefined ? null : (
          <span className="oddkin-source-publisher">
            <bdi>{[publisher, host].filter((word) => word !== undefined).join(' · ')}</bdi>
          </span>
        )}
      </span>
      {excerpt === undefined ? null : (
        <span className="oddkin-source-excerpt" dir="auto">
          {excerpt}
        </span>
      )}
    </span>
  );
}

const icons = { web: Globe, document: FileText, file: File, other: Link2 } as const;
