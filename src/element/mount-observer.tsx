'use client';
import { createRoot } from 'react-dom/client';
import { loadAlong } from '../on-demand/index.js';
import { adoptStyles, loadStylesOnDemand } from './adopt-styles.js';
import { ElementPanel, type ElementPanelProps } from './element-panel.js';
import { keepTyping } from './keep-typing.js';

/** What the panel is given, as {@link ObserverPanelProps}, but for `renderers`, which make nodes. */
export type MountObserverOptions = ElementPanelProps;

/** A panel that stands in a page. */
export interface MountedObserver {
  /** Gives the panel other options in the place of all earlier ones. */
  readonly update: (options: MountObserverOptions) => void;
  /** Takes the panel away and closes its connection. */
  readonly unmount: () => void;
}

/**
 * Puts an observer panel into an element of any page, in a shadow root with a stylesheet of its own: neither side's styles reach the other.
 * Throws where the element can have no shadow root.
 */
export function mountObserver(element: HTMLElement, options: MountObserverOptions): MountedObserver {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  loadAlong(loadStylesOnDemand);
  loadStylesOnDemand().catch(() => undefined); // What needs them asks again, and tells of it.
  const stopKeeping = keepTyping(shadow);
  const root = createRoot(shadow);
  const update = (next: MountObserverOptions): void => root.render(<ElementPanel {...next} />);
  const unmount = (): void => {
    root.unmount();
    stopKeeping();
  };
  update(options);
  return { update, unmount };
}
