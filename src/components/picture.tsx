'use client';
import { useState } from 'react';
import { ImageIcon } from 'lucide-react';
import { judgeMedia, useUrlPolicy } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { useIsInsideLink } from './link.js';

export interface PictureProps {
  /** The URL as it came. */
  readonly src: string;
  readonly alt: string;
}

/**
 * Shows a picture once the URL policy or the reader lets it be loaded; until then no element and no request exists for it.
 * Renders an `<img>`, a `<button>` that names the host, or a `<span>` with the reason.
 */
export function Picture({ src, alt }: PictureProps) {
  const decision = judgeMedia(src, useUrlPolicy());
  const isInsideLink = useIsInsideLink();
  const { text } = useMessages();
  const [asked, setAsked] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const name = alt === '' ? text('picture.unnamed') : alt;
  if (!decision.isAllowed) return <Note name={name}>{text('picture.refused', { reason: text(`url.${decision.reason}`) })}</Note>;
  if (failed === src) return <Note name={name}>{text('picture.failed')}</Note>;
  if (!decision.isAsked || asked === src) {
    return (
      <img
        className="oddkin-picture"
        src={decision.href}
        alt={alt}
        decoding="async"
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
      />
    );
  }
  const words = decision.host === undefined ? text('picture.loadHere') : text('picture.load', { host: decision.host });
  if (isInsideLink) return <Note name={name} />;
  return (
    <button type="button" className="oddkin-picture-ask" title={decision.href} onClick={() => setAsked(src)}>
      <ImageIcon size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-picture-name" dir="auto">
        {name}
      </span>{' '}
      <span className="oddkin-picture-load">{words}</span>
    </button>
  );
}

function Note({ name, children }: { readonly name: string; readonly children?: string }) {
  return (
    <span className="oddkin-picture-note">
      <ImageIcon size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-picture-name" dir="auto">
        {name}
      </span>{' '}
      {children === undefined ? null : <span className="oddkin-picture-reason">{children}</span>}
    </span>
  );
}
