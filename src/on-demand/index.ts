// Comes before: nothing but the module that is to be loaded.
// Comes after: whatever shows what most pages do not need at first.
export { createOnDemand, loadAlong, type OnDemand, type OnDemandState } from './on-demand.js';
export { loadOnce, showOnce, type LoadedOnce } from './load-once.js';
export { useOnDemand } from './use-on-demand.js';
