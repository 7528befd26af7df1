import type { Edit } from './edit.js';
import { OrderedMap } from './ordered-map.js';

/** Calls that wait for their result, each knowing its neighbours: however many there are, one comes and goes at the same cost. */
export interface OpenCalls {
  readonly size: number;
  /** The key of the call that was made last. */
  readonly newest: string | undefined;
  readonly links: OrderedMap<OpenCall>;
}

interface OpenCall {
  readonly older: string | undefined;
  readonly newer: string | undefined;
}

export const noOpenCalls: OpenCalls = { size: 0, newest: undefined, links: OrderedMap.create() };

/** The keys of open calls, oldest first. */
export function openCallKeys(calls: OpenCalls): readonly string[] {
  return [...calls.links.keys()];
}

/** Adds a call. Returns `calls` itself where it is one of them. */
export function openCall(calls: OpenCalls, key: string, edit: Edit): OpenCalls {
  const { size, newest, links } = calls;
  if (links.has(key)) return calls;
  let next = links.set(key, { older: newest, newer: undefined }, edit);
  if (newest !== undefined) next = relink(next, newest, { newer: key }, edit);
  return { size: size + 1, newest: key, links: next };
}

/** Takes a call out. Returns `calls` itself where it is none of them. */
export function closeCall(calls: OpenCalls, key: string, edit: Edit): OpenCalls {
  const call = calls.links.get(key);
  if (call === undefined) return calls;
  let links = calls.links.delete(key, edit);
  if (call.older !== undefined) links = relink(links, call.older, { newer: call.newer }, edit);
  if (call.newer !== undefined) links = relink(links, call.newer, { older: call.older }, edit);
  return { size: calls.size - 1, newest: call.newer === undefined ? call.older : calls.newest, links };
}

function relink(links: OrderedMap<OpenCall>, key: string, change: Partial<OpenCall>, edit: Edit): OrderedMap<OpenCall> {
  const call = links.get(key);
  return call === undefined ? links : links.set(key, { ...call, ...change }, edit);
}
