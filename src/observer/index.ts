// Comes before: components, of which it is made, and projection, which connects it.
// Comes after: element, which puts it into any page.
export { AgentsRegion } from './agents-region.js';
export { AttentionRegion } from './attention-region.js';
export { ConversationRegion } from './conversation-region.js';
export { ObserverDock, type ObserverDockProps } from './dock/observer-dock.js';
export type { DockSide } from './dock/use-dock-state.js';
export { InspectorRegion } from './inspector.js';
export { ObserverHeader } from './header.js';
export { ObserverPanel, type ObserverPanelProps } from './observer-panel.js';
export { ObserverRoot, type ObserverRootProps } from './observer-root.js';
export { PlanRegion } from './plan-region.js';
export { ProblemsRegion } from './problems-region.js';
export type { RegionProps } from './region-frame.js';
export type { RegionName } from './shown-regions.js';
export type { Selection } from './selection.js';
export { TimeBar } from './time-bar.js';
export { TimelineRegion } from './timeline-region.js';
export { ToolsRegion } from './tools-region.js';
export { useSelection, type SelectionControl } from './use-selection.js';
export { useShownRegion, type ShownRegion } from './use-shown-region.js';
export { WireRegion } from './wire-region.js';
export { WorldRegion } from './world-region.js';
