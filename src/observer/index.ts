// Comes before: components, of which it is made, and projection, which connects it.
// Comes after: element, which puts it into any page.
export { ObserverPanel, type ObserverPanelProps } from './observer-panel.js';
export type { RegionName } from './panel-state.js';
