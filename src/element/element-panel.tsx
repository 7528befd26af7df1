'use client';
import { useMemo } from 'react';
import { ObserverDock, ObserverPanel, type DockSide, type ObserverPanelProps } from '../observer/index.js';
import { componentsFor, type NodeRenderers } from './node-renderers.js';
import { useExtensions, type ExtensionsAsked } from './use-extensions.js';
import { useLanguage } from './use-language.js';

/** What an {@link ObserverPanelProps} says of the panel itself, with nodes of the page in the place of components. */
export interface ElementPanelProps
  extends
    ExtensionsAsked,
    Pick<
      ObserverPanelProps,
      | 'url'
      | 'token'
      | 'recording'
      | 'transport'
      | 'store'
      | 'session'
      | 'onAction'
      | 'interceptAction'
      | 'urlPolicy'
      | 'locale'
      | 'messages'
      | 'announcements'
      | 'sendKey'
      | 'shortcuts'
      | 'onFiles'
      | 'onAttentionChange'
      | 'onStatusChange'
      | 'onProblem'
      | 'onSelect'
      | 'storageKey'
      | 'titleBadge'
      | 'theme'
      | 'limits'
      | 'redact'
      | 'density'
      | 'defaultRegion'
    > {
  /** Functions that make nodes for the page's own data, tools, events and worlds. */
  readonly renderers?: NodeRenderers | undefined;
  /** Lays the panel over the page, behind a floating button, and says where it first opens. Without it, the panel fills its place. */
  readonly dock?: DockSide | undefined;
}

/** The panel as a page gets it that knows nothing of React. */
export function ElementPanel({ renderers, messages, maths, diagrams, dock, ...props }: ElementPanelProps) {
  const components = useMemo(() => (renderers === undefined ? undefined : componentsFor(renderers)), [renderers]);
  const language = useLanguage(props.locale);
  const words = useMemo(() => ({ ...language, ...messages }), [language, messages]);
  const extensions = useExtensions({ maths, diagrams });
  if (language === undefined) return null;
  const given = { ...props, renderers: components, messages: words, markdownExtensions: extensions };
  return dock === undefined ? <ObserverPanel {...given} /> : <ObserverDock {...given} defaultSide={dock} />;
}
