'use client';
import { useEffect, useMemo } from 'react';
import { ObserverPanel, type ObserverPanelProps } from '../observer/index.js';
import { createObserverStore } from '../projection/index.js';
import type { Action } from '../store/index.js';

type PanelOptions = Pick<
  ObserverPanelProps,
  | 'url'
  | 'token'
  | 'recording'
  | 'transport'
  | 'store'
  | 'session'
  | 'onAction'
  | 'renderers'
  | 'urlPolicy'
  | 'locale'
  | 'messages'
  | 'announcements'
  | 'sendKey'
  | 'onFiles'
  | 'onAttentionChange'
  | 'titleBadge'
  | 'theme'
  | 'limits'
  | 'density'
  | 'defaultRegion'
>;

export interface ElementPanelProps extends PanelOptions {
  readonly onActed?: ((action: Action) => void) | undefined;
}

/** The panel, and a listener for what a person does in it. */
export function ElementPanel({ onActed, store: given, limits, ...props }: ElementPanelProps) {
  const { url, transport, session } = props;
  const hasSource = given !== undefined || url !== undefined || transport !== undefined;
  const store = useMemo(
    () => (hasSource ? (given ?? createObserverStore({ limits: limits ?? {} })) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps
    [given, hasSource, url, transport, session],
  );

  useEffect(() => {
    if (store === undefined || onActed === undefined) return undefined;
    return store.subscribe(({ actions }, before) => {
      if (actions === before.actions) return;
      for (const [key, state] of actions) {
        if (state.status === 'pending' && before.actions.get(key) !== state) onActed(state.action);
      }
    });
  }, [store, onActed]);

  return <ObserverPanel {...props} limits={limits} {...(store === undefined ? {} : { store })} />;
}
