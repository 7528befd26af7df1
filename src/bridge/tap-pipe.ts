import type { WebSocket } from 'ws';
import { closeCodes, type Clock } from '../aicc/index.js';
import type { Sender } from '../schema/index.js';
import type { Message } from './link.js';
import { shortened } from './socket-link.js';

/** Two sockets of which each gets what the other sends. */
export interface Pipe {
  /** Ends the bridge's side, and the agent's once it has got what the bridge had sent. */
  readonly end: (code: number, reason: string) => void;
  readonly terminate: () => void;
}

export interface PipeSetting {
  readonly maxFrameBytes: number;
  readonly stallWithinMs: number;
  readonly clock: Clock;
  /** Called for each message that has been sent on. */
  readonly onPassed: (from: Sender, content: Message) => void;
  /** Called once, when both sides have closed. */
  readonly onEnd: () => void;
}

/** What may wait in one socket before the other is read no further. */
const highWaterBytes = 1_048_576;
const lowWaterBytes = 262_144;
const breakOffWithinMs = 2_000;
/** What ws says where a close frame held no code, and where none came. Neither can be sent. */
const noCode = 1005;
const vanished = 1006;

/** Joins an agent to the bridge. Both sockets are open, and neither answers pings itself: these pass too, so that each side sees the other's life. */
export function joinSockets(agent: WebSocket, bridge: WebSocket, setting: PipeSetting): Pipe {
  let ending: { readonly code: number; readonly reason: string } | undefined;
  let isAgentDropped = false;
  let open = 2;

  pass('agent', agent, bridge, setting, {
    onTooLarge: () => dropAgent(closeCodes.tooLarge, 'The frame is too large for the tap.'),
    onStalled: () => bridge.terminate(),
  });
  pass('bridge', bridge, agent, setting, {
    onTooLarge() {
      bridge.close(closeCodes.tooLarge, 'The frame is too large for the tap.');
      closeAgent(closeCodes.tooLarge, 'The bridge sent a frame that is too large for the tap.');
    },
    onStalled: () => dropAgent(closeCodes.tooSlow, 'Frames are not being read fast enough.'),
  });
  agent.once('close', (code, reason) => {
    bridge.resume();
    if (code === vanished || isAgentDropped) breakOff(bridge);
    else closeAlike(bridge, code, reason);
    endWhenBothHave();
  });
  bridge.once('close', (code, reason) => {
    if (ending !== undefined) closeAgent(ending.code, shortened(ending.reason));
    else if (code === vanished) closeAgent(1011, 'The connection to the bridge broke off.');
    else closeAgent(code, reason);
    endWhenBothHave();
  });

  return {
    end(code, reason) {
      ending ??= { code, reason };
      bridge.resume();
      bridge.close(code, shortened(reason));
    },
    terminate() {
      agent.terminate();
      bridge.terminate();
    },
  };

  function closeAgent(code: number, reason: string | Buffer): void {
    agent.resume();
    closeAlike(agent, code, reason);
  }

  function dropAgent(code: number, reason: string): void {
    isAgentDropped = true;
    closeAgent(code, reason);
    breakOff(bridge);
  }

  function endWhenBothHave(): void {
    open -= 1;
    if (open === 0) setting.onEnd();
  }
}

interface Trouble {
  readonly onTooLarge: () => void;
  /** The target reads nothing. */
  readonly onStalled: () => void;
}

function pass(from: Sender, source: WebSocket, target: WebSocket, setting: PipeSetting, { onTooLarge, onStalled }: Trouble): void {
  const { maxFrameBytes, stallWithinMs, clock, onPassed } = setting;
  let isHeld = false;
  let isOver = false;
  let stopWatching = () => {};

  source.on('message', (data, isBinary) => {
    const bytes = data as Buffer; // what ws gives unless its binaryType is changed
    if (isOver || target.readyState !== target.OPEN) return;
    if (bytes.length > maxFrameBytes) return refuse();
    target.send(bytes, { binary: isBinary }, onFlushed);
    onPassed(from, isBinary ? new Uint8Array(bytes) : bytes.toString('utf8'));
    holdWhenFull();
  });
  source.on('ping', (payload) => {
    if (target.readyState === target.OPEN) target.ping(payload, undefined, onFlushed);
    holdWhenFull();
  });
  source.on('pong', (payload) => {
    if (target.readyState === target.OPEN) target.pong(payload, undefined, onFlushed);
    holdWhenFull();
  });
  // What is wrong with a socket also closes it, and the close is what counts; but ws tells nobody that a frame was too large.
  source.on('error', (error) => {
    if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') refuse();
  });
  target.once('close', release);

  function refuse(): void {
    isOver = true;
    onTooLarge();
  }

  function holdWhenFull(): void {
    if (isHeld || target.bufferedAmount <= highWaterBytes || target.readyState !== target.OPEN) return;
    isHeld = true;
    source.pause();
    watch();
  }

  function onFlushed(): void {
    if (!isHeld) return;
    if (target.bufferedAmount <= lowWaterBytes) release();
    else watch();
  }

  function watch(): void {
    stopWatching();
    stopWatching = clock.after(stallWithinMs, onStalled);
  }

  function release(): void {
    isHeld = false;
    stopWatching();
    source.resume();
  }
}

/** Closes one side as the other was closed. */
function closeAlike(socket: WebSocket, code: number, reason: string | Buffer): void {
  if (code === noCode) socket.close();
  else socket.close(code, reason);
}

/**
 * Ends the bridge's side without a close frame, once what the agent sent has left: a bridge that got one would believe that the agent
 * has read everything, and would not repeat it after a resume.
 */
function breakOff(bridge: WebSocket): void {
  if (bridge.readyState !== bridge.OPEN) return bridge.terminate();
  bridge.ping('', undefined, () => bridge.terminate());
  setTimeout(() => bridge.terminate(), breakOffWithinMs).unref();
}
