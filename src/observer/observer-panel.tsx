'use client';
import { useImperativeHandle, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import type { RedactRules, Transport } from '../aicc/index.js';
import { ChatProvider, type ChatProviderProps } from '../components/index.js';
import { SessionScope, useStoreContext } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { ComposerSettingsProvider, DraftHomeProvider, type ComposerSettings } from '../primitives/index.js';
import type { ObserverStore } from '../projection/index.js';
import type { Limits } from '../store/index.js';
import { Announcer, type AnnouncerProps } from './announcer.js';
import { AttentionSignal, type AttentionSignalProps } from './attention-signal.js';
import { draftHome } from './draft-home.js';
import { PanelLayout } from './panel-layout.js';
import { PanelStateProvider, type RegionName } from './panel-state.js';
import { RecordingBar, RecordingOpenerContext } from './recording/recording-tools.js';
import { useFileDrop } from './recording/use-file-drop.js';
import { useOpenedRecording, type RecordingOpener } from './recording/use-opened-recording.js';
import { useObservedStore } from './use-observed-store.js';
import { usePanelLayout } from './use-panel-layout.js';

/** Give `url` or `transport`, or a `store` that is fed elsewhere. */
export interface ObserverPanelProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<ChatProviderProps, 'onAction' | 'renderers' | 'urlPolicy' | 'locale' | 'timeZone' | 'messages'>,
    Pick<AnnouncerProps, 'announcements' | 'defaultAnnouncements' | 'onAnnouncementsChange'>,
    AttentionSignalProps,
    ComposerSettings {
  /** The bridge's address for observers; begins with ws: or wss:. Another address connects anew; the panel's removal closes the connection. */
  readonly url?: string | undefined;
  /** What the bridge at `url` wants observers to show. Goes as a WebSocket subprotocol, never into an address. */
  readonly token?: string | undefined;
  /** Frames from elsewhere than a WebSocket. The same object as long as it is the same source. */
  readonly transport?: Transport | undefined;
  /** A store of the host's. With `url` or `transport` beside it, the panel feeds it. */
  readonly store?: ObserverStore | undefined;
  /**
   * A recording that is shown from the start: a file, or its address, which is fetched as the page's own requests are. A person may close it, and open others.
   * The same value as long as it is the same recording.
   */
  readonly recording?: Blob | string | undefined;
  /** The one session to watch. Without it, all. */
  readonly session?: string | undefined;
  /** Default `auto`: as the page around it. */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** How much the panel's own store holds. Read when that store is made. */
  readonly limits?: Partial<Limits> | undefined;
  /** What the panel's own store makes unreadable before it is shown. Read when that store is made. A store of the host's is made with its own `redact`. */
  readonly redact?: RedactRules | undefined;
  /** Default `comfortable`. `compact` takes one step off the spaces and sizes of machinery. */
  readonly density?: 'comfortable' | 'compact';
  /** Whether single keys do something while the focus is in the panel and in no text field; `?` lists them. Default true. */
  readonly shortcuts?: boolean | undefined;
  /** What is shown first, where not all regions have room. Default `conversation`. */
  readonly defaultRegion?: RegionName | undefined;
}

/**
 * Watches a bridge and shows all that agents say and do, live, in one panel that fills its container.
 * Renders a `<div>` with the role `region`. `data-layout` is `wide`, `medium` or `narrow`, by the panel's own width.
 */
export function ObserverPanel(props: ObserverPanelProps) {
  const { url, token, transport, store: given, recording, session, limits, redact, onAction, renderers, urlPolicy, ...others } = props;
  const { locale, timeZone, messages, sendKey, onFiles, onAttentionChange, titleBadge, ...rest } = others;
  const settings = useMemo(() => ({ sendKey, onFiles }), [sendKey, onFiles]);
  const observed = useObservedStore({ url, token, transport, store: given, session, limits, redact });
  const opener = useOpenedRecording(recording, { limits: limits ?? {}, ...(redact === undefined ? {} : { redact }) });
  const { store, connection, fault } =
    opener.opened === undefined ? observed : { ...opener.opened, connection: undefined, fault: undefined };
  return (
    <ChatProvider
      store={store}
      connection={connection}
      onAction={onAction}
      renderers={renderers}
      urlPolicy={urlPolicy}
      locale={locale}
      timeZone={timeZone}
      messages={messages}
    >
      {/* Where a region names no session, it is about all of them. */}
      <SessionScope sessionId={undefined}>
        <AttentionSignal onAttentionChange={onAttentionChange} titleBadge={titleBadge} />
        <ComposerSettingsProvider value={settings}>
          <DraftHomeProvider value={draftHome(url, transport)}>
            <RecordingOpenerContext value={opener}>
              <PanelFrame {...rest} session={session} locale={locale} fault={fault} opener={opener} />
            </RecordingOpenerContext>
          </DraftHomeProvider>
        </ComposerSettingsProvider>
      </SessionScope>
    </ChatProvider>
  );
}

interface PanelFrameProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<ObserverPanelProps, 'theme' | 'density' | 'defaultRegion' | 'session' | 'locale' | 'shortcuts'>,
    Omit<AnnouncerProps, 'children'> {
  readonly fault: string | undefined;
  readonly opener: RecordingOpener;
}

function PanelFrame({
  ref,
  className,
  theme = 'auto',
  density = 'comfortable',
  defaultRegion,
  shortcuts = true,
  session,
  locale,
  fault,
  opener,
  announcements,
  defaultAnnouncements,
  onAnnouncementsChange,
  ...props
}: PanelFrameProps) {
  const { text } = useMessages();
  const { store } = useStoreContext();
  const panelRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panelRef.current as HTMLDivElement); // set by React before it hands refs on
  const layout = usePanelLayout(panelRef);
  const drop = useFileDrop((file) => opener.open(file, file.name), props);
  return (
    <div
      role="region"
      aria-label={text('observer.panel')}
      lang={locale}
      {...props}
      ref={panelRef}
      className={className === undefined ? 'oddkin-observer' : `oddkin-observer ${className}`}
      data-layout={layout}
      data-drop={drop.isOver ? '' : undefined}
      data-density={density}
      data-oddkin-theme={theme === 'auto' ? undefined : theme}
      {...drop.handlers}
    >
      <RecordingBar />
      {/* Positions, filters and choices belong to one store: with another, all begins anew. */}
      <PanelStateProvider
        key={`${keyOf(store)} ${session ?? ''}`}
        defaultRegion={defaultRegion ?? 'conversation'}
        session={session}
        hasShortcuts={shortcuts}
      >
        <Announcer announcements={announcements} defaultAnnouncements={defaultAnnouncements} onAnnouncementsChange={onAnnouncementsChange}>
          <PanelLayout layout={layout} fault={fault} />
        </Announcer>
      </PanelStateProvider>
    </div>
  );
}

function keyOf(store: ObserverStore): number {
  let key = storeKeys.get(store);
  if (key === undefined) {
    lastKey += 1;
    key = lastKey;
    storeKeys.set(store, key);
  }
  return key;
}

const storeKeys = new WeakMap<ObserverStore, number>();
let lastKey = 0;
