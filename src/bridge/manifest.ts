import type { Capabilities, Manifest, ModelDeclaration, ToolDeclaration } from '../schema/index.js';
import type { CapabilityKind, World, WorldTool } from './world-definition.js';

/** What one agent holds. It can change while the session lives. */
export interface HeldCapabilities {
  readonly holds: (capability: string) => boolean;
  /** Answers whether anything changed. */
  readonly grant: (kind: CapabilityKind, capability: string) => boolean;
  readonly revoke: (kind: CapabilityKind, capability: string) => boolean;
  readonly declaration: () => Capabilities;
}

export function createHeldCapabilities(start: Partial<Capabilities> = {}): HeldCapabilities {
  const held = { sensors: new Set(start.sensors), actuators: new Set(start.actuators), generators: new Set(start.generators) };
  return {
    holds: (capability) => Object.values(held).some((names) => names.has(capability)),
    grant(kind, capability) {
      const isNew = !held[kind].has(capability);
      held[kind].add(capability);
      return isNew;
    },
    revoke: (kind, capability) => held[kind].delete(capability),
    declaration: () => ({ sensors: [...held.sensors], actuators: [...held.actuators], generators: [...held.generators] }),
  };
}

/** What session_init tells one agent about the world. Tools for people are declared only where people may act. */
export function declareManifest(
  world: World,
  capabilities: Capabilities,
  agentModel: ModelDeclaration,
  subscriptions: ReadonlySet<string>,
  allowActing: boolean,
): Manifest {
  return {
    tick_rate_hz: world.tickRateHz,
    tick_mode: world.tickMode,
    world: { name: world.name, kind: world.kind },
    agent_model: agentModel,
    capabilities,
    tools: [...world.tools.values()].filter(({ definition }) => allowActing || definition.forPerson !== true).map(declareTool),
    event_subscriptions: [...subscriptions],
  };
}

function declareTool({ id, definition }: WorldTool): ToolDeclaration {
  return {
    id,
    class: definition.class,
    description: definition.description,
    input_schema: definition.input,
    output_schema: definition.output,
    ...(definition.limits === undefined ? {} : { limits: definition.limits }),
    ...(definition.requiresCapability === undefined ? {} : { requires_capability: definition.requiresCapability }),
    ...(definition.strictInput === undefined ? {} : { strict_input: definition.strictInput }),
  };
}
