'use client';
import { useState } from 'react';
import { ImageIcon, RotateCcw } from '../icons/index.js';
import { judgeMedia, useUrlPolicy, type MediaDecision } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { useIsInsideLink } from './link.js';

export interface PictureProps {
  /** The URL as it came. */
  readonly src: string;
  readonly alt: string;
  /** Whether it has the same room before it is loaded, and if it never is. Default `false`: it takes the room that it needs, in the midst of text. */
  readonly isFramed?: boolean;
}

/**
 * Shows a picture once the URL policy or the reader lets it be loaded; until then no element and no request exists for it.
 * Renders an `<img>`, a `<button>` that names the host, or a `<span>` with the reason. `data-state` is `shown`, `asked`, `failed` or `refused`.
 */
export function Picture({ src, alt, isFramed = false }: PictureProps) {
  const decision = judgeMedia(src, useUrlPolicy());
  const [asked, setAsked] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const state = stateOf(decision, asked === src, failed === src);
  const picture = (
    <PictureInState
      alt={alt}
      decision={decision}
      state={state}
      onAsk={() => {
        setAsked(src);
        setFailed(undefined);
      }}
      onFail={() => setFailed(src)}
    />
  );
  if (!isFramed) return picture;
  return (
    <span className="oddkin-picture-frame" data-state={state}>
      {picture}
    </span>
  );
}

type State = 'shown' | 'asked' | 'failed' | 'refused';

function stateOf(decision: MediaDecision, isAsked: boolean, hasFailed: boolean): State {
  if (!decision.isAllowed) return 'refused';
  if (hasFailed) return 'failed';
  return decision.isAsked && !isAsked ? 'asked' : 'shown';
}

interface PictureInStateProps {
  readonly alt: string;
  readonly decision: MediaDecision;
  readonly state: State;
  readonly onAsk: () => void;
  readonly onFail: () => void;
}

function PictureInState({ alt, decision, state, onAsk, onFail }: PictureInStateProps) {
  const isInsideLink = useIsInsideLink();
  const { text } = useMessages();
  const name = alt === '' ? text('picture.unnamed') : visibleText(alt);
  if (!decision.isAllowed)
    return (
      <Note name={name} state={state}>
        {text('picture.refused', { reason: text(`url.${decision.reason}`) })}
      </Note>
    );
  if (state === 'shown') {
    return (
      <img
        className="oddkin-picture"
        data-state={state}
        src={decision.href}
        alt={alt}
        decoding="async"
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={onFail}
      />
    );
  }
  if (isInsideLink) return <Note name={name} state={state} />;
  const Icon = state === 'failed' ? RotateCcw : ImageIcon;
  return (
    <button
      type="button"
      className="oddkin-picture-ask"
      data-state={state}
      title={decision.kind === 'inline' ? undefined : visibleText(decision.href.slice(0, 1_000))}
      onClick={onAsk}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-picture-name" dir="auto">
        {name}
      </span>{' '}
      {state === 'failed' ? <span className="oddkin-picture-reason">{text('picture.failed')}</span> : null}{' '}
      <span className="oddkin-picture-load">{state === 'failed' ? text('general.retry') : <Words decision={decision} />}</span>
    </button>
  );
}

function Words({ decision: { kind, host } }: { readonly decision: MediaDecision & { readonly isAllowed: true } }) {
  const { text } = useMessages();
  if (kind === 'inline') return text('picture.show');
  return host === undefined ? text('picture.loadHere') : text('picture.load', { host });
}

function Note({ name, state, children }: { readonly name: string; readonly state: State; readonly children?: string }) {
  return (
    <span className="oddkin-picture-note" data-state={state}>
      <ImageIcon size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-picture-name" dir="auto">
        {name}
      </span>{' '}
      {children === undefined ? null : <span className="oddkin-picture-reason">{children}</span>}
    </span>
  );
}
