// Comes before: the observer panel, which it puts into any page.
// Comes after: pages that know nothing of React.
import { defineObserverElement } from './observer-element.js';

export { OddkinObserverElement } from './observer-element.js';
export { mountObserver, type MountedObserver, type MountObserverOptions } from './mount-observer.js';

defineObserverElement();
