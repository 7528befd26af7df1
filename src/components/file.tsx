'use client';
import { memo, useState } from 'react';
import { File as FileIcon, Film, ImageIcon, Music, Play } from 'lucide-react';
import { judgeMedia, useUrlPolicy } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { FilePart } from '../schema/index.js';
import { Link } from './link.js';
import { Picture } from './picture.js';

export interface FileProps {
  readonly part: FilePart;
}

/** A file: its name as plain text, what it is, how large, and the thing itself once the URL policy or the reader lets it be loaded. Renders a `<div>`. `data-kind` is `image`, `audio`, `video` or `other`. */
export const File = memo(function File({ part: { name, mediaType, url, size } }: FileProps) {
  const { text, format } = useMessages();
  const kind = kindOf(mediaType);
  const Icon = icons[kind];
  const shownName = name === '' ? text('file.unnamed') : visibleText(name);
  return (
    <div className="oddkin-file" data-kind={kind}>
      <div className="oddkin-file-head">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <bdi className="oddkin-file-name">{shownName}</bdi>
        <span className="oddkin-file-type">{visibleText(mediaType)}</span>
        {size === undefined ? null : <span className="oddkin-file-size">{format.bytes(size)}</span>}
        {url === undefined || kind !== 'other' ? null : (
          <span className="oddkin-file-open">
            <Link href={url}>{text('file.open')}</Link>
          </span>
        )}
      </div>
      {url === undefined ? null : <Preview kind={kind} url={url} name={shownName} />}
    </div>
  );
});

type Kind = 'image' | 'audio' | 'video' | 'other';

function kindOf(mediaType: string): Kind {
  const kind = mediaType.split('/')[0]?.toLowerCase();
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'other';
}

const icons = { image: ImageIcon, audio: Music, video: Film, other: FileIcon } as const;

function Preview({ kind, url, name }: { readonly kind: Kind; readonly url: string; readonly name: string }) {
  if (kind === 'other') return null;
  return kind === 'image' ? <Picture src={url} alt={name} /> : <Recording kind={kind} url={url} name={name} />;
}

function Recording({ kind, url, name }: { readonly kind: 'audio' | 'video'; readonly url: string; readonly name: string }) {
  const decision = judgeMedia(url, useUrlPolicy());
  const { text } = useMessages();
  const [asked, setAsked] = useState<string>();
  if (!decision.isAllowed)
    return <span className="oddkin-picture-note">{text('file.refused', { reason: text(`url.${decision.reason}`) })}</span>;
  if (decision.isAsked && asked !== url) {
    const what = text(`media.${kind}`);
    return (
      <button type="button" className="oddkin-picture-ask" title={decision.href} onClick={() => setAsked(url)}>
        <Play size={14} strokeWidth={1.75} aria-hidden />
        {decision.host === undefined ? text('media.loadHere', { kind: what }) : text('media.load', { kind: what, host: decision.host })}
      </button>
    );
  }
  // The protocol gives no captions.
  const Player = kind;
  return <Player className="oddkin-file-player" src={decision.href} controls preload="metadata" aria-label={name} />;
}
