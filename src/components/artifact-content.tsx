'use client';
import { useState } from 'react';
import { useMessages } from '../messages/index.js';
import { useArtifactContext } from '../primitives/index.js';
import { Link } from './link.js';
import { MarkdownText } from './markdown.js';
import { Picture } from './picture.js';

/** The revision that is looked at: Markdown as Markdown, a picture by the URL policy, everything else as the text that it is. */
export function ArtifactContent() {
  const { artifact, revision } = useArtifactContext('ArtifactContent');
  const { text } = useMessages();
  if (revision === undefined) return <Note>{text('artifact.empty')}</Note>;
  const { content, url } = revision;
  if (content !== undefined)
    return isMarkdown(artifact.mediaType) ? <Document content={content} /> : <Source key={revision.revisionId} content={content} />;
  if (url === undefined) return <Note>{text('artifact.noContent')}</Note>;
  if (artifact.kind === 'image' || artifact.mediaType?.startsWith('image/') === true) {
    return (
      <div className="oddkin-artifact-content">
        <Picture src={url} alt={artifact.title} />
      </div>
    );
  }
  return (
    <p className="oddkin-artifact-note">
      {text('artifact.elsewhere')}
      <Link href={url}>{url}</Link>
    </p>
  );
}

function isMarkdown(mediaType: string | undefined): boolean {
  return mediaType === 'text/markdown' || mediaType?.startsWith('text/markdown;') === true;
}

function Document({ content }: { readonly content: string }) {
  return (
    <div className="oddkin-artifact-content">
      <MarkdownText text={content} />
    </div>
  );
}

function Source({ content }: { readonly content: string }) {
  const { artifact } = useArtifactContext();
  const { text } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const isCut = content.length > firstLength && !isWhole;
  const couldRun = /html|svg|javascript/.test(artifact.mediaType ?? '');
  return (
    <>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre
        className="oddkin-artifact-source"
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={text('artifact.view', { title: artifact.title })}
      >
        {isCut ? content.slice(0, firstLength) : content}
      </pre>
      {isCut ? (
        <p className="oddkin-artifact-note">
          {text('artifact.cut', { shown: firstLength, count: content.length })}{' '}
          <button type="button" className="oddkin-text-button" onClick={() => setWhole(true)}>
            {text('general.showAll', { count: content.length })}
          </button>
        </p>
      ) : null}
      {couldRun ? <Note>{text('artifact.source')}</Note> : null}
    </>
  );
}

function Note({ children }: { readonly children: string }) {
  return <p className="oddkin-artifact-note">{children}</p>;
}

/** So much is laid out at once without a person's asking. */
const firstLength = 20_000;
