// Comes before: schema and aicc, whose frames it answers.
// Comes after: cli, which runs it from a terminal.
export { createBridge, type Bridge, type BridgeOptions } from './bridge.js';
export type { BridgeLog } from './bridge-log.js';
export type { FrameLogLimits } from './frame-log.js';
export type { FromSchema, ObjectSchema } from './from-schema.js';
export type { ObserverLimits } from './observer.js';
export { createReplay, type Replay, type ReplayOptions } from './replay.js';
export { createTap, type Tap, type TapOptions } from './tap.js';
export { ToolFailure } from './tool-failure.js';
export {
  defineTool,
  defineWorld,
  type AnyTool,
  type CapabilityKind,
  type SessionHandle,
  type TickContext,
  type ToolContext,
  type ToolDefinition,
  type World,
  type WorldDefinition,
} from './world-definition.js';
export { createEchoWorld } from './world/echo.js';
export { startCourier } from './world/agents/courier.js';
export { startExplorer } from './world/agents/explorer.js';
export type { AgentOptions, RunningAgent } from './world/agents/live.js';
export { createDungeonWorld, type DungeonOptions } from './world/dungeon/dungeon.js';
