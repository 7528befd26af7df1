import { WebSocket } from 'ws';
import { webSocketTransport, type Transport, type TransportListener } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import type { ConformanceTarget } from '@oddkin/ai/conformance';

export function openEcho(): Promise<Bridge> {
  return createBridge({ world: createEchoWorld() });
}

export function targetOf({ agentUrl, observeUrl }: Bridge): ConformanceTarget {
  return {
    agent: (path) => webSocketTransport(agentUrl + path, { WebSocket }),
    observer: (path) => webSocketTransport(observeUrl + path, { WebSocket }),
  };
}

type Frame = Record<string, unknown>;

/** What a wrong bridge makes of one frame of a right one: other frames, none, or `'close'`. `sent` is what the agent sent last. */
export type Fault = (frame: Frame, sent: Frame | undefined, count: number) => readonly Frame[] | 'close';

/** A target whose bridge has one fault on the way to the agent. */
export function faulty(target: ConformanceTarget, fault: Fault): ConformanceTarget {
  return { agent: (path) => withFault(target.agent(path), fault) };
}

function withFault(transport: Transport, fault: Fault): Transport {
  return {
    connect: (listener, options) => {
      let sent: Frame | undefined;
      let count = 0;
      const spoiled: TransportListener = {
        ...listener,
        onMessage: (text) => {
          const made = fault(JSON.parse(text ?? '') as Frame, sent, count);
          count += 1;
          if (made === 'close') return connection.close(1000, 'no reason');
          for (const frame of made) listener.onMessage(JSON.stringify(frame));
        },
      };
      const connection = transport.connect(spoiled, options);
      return {
        ...connection,
        send: (text) => {
          sent = JSON.parse(text) as Frame;
          connection.send(text);
        },
      };
    },
  };
}
