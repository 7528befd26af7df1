'use client';
import { useRef, useState } from 'react';
import { dockWords, useWords } from '../../messages/index.js';
import type { Announcements } from '../announcer.js';
import { loadOnce } from '../../on-demand/index.js';
import type { ObserverFrameProps } from '../observer-frame.js';
import { RegionBoundary } from '../region-boundary.js';
import { DockButton } from './dock-button.js';
import { DockShell } from './dock-shell.js';
import { PopOut } from './pop-out.js';
import { useDockState, type DockChoices, type DockSide } from './use-dock-state.js';

const loadPanel = () => import('./docked-panel.js').then((module) => module.DockedPanel);
const DockedPanel = loadOnce(loadPanel, Loading);

export interface DockProps
  extends
    DockChoices,
    Pick<ObserverFrameProps, 'theme' | 'density' | 'announcements' | 'defaultAnnouncements' | 'onAnnouncementsChange' | 'lang'> {
  readonly storageKey: string | undefined;
}

/** The button, and what it opens. Which of the two is there, and where, is all that changes: what is watched and what is chosen goes on. */
export function Dock(props: DockProps) {
  const { storageKey, side, defaultSide, onSideChange, open: givenOpen, defaultOpen, onOpenChange, ...frame } = props;
  const { text } = useWords(dockWords);
  const dock = useDockState({ side, defaultSide, onSideChange, open: givenOpen, defaultOpen, onOpenChange }, storageKey);
  const [isBlocked, setBlocked] = useState(false);
  // One that is open when the page comes leaves the focus where the page has it.
  const [isAskedFor, setAskedFor] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const voice = useVoiceOf(frame);
  const place: DockSide = isBlocked && dock.side === 'window' ? 'end' : dock.side;
  const open = (): void => {
    setAskedFor(true);
    dock.setOpen(true);
  };
  const close = (): void => {
    setBlocked(false);
    dock.setOpen(false);
    // After the panel, which has the focus, is gone.
    queueMicrotask(() => buttonRef.current?.focus());
  };
  const moveTo = (next: DockSide): void => {
    setBlocked(false);
    setAskedFor(true);
    dock.setSide(next);
  };
  const panel = (
    <RegionBoundary name={text('observer.panel')}>
      <DockedPanel {...frame} {...voice} place={place} isBlocked={isBlocked} takesFocus={isAskedFor} onMove={moveTo} onClose={close} />
    </RegionBoundary>
  );
  return (
    <>
      {(!dock.isOpen || place === 'window') && (
        <DockButton
          ref={buttonRef}
          isOpen={dock.isOpen}
          theme={frame.theme}
          // Where it can't be loaded, the press says so.
          onIntent={() => void loadPanel().catch(() => {})}
          onPress={dock.isOpen ? close : open}
        />
      )}
      {dock.isOpen && place === 'window' && (
        <PopOut theme={frame.theme} onClose={close} onBlocked={() => setBlocked(true)}>
          {panel}
        </PopOut>
      )}
      {dock.isOpen && place !== 'window' && (
        <DockShell side={place} storageKey={storageKey} theme={frame.theme} onClose={close}>
          {panel}
        </DockShell>
      )}
    </>
  );
}

function Loading() {
  const { text } = useWords(dockWords);
  return (
    <p className="oddkin-observer-empty" role="status">
      {text('observer.dock.loading')}
    </p>
  );
}

/** How much is said stays as a person has set it, also when the panel is closed and opened. */
function useVoiceOf({
  announcements,
  defaultAnnouncements,
  onAnnouncementsChange,
}: Pick<ObserverFrameProps, 'announcements' | 'defaultAnnouncements' | 'onAnnouncementsChange'>) {
  const [own, setOwn] = useState<Announcements>(defaultAnnouncements ?? 'everything');
  return {
    announcements: announcements ?? own,
    onAnnouncementsChange: (next: Announcements) => {
      setOwn(next);
      onAnnouncementsChange?.(next);
    },
  };
}
