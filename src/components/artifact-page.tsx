'use client';
import { useMemo, useState } from 'react';
import { useMessages } from '../messages/index.js';
import { framedPage } from './framed-page.js';
import { RenderBoundary } from './render-boundary.js';

export interface ArtifactPageProps {
  /** HTML or SVG, as it came. */
  readonly content: string;
  readonly title: string;
}

/** A page that an agent made, once a person opens it: in a frame of an origin of its own, where nothing runs, loads or leads away. Renders a `<div>`. `data-state` is `open` or `closed`. */
export function ArtifactPage({ content, title }: ArtifactPageProps) {
  const { text } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="oddkin-artifact-page" data-state={isOpen ? 'open' : 'closed'}>
      <p className="oddkin-artifact-note">
        {text('artifact.source')}{' '}
        <button type="button" className="oddkin-text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'artifact.closePage' : 'artifact.openPage')}
        </button>
      </p>
      {isOpen ? (
        <RenderBoundary resetKey={content} fallback={<p className="oddkin-artifact-note">{text('artifact.pageRefused')}</p>}>
          <Frame content={content} title={text('artifact.page', { title })} />
        </RenderBoundary>
      ) : null}
    </div>
  );
}

function Frame({ content, title }: ArtifactPageProps) {
  const page = useMemo(() => framedPage(content), [content]);
  return <iframe className="oddkin-artifact-frame" title={title} sandbox="" referrerPolicy="no-referrer" srcDoc={page} />;
}
