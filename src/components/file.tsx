'use client';
import { memo } from 'react';
import { File as FileIcon, FileArchive, FileCode, FileText, Film, ImageIcon, Music } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { FilePart } from '../schema/index.js';
import { fileKind, type FileKind } from './file-kind.js';
import { Link } from './link.js';
import { Picture } from './picture.js';
import { Player } from './player.js';

export interface FileProps {
  readonly part: FilePart;
}

/**
 * A file: its name as plain text, what it is, how large, a link, and the thing itself once the URL policy or the reader lets it be loaded.
 * Renders a `<div>`. `data-kind` is `image`, `audio`, `video`, `pdf`, `archive`, `code`, `text` or `other`.
 */
export const File = memo(function File({ part: { name, mediaType, url, size } }: FileProps) {
  const { text, format } = useMessages();
  const kind = fileKind(mediaType);
  const Icon = icons[kind];
  const shownName = name.trim() === '' ? text('file.unnamed') : visibleText(name.slice(0, longestName));
  const facts = [visibleText(mediaType.slice(0, longestName)), size === undefined ? undefined : format.bytes(size)];
  const isInline = url?.slice(0, 5).toLowerCase() === 'data:';
  return (
    <div className="oddkin-file" data-kind={kind}>
      <div className="oddkin-file-head">
        <Icon size={16} strokeWidth={1.75} role="img" aria-label={text(`file.kind.${kind}`)} />
        <bdi className="oddkin-file-name">{shownName}</bdi>
        {facts.map((fact) =>
          fact === undefined ? null : (
            <bdi key={fact} className="oddkin-file-fact">
              {fact}
            </bdi>
          ),
        )}
        {url === undefined ? <span className="oddkin-file-fact">{text('file.absent')}</span> : null}
        {url === undefined || (isInline && kind !== 'other') ? null : (
          <span className="oddkin-file-open">
            <Link href={url}>{text('file.open')}</Link>
          </span>
        )}
      </div>
      {url === undefined ? null : <Preview kind={kind} url={url} name={shownName} />}
    </div>
  );
});

const longestName = 400;

const icons = {
  image: ImageIcon,
  audio: Music,
  video: Film,
  pdf: FileText,
  archive: FileArchive,
  code: FileCode,
  text: FileText,
  other: FileIcon,
} as const;

function Preview({ kind, url, name }: { readonly kind: FileKind; readonly url: string; readonly name: string }) {
  switch (kind) {
    case 'image':
      return <Picture src={url} alt={name} isFramed />;
    case 'audio':
    case 'video':
      return <Player kind={kind} url={url} name={name} />;
    case 'pdf':
    case 'archive':
    case 'code':
    case 'text':
    case 'other':
      return null;
    default:
      return kind satisfies never;
  }
}
