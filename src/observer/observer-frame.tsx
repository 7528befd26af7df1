'use client';
import { use, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { useIsLive } from '../hooks/index.js';
import { OctagonX } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { Announcer, type AnnouncerProps } from './announcer.js';
import { ConnectionFaultContext } from './observer-source.js';
import { RecordingNews, RecordingOpenerContext } from './recording/recording-tools.js';
import { useFileDrop } from './recording/use-file-drop.js';
import { useMissingSheet } from './use-missing-sheet.js';
import { PanelLayoutContext, usePanelLayout } from './use-panel-layout.js';

export interface ObserverFrameProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'onSelect'>,
    Pick<AnnouncerProps, 'announcements' | 'defaultAnnouncements' | 'onAnnouncementsChange'> {
  /** Default `auto`: as the page around it. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Default `comfortable`. `compact` takes one step off the spaces and sizes of machinery. */
  readonly density?: 'comfortable' | 'compact' | undefined;
}

/** What all regions stand in: it has the looks, the one voice, takes dropped files, and says what is wrong with the source. Renders a `<div>`. */
export function ObserverFrame(props: ObserverFrameProps) {
  const { ref, className, theme = 'auto', density = 'comfortable', children, ...others } = props;
  const { announcements, defaultAnnouncements, onAnnouncementsChange, ...rest } = others;
  const { text } = usePanelMessages();
  const opener = use(RecordingOpenerContext);
  const panelRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panelRef.current as HTMLDivElement); // set by React before it hands refs on
  const layout = usePanelLayout(panelRef);
  useMissingSheet(panelRef);
  const isLive = useIsLive();
  const drop = useFileDrop((file) => opener?.open(file, file.name), rest);
  return (
    <div
      part="panel"
      role="region"
      aria-label={text('observer.panel')}
      {...rest}
      ref={panelRef}
      className={className === undefined ? 'oddkin-observer' : `oddkin-observer ${className}`}
      data-layout={layout}
      data-past={isLive ? undefined : ''}
      data-drop={drop.isOver ? '' : undefined}
      data-density={density}
      data-oddkin-theme={theme === 'auto' ? undefined : theme}
      {...drop.handlers}
    >
      <RecordingNews />
      <Announcer announcements={announcements} defaultAnnouncements={defaultAnnouncements} onAnnouncementsChange={onAnnouncementsChange}>
        <ConnectionFault />
        <PanelLayoutContext value={layout}>{children}</PanelLayoutContext>
      </Announcer>
    </div>
  );
}

function ConnectionFault() {
  const { text } = usePanelMessages();
  const fault = use(ConnectionFaultContext);
  if (fault === undefined) return null;
  return (
    <div className="oddkin-observer-fault" role="alert">
      <OctagonX size={16} strokeWidth={1.75} aria-hidden />
      <p className="oddkin-observer-fault-text">
        {text('observer.fault')} <bdi>{fault}</bdi>
      </p>
    </div>
  );
}
