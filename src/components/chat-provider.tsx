'use client';
import { useEffect, type ReactNode } from 'react';
import { RenderersProvider, StoreProvider, useIsHydrated, type Renderers, type StoreProviderProps } from '../hooks/index.js';
import {
  MarkdownExtensionsProvider,
  UrlPolicyProvider,
  useMarkdownExtensions,
  type MarkdownExtension,
  type UrlPolicy,
} from '../markdown/index.js';
import { MessagesProvider, type MessagesProviderProps } from '../messages/index.js';
import { preloadParts } from './parts-on-demand.js';

export interface ChatProviderProps extends StoreProviderProps, Omit<MessagesProviderProps, 'children'> {
  /** What links and pictures of agents may do. Default: links by http, https and mailto; nothing loads unasked. */
  readonly urlPolicy?: UrlPolicy | undefined;
  /** The host's own components for data parts, tools, events and worlds. */
  readonly renderers?: Renderers | undefined;
  /** What the host adds to Markdown, such as `maths()` and `diagrams()`. Hold the array in one constant. Default: what is added above. */
  readonly markdownExtensions?: readonly MarkdownExtension[] | undefined;
  readonly children: ReactNode;
}

/**
 * Gives a store, words, the host's renderers and the URL policy to every component below it. Renders nothing of its own.
 * A server doesn't know the reader's time zone: unless `timeZone` says it, what a server renders is in UTC, and in the reader's as soon as a browser has taken it over.
 */
export function ChatProvider(props: ChatProviderProps) {
  const { urlPolicy = noPolicy, renderers = noRenderers, markdownExtensions, locale, timeZone, messages, children, ...store } = props;
  const extensionsAbove = useMarkdownExtensions();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    preloadParts().catch(() => undefined); // What is shown first asks again.
  }, []);
  return (
    <StoreProvider {...store}>
      <MessagesProvider locale={locale} timeZone={timeZone ?? (isHydrated ? undefined : 'UTC')} messages={messages}>
        <RenderersProvider value={renderers}>
          <UrlPolicyProvider value={urlPolicy}>
            <MarkdownExtensionsProvider value={markdownExtensions ?? extensionsAbove}>{children}</MarkdownExtensionsProvider>
          </UrlPolicyProvider>
        </RenderersProvider>
      </MessagesProvider>
    </StoreProvider>
  );
}

const noPolicy: UrlPolicy = {};
const noRenderers: Renderers = {};
