'use client';
import type { ReactNode } from 'react';
import { RenderersProvider, StoreProvider, type Renderers, type StoreProviderProps } from '../hooks/index.js';
import { UrlPolicyProvider, type UrlPolicy } from '../markdown/index.js';
import { MessagesProvider, type MessagesProviderProps } from '../messages/index.js';

export interface ChatProviderProps extends StoreProviderProps, Omit<MessagesProviderProps, 'children'> {
  /** What links and pictures of agents may do. Default: links by http, https and mailto; nothing loads unasked. */
  readonly urlPolicy?: UrlPolicy | undefined;
  /** The host's own components for data parts, tools, events and worlds. */
  readonly renderers?: Renderers | undefined;
  readonly children: ReactNode;
}

/** Gives a store, words, the host's renderers and the URL policy to every component below it. Renders nothing of its own. */
export function ChatProvider({ urlPolicy = noPolicy, renderers = noRenderers, locale, messages, children, ...store }: ChatProviderProps) {
  return (
    <StoreProvider {...store}>
      <MessagesProvider locale={locale} messages={messages}>
        <RenderersProvider value={renderers}>
          <UrlPolicyProvider value={urlPolicy}>{children}</UrlPolicyProvider>
        </RenderersProvider>
      </MessagesProvider>
    </StoreProvider>
  );
}

const noPolicy: UrlPolicy = {};
const noRenderers: Renderers = {};
