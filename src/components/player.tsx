'use client';
import { useState } from 'react';
import { Play, RotateCcw } from '../icons/index.js';
import { judgeMedia, useUrlPolicy } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';

export interface PlayerProps {
  readonly kind: 'audio' | 'video';
  /** The URL as it came. */
  readonly url: string;
  readonly name: string;
}

/** Sound or film, once the URL policy or the reader lets it be loaded, in the room that it had before. Renders a `<div>`. `data-state` is `shown`, `asked`, `failed` or `refused`. */
export function Player({ kind, url, name }: PlayerProps) {
  const decision = judgeMedia(url, useUrlPolicy());
  const { text } = useMessages();
  const [asked, setAsked] = useState<string>();
  const [failed, setFailed] = useState<string>();
  if (!decision.isAllowed) {
    return (
      <div className="oddkin-player" data-kind={kind} data-state="refused">
        <span className="oddkin-picture-note">{text('file.refused', { reason: text(`url.${decision.reason}`) })}</span>
      </div>
    );
  }
  const hasFailed = failed === url;
  if (hasFailed || (decision.isAsked && asked !== url)) {
    const what = text(`media.${kind}`);
    const words =
      decision.host === undefined ? text('media.loadHere', { kind: what }) : text('media.load', { kind: what, host: decision.host });
    const Icon = hasFailed ? RotateCcw : Play;
    const ask = (): void => {
      setAsked(url);
      setFailed(undefined);
    };
    return (
      <div className="oddkin-player" data-kind={kind} data-state={hasFailed ? 'failed' : 'asked'}>
        <button type="button" className="oddkin-picture-ask" title={visibleText(decision.href.slice(0, 1_000))} onClick={ask}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          {hasFailed ? <span className="oddkin-picture-reason">{text('media.failed')}</span> : null}{' '}
          <span className="oddkin-picture-load">{hasFailed ? text('general.retry') : words}</span>
        </button>
      </div>
    );
  }
  // The protocol gives no captions.
  const Media = kind;
  return (
    <div className="oddkin-player" data-kind={kind} data-state="shown">
      <Media
        className="oddkin-player-media"
        src={decision.href}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => setFailed(url)}
      />
    </div>
  );
}
