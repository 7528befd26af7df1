'use client';
import { createContext, use, type ComponentType } from 'react';
import type { EventEntry, ToolCallRecord } from '../store/index.js';

type DataComponent = ComponentType<{ readonly name: string; readonly data: unknown }>;

/** A component for data parts; with a `schema`, data that does not fit it never comes to the component. */
export type DataRenderer = DataComponent | { readonly component: DataComponent; readonly schema: object };

/** A host's own components, by the name of what they show. Each stands behind a boundary: one that throws leaves the rest alive. */
export interface Renderers {
  /** By the name of a data part: a component, or one with the JSON Schema of the data that it takes. Data of another shape is shown as JSON, and told. */
  readonly data?: Readonly<Record<string, DataRenderer>>;
  /** By the id of a tool; takes the place of the call's input and output. */
  readonly tool?: Readonly<Record<string, ComponentType<{ readonly call: ToolCallRecord }>>>;
  /** By the topic of an event. */
  readonly event?: Readonly<Record<string, ComponentType<{ readonly entry: EventEntry }>>>;
  /** By the name of a world, or else by its kind. */
  readonly world?: Readonly<Record<string, ComponentType<{ readonly sessionId: string }>>>;
}

const RenderersContext = createContext<Renderers>({});

/** Gives a host's own components to those below. Renders nothing of its own. */
export const RenderersProvider = RenderersContext;

/** The host's component for a name, or `undefined`. A name from outside finds only what the host itself put there. */
export function useRenderer<K extends keyof Renderers>(kind: K, name: string): NonNullable<Renderers[K]>[string] | undefined {
  const named = use(RenderersContext)[kind];
  return named !== undefined && Object.hasOwn(named, name) ? (named[name] as NonNullable<Renderers[K]>[string]) : undefined; // a component of this very kind
}
