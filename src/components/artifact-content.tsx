'use client';
import { useState } from 'react';
import { useMessages } from '../messages/index.js';
import { loadOnce } from '../on-demand/index.js';
import { useArtifactContext } from '../primitives/index.js';
import { artifactLanguage } from './artifact-language.js';
import { ArtifactPage } from './artifact-page.js';
import { CodeLines } from './code-lines.js';
import { readPicture } from './json-picture.js';
import { Link } from './link.js';
import { MarkdownText } from './markdown.js';
import { Picture } from './picture.js';
import { RenderBoundary } from './render-boundary.js';

const ArtifactComparison = loadOnce(() => import('./artifact-comparison.js').then((module) => module.ArtifactComparison), Comparing);

/**
 * The revision that is looked at: Markdown as Markdown, a picture by the URL policy, a page as its source and in a frame when asked for, everything
 * else as the text that it is; or what changed since another revision.
 */
export function ArtifactContent() {
  const { artifact, revision, base } = useArtifactContext('ArtifactContent');
  const { text } = useMessages();
  if (revision === undefined) return <Note>{text('artifact.empty')}</Note>;
  const { content, url } = revision;
  if (content !== undefined && base?.content !== undefined) return <Comparison before={base.content} after={content} />;
  if (content !== undefined) return <Content key={revision.revisionId} content={content} />;
  if (url === undefined) return <Note>{text('artifact.noContent')}</Note>;
  if (artifact.kind === 'image' || artifact.mediaType?.startsWith('image/') === true) return <Image url={url} />;
  return (
    <p className="oddkin-artifact-note">
      {text('artifact.elsewhere')}
      <Link href={url}>{url}</Link>
    </p>
  );
}

function Comparison({ before, after }: { readonly before: string; readonly after: string }) {
  const { artifact } = useArtifactContext();
  const { text } = useMessages();
  const label = text('artifact.comparison', { title: artifact.title });
  return (
    <RenderBoundary resetKey={after} fallback={<Note>{text('artifact.notCompared')}</Note>}>
      <ArtifactComparison before={before} after={after} label={label} />
    </RenderBoundary>
  );
}

function Comparing() {
  const { text } = useMessages();
  return <Note>{text('artifact.comparing')}</Note>;
}

function Content({ content }: { readonly content: string }) {
  const { mediaType = '', title, kind } = useArtifactContext().artifact;
  if (/^text\/(?:x-)?markdown(?:;|$)/i.test(mediaType)) return <Document content={content} />;
  const picture = kind === 'image' || mediaType.startsWith('image/') ? readPicture(content) : undefined;
  if (picture !== undefined) return <Image url={picture.url} />;
  return (
    <>
      <Source content={content} />
      {/html|svg/i.test(mediaType) ? <ArtifactPage content={content} title={title} /> : null}
    </>
  );
}

function Image({ url }: { readonly url: string }) {
  const { title } = useArtifactContext().artifact;
  return (
    <div className="oddkin-artifact-content">
      <Picture src={url} alt={title} isFramed />
    </div>
  );
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
        <CodeLines
          code={isCut ? content.slice(0, firstLength) : content}
          language={artifactLanguage(artifact.mediaType, artifact.title)}
          isNumbered={artifact.kind === 'code'}
        />
      </pre>
      {isCut ? (
        <p className="oddkin-artifact-note">
          {text('artifact.cut', { shown: firstLength, count: content.length })}{' '}
          <button type="button" className="oddkin-text-button" onClick={() => setWhole(true)}>
            {text('general.showAll', { count: content.length })}
          </button>
        </p>
      ) : null}
    </>
  );
}

function Note({ children }: { readonly children: string }) {
  return <p className="oddkin-artifact-note">{children}</p>;
}

/** So much is laid out at once without a person's asking. */
const firstLength = 20_000;
