import type { Transport } from '../aicc/index.js';

/**
 * What drafts are kept by in a panel that is fed from somewhere: the same for the same source, so that what was written is there again
 * when the panel was closed and opened. `undefined` where a host feeds the store itself: then it is the store.
 */
export function draftHome(url: string | undefined, transport: Transport | undefined): object | undefined {
  if (transport !== undefined) return transport;
  if (url === undefined) return undefined;
  const home = homes.get(url) ?? {};
  homes.delete(url);
  homes.set(url, home);
  const [oldest] = homes.keys();
  if (homes.size > mostHomes && oldest !== undefined) homes.delete(oldest);
  return home;
}

const homes = new Map<string, object>();
const mostHomes = 20;
