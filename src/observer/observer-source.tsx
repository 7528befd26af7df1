'use client';
import { createContext, useMemo, type ReactNode } from 'react';
import type { RedactRules, Transport } from '../aicc/index.js';
import { ChatProvider, type ChatProviderProps } from '../components/index.js';
import { SessionScope } from '../hooks/index.js';
import { ComposerSettingsProvider, DraftHomeProvider, type ComposerSettings } from '../primitives/index.js';
import type { ObserverStore } from '../projection/index.js';
import type { Limits } from '../store/index.js';
import { draftHome } from './draft-home.js';
import { MomentLinksContext } from './link/link-news.js';
import { PanelSignals, type PanelSignalsProps } from './panel-signals.js';
import { PanelStateProvider, type RegionName, type Selection } from './panel-state.js';
import { RecordingOpenerContext } from './recording/recording-tools.js';
import { RecordingWords } from './recording/recording-words.js';
import { useOpenedRecording } from './recording/use-opened-recording.js';
import { useObservedStore } from './use-observed-store.js';

/** What a panel watches, and what it does with it. Give `url` or `transport`, or a `store` that is fed elsewhere. */
export interface ObserverSourceProps
  extends
    Pick<
      ChatProviderProps,
      'onAction' | 'interceptAction' | 'renderers' | 'urlPolicy' | 'markdownExtensions' | 'locale' | 'timeZone' | 'messages'
    >,
    PanelSignalsProps,
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
  /** How much the panel's own store holds. Read when that store is made. */
  readonly limits?: Partial<Limits> | undefined;
  /** What the panel's own store makes unreadable before it is shown. Read when that store is made. A store of the host's is made with its own `redact`. */
  readonly redact?: RedactRules | undefined;
  /** Whether single keys do something while the focus is in the panel and in no text field; `?` lists them. Default true. */
  readonly shortcuts?: boolean | undefined;
  /**
   * Whether the panel goes to the moment that a link in the page's address names, and offers to copy such links. They stand in the fragment, as `oddkin=`,
   * beside a route of the page. The address itself is never changed. Of several panels on a page, one. Default true.
   */
  readonly momentLinks?: boolean | undefined;
  /** What is shown first, where not all regions have room. Default `conversation`. */
  readonly defaultRegion?: RegionName | undefined;
  /**
   * What this browser keeps the arrangement by, in its local storage: the sizes and the choice of regions. Panels of one key share it.
   * Without it, sizes are kept for all panels of the origin, and the choice is not kept.
   */
  readonly storageKey?: string | undefined;
  /** Hears of each change of what is selected; `undefined` where nothing is any more. Another source begins with nothing selected, of which it does not hear. */
  readonly onSelect?: ((selection: Selection | undefined) => void) | undefined;
}

/** Why there is no connection: the address is none, say. */
export const ConnectionFaultContext = createContext<string | undefined>(undefined);

/** Watches what it is told to, and gives store and choices to all that is below. Renders nothing of its own. */
export function ObserverSource({ children, ...props }: ObserverSourceProps & { readonly children: ReactNode }) {
  const { url, token, transport, store: given, recording, session, limits, redact } = props;
  const { onAction, interceptAction, renderers, urlPolicy, markdownExtensions, locale, timeZone, messages, sendKey, onFiles } = props;
  const settings = useMemo(() => ({ sendKey, onFiles }), [sendKey, onFiles]);
  const observed = useObservedStore({ url, token, transport, store: given, session, limits, redact });
  const isOnlyRecording = url === undefined && transport === undefined && given === undefined;
  const opener = useOpenedRecording(recording, { limits: limits ?? {}, ...(redact === undefined ? {} : { redact }) }, isOnlyRecording);
  const { store, connection } = opener.opened === undefined ? observed : { store: opener.opened.store, connection: undefined };
  const fault = opener.opened === undefined ? observed.fault : undefined;
  return (
    <ChatProvider
      store={store}
      connection={connection}
      onAction={onAction}
      interceptAction={interceptAction}
      renderers={renderers}
      urlPolicy={urlPolicy}
      markdownExtensions={markdownExtensions}
      locale={locale}
      timeZone={timeZone}
      messages={messages}
    >
      {/* Where a region names no session, it is about all of them. */}
      <SessionScope sessionId={undefined}>
        <PanelSignals
          onAttentionChange={props.onAttentionChange}
          onStatusChange={props.onStatusChange}
          onProblem={props.onProblem}
          titleBadge={props.titleBadge}
        />
        <ComposerSettingsProvider value={settings}>
          <DraftHomeProvider value={draftHome(url, transport)}>
            <RecordingOpenerContext value={opener}>
              <ConnectionFaultContext value={fault}>
                {/* Positions, filters and choices belong to one store: with another, all begins anew. */}
                <PanelStateProvider
                  key={`${keyOf(store)} ${session ?? ''}`}
                  defaultRegion={props.defaultRegion ?? 'conversation'}
                  session={session}
                  hasShortcuts={props.shortcuts ?? true}
                  storageKey={props.storageKey}
                  onSelect={props.onSelect}
                >
                  <MomentLinksContext value={props.momentLinks ?? true}>
                    <RecordingWords isRecording={opener.opened !== undefined}>{children}</RecordingWords>
                  </MomentLinksContext>
                </PanelStateProvider>
              </ConnectionFaultContext>
            </RecordingOpenerContext>
          </DraftHomeProvider>
        </ComposerSettingsProvider>
      </SessionScope>
    </ChatProvider>
  );
}

/** Parts what says what is watched from all else. */
export function splitSource<Props extends ObserverSourceProps>(props: Props) {
  const { url, token, transport, store, recording, session, limits, redact, shortcuts, defaultRegion, storageKey, momentLinks, ...more } =
    props;
  const { onAction, interceptAction, renderers, urlPolicy, markdownExtensions, locale, timeZone, messages, ...others } = more;
  const { onSelect, onAttentionChange, onStatusChange, onProblem, titleBadge, sendKey, onFiles, ...rest } = others;
  const watched = { url, token, transport, store, recording, session, limits, redact, shortcuts, defaultRegion, storageKey, momentLinks };
  const given = { onAction, interceptAction, renderers, urlPolicy, markdownExtensions, locale, timeZone, messages };
  const told = { onSelect, onAttentionChange, onStatusChange, onProblem, titleBadge, sendKey, onFiles };
  const source: ObserverSourceProps = { ...watched, ...given, ...told };
  return { source, rest };
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
