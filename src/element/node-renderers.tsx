'use client';
import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useStoreContext, type Renderers } from '../hooks/index.js';
import type { ObserverStore } from '../projection/index.js';
import type { EventEntry, ToolCallRecord } from '../store/index.js';

/** Makes the node that shows what is given. It is called again when what is given changes; one that throws leaves the rest of the panel alive. */
export type RenderNode<Given> = (given: Given, place: NodePlace) => Node;

/** Where a {@link RenderNode} shows something. */
export interface NodePlace {
  /** The panel's store, to read what stands beside it. */
  readonly store: ObserverStore;
  /** What was shown here last; may be changed and returned again. `undefined` the first time. */
  readonly previous: Node | undefined;
  /** Aborts when the place is gone: time to stop timers and subscriptions. */
  readonly signal: AbortSignal;
}

/** The page's own nodes, by the name of what they show. They stand in the panel's shadow root. */
export interface NodeRenderers {
  /** By the name of a data part. */
  readonly data?: Readonly<Record<string, RenderNode<{ readonly name: string; readonly data: unknown }>>>;
  /** By the id of a tool; takes the place of the call's input and output. */
  readonly tool?: Readonly<Record<string, RenderNode<{ readonly call: ToolCallRecord }>>>;
  /** By the topic of an event. */
  readonly event?: Readonly<Record<string, RenderNode<{ readonly entry: EventEntry }>>>;
  /** By the name of a world, or else by its kind. */
  readonly world?: Readonly<Record<string, RenderNode<{ readonly sessionId: string }>>>;
}

/** The same as components. */
export function componentsFor({ data, tool, event, world }: NodeRenderers): Renderers {
  return {
    ...(data === undefined ? {} : { data: componentsOf(data) }),
    ...(tool === undefined ? {} : { tool: componentsOf(tool) }),
    ...(event === undefined ? {} : { event: componentsOf(event) }),
    ...(world === undefined ? {} : { world: componentsOf(world) }),
  };
}

function componentsOf<Given extends object>(renderers: Readonly<Record<string, RenderNode<Given>>>): Record<string, ComponentType<Given>> {
  return Object.fromEntries(Object.entries(renderers).map(([name, render]) => [name, componentOf(render)]));
}

function componentOf<Given extends object>(render: RenderNode<Given>): ComponentType<Given> {
  const known = components.get(render);
  if (known !== undefined) return known as ComponentType<Given>; // made of this very function below
  const component = memo((given: Given) => <NodeHolder render={render} given={given} />) as unknown as ComponentType<Given>; // memo takes props as they are
  components.set(render, component as ComponentType<never>);
  return component;
}

// The same function is the same component, so that giving the renderers anew takes nothing from the screen.
const components = new WeakMap<object, ComponentType<never>>();

interface NodeHolderProps<Given> {
  readonly render: RenderNode<Given>;
  readonly given: Given;
}

function NodeHolder<Given>({ render, given }: NodeHolderProps<Given>) {
  const { store } = useStoreContext();
  const holderRef = useRef<HTMLDivElement>(null);
  const lifeRef = useRef<AbortController>(undefined);
  const shownRef = useRef<Node>(undefined);
  useLayoutEffect(() => {
    const life = new AbortController();
    lifeRef.current = life;
    return () => {
      life.abort();
      shownRef.current = undefined;
    };
  }, [store]);
  useLayoutEffect(() => {
    const holder = holderRef.current;
    const life = lifeRef.current;
    if (holder === null || life === undefined) return;
    const node = render(given, { store, previous: shownRef.current, signal: life.signal });
    if (node !== shownRef.current) holder.replaceChildren(node);
    shownRef.current = node;
  }, [render, given, store]);
  return <div ref={holderRef} className="oddkin-element-node" />;
}
