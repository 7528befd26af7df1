import type { DecodeOptions } from './decode.js';
import type { Arrival } from './arrival.js';
import type { Clock } from './clock.js';
import type { LinkTiming } from './link.js';
import type { OutboxLimits } from './outbox.js';
import type { Transport } from './transport.js';
import type { WakeSource } from './wake.js';
import { webSocketTransport } from './web-socket.js';

/** Bounds of a client. Those on reading hold before anything is parsed. */
export interface ClientLimits extends Pick<DecodeOptions, 'maxLength' | 'maxDepth'>, OutboxLimits {}

/** What both roles take. Give `url` or `transport`. */
export interface ClientOptions extends LinkTiming {
  /** The bridge's address; begins with ws: or wss:. */
  readonly url?: string;
  /** What the bridge at `url` wants to be shown. Goes as a WebSocket subprotocol, since a page can set no header. */
  readonly token?: string;
  /** Where frames come from, in place of a WebSocket to `url`. */
  readonly transport?: Transport;
  /** Called for each message in order, also for those that were refused. A repeat of a frame is not told again. */
  readonly onArrival?: (arrival: Arrival) => void;
  /** Default: the system's clock and timers. */
  readonly clock?: Clock;
  /** Numbers from 0 to below 1, for the spread of retries. Default `Math.random`. */
  readonly random?: () => number;
  /** Default: the page coming online or becoming visible. */
  readonly wake?: WakeSource;
  readonly limits?: ClientLimits;
}

export function transportOf(caller: string, { url, token, transport }: ClientOptions): Transport {
  if (transport !== undefined) return transport;
  if (url === undefined)
    throw new Error(`${caller}: neither url nor transport is given. Nothing was opened. Pass the bridge's WebSocket address as url.`);
  return webSocketTransport(url, token === undefined ? {} : { token });
}
