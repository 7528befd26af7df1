// Comes before: the observer panel, which it puts into any page.
// Comes after: pages that know nothing of React.
import { defineObserverElement } from './observer-element.js';

export { OddkinActionEvent } from './action-event.js';
export type { OddkinObserverEventMap } from './element-events.js';
export { mountObserver, type MountedObserver, type MountObserverOptions } from './mount-observer.js';
export type { NodePlace, NodeRenderers, RenderNode } from './node-renderers.js';
export { OddkinObserverElement, type OddkinObserverProperties } from './observer-element.js';
export type { OddkinObserverTagProps } from './react-tag.js';

defineObserverElement();
