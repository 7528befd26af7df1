import { isEqual, type Manifest, type SessionInitFrame, type ToolDeclaration } from '../schema/index.js';

/** What a session_init declares, without what belongs to the frame. */
export function manifestOf(frame: SessionInitFrame | Manifest): Manifest {
  const { world, capabilities, tools, agent_model, tick_rate_hz, tick_mode, event_subscriptions } = frame;
  return {
    tick_rate_hz,
    tick_mode,
    world,
    agent_model,
    capabilities,
    tools,
    ...(event_subscriptions === undefined ? {} : { event_subscriptions }),
  };
}

/** The ids of tools that came, went, or are declared otherwise now. */
export function compareTools(before: readonly ToolDeclaration[], after: readonly ToolDeclaration[]) {
  const old = new Map(before.map((tool) => [tool.id, tool]));
  const ids = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    removed: before.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    changed: after.filter((tool) => old.has(tool.id) && !isEqual(old.get(tool.id), tool)).map(({ id }) => id),
  };
}
