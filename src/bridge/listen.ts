import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts to listen. Answers the port that was taken; rejects with `code` `EADDRINUSE` where it was taken already. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port); // it listens on a port and on no pipe
    });
  });
}

/** The address that WebSockets of a host and port have. */
export function socketAddress(host: string, port: number): string {
  return `ws://${host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host}:${port}`;
}
