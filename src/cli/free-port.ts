import type { Terminal } from './terminal.js';

const portsTried = 20;
export const highestPort = 65_535;

/** Opens what listens on this port or, while ports are taken, on one of the next; `undefined`, with the reason told, where none was to be had. */
export async function openOnFreePort<T>(first: number, open: (port: number) => Promise<T>, { tell }: Terminal): Promise<T | undefined> {
  const last = Math.min(first + portsTried - 1, highestPort);
  for (let port = first; port <= last; port += 1) {
    try {
      return await open(port);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRNOTAVAIL') {
        tell('This machine has no such address. Pass another with --host.');
        return undefined;
      }
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      tell(`Port ${port} is ${code === 'EADDRINUSE' ? 'taken' : 'not allowed'}.${port < last ? ` Trying ${port + 1}.` : ''}`);
    }
  }
  tell('No port was free. Pass another with --port.');
  return undefined;
}
