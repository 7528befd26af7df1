'use client';
import type { Ref } from 'react';
import { useAttentionCount, useObserverState } from '../../hooks/index.js';
import { ScanEye } from '../../icons/index.js';
import { dockWords, useWords } from '../../messages/index.js';
import type { ObserverFrameProps } from '../observer-frame.js';
import { useTopLayer } from './use-top-layer.js';

export interface DockButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Whether the panel stands in a window of its own meanwhile. */
  readonly isOpen: boolean;
  readonly theme: ObserverFrameProps['theme'];
  /** It is pointed at, or has the focus: it may be pressed soon. */
  readonly onIntent: () => void;
  readonly onPress: () => void;
}

/** Floats over the page and counts what waits: questions and approvals, and problems. Renders a `<div>` with a `<button>`. */
export function DockButton({ ref, isOpen, theme = 'auto', onIntent, onPress }: DockButtonProps) {
  const { text, format } = useWords(dockWords);
  const layerRef = useTopLayer();
  const waiting = useAttentionCount();
  const problems = useObserverState(({ problems: { counts } }) => counts.warning + counts.error);
  const name = [
    text(isOpen ? 'observer.dock.closeWindow' : 'observer.dock.open'),
    ...(waiting > 0 ? [text('observer.dock.waiting', { count: waiting })] : []),
    ...(problems > 0 ? [text('observer.header.problems', { count: problems })] : []),
  ].join(', ');
  return (
    <div
      ref={layerRef}
      popover="manual"
      className="oddkin-dock-float"
      data-oddkin-theme={theme === 'auto' ? undefined : theme}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <button
        ref={ref}
        type="button"
        className="oddkin-dock-button"
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onPress}
      >
        <ScanEye size={20} strokeWidth={1.75} aria-hidden />
        {waiting + problems > 0 && (
          <span className="oddkin-observer-badge oddkin-dock-count" data-kind={waiting > 0 ? 'attention' : 'problems'} aria-hidden>
            {format.number(waiting > 0 ? waiting : problems)}
          </span>
        )}
      </button>
    </div>
  );
}
