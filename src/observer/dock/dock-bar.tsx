'use client';
import { createElement } from 'react';
import { PanelBottom, PanelRight, PictureInPicture2, X, type Icon } from '../../icons/index.js';
import { dockWords, useWords } from '../../messages/index.js';
import type { DockSide } from './use-dock-state.js';

const places: readonly { readonly side: DockSide; readonly icon: Icon }[] = [
  { side: 'end', icon: PanelRight },
  { side: 'bottom', icon: PanelBottom },
  { side: 'window', icon: PictureInPicture2 },
];

export interface DockBarProps {
  readonly place: DockSide;
  /** Whether the browser has let no window open. */
  readonly isBlocked: boolean;
  readonly onMove: (side: DockSide) => void;
  readonly onClose: () => void;
}

/** What the panel is called, where it stands, and the way to close it. Renders a `<div>`. */
export function DockBar({ place, isBlocked, onMove, onClose }: DockBarProps) {
  const { text } = useWords(dockWords);
  return (
    <>
      <div className="oddkin-dock-bar">
        <h2 className="oddkin-observer-section-title oddkin-dock-title">{text('observer.panel')}</h2>
        <div className="oddkin-dock-places" role="group" aria-label={text('observer.dock.places')}>
          {places.map(({ side, icon }) => (
            <button
              key={side}
              type="button"
              className="oddkin-observer-icon-button oddkin-dock-place oddkin-observer-mirrored"
              aria-label={text(`observer.dock.${side}`)}
              title={text(`observer.dock.${side}`)}
              aria-pressed={side === place}
              onClick={() => onMove(side)}
            >
              {createElement(icon, { size: 16, strokeWidth: 1.75, 'aria-hidden': true })}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="oddkin-observer-icon-button"
          aria-label={text('observer.dock.close')}
          title={text(place === 'window' ? 'observer.dock.close' : 'observer.dock.closeByKey')}
          onClick={onClose}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {isBlocked && (
        <p className="oddkin-observer-fault oddkin-observer-fault-text" role="alert">
          {text('observer.dock.blocked')}
        </p>
      )}
    </>
  );
}
