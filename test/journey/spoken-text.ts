import { WebSocket } from 'ws';

/** Something that an agent has said, as it crossed the wire. */
export interface Spoken {
  readonly sessionId: string;
  /** A run of plain words: it stands in the document just as it stood on the wire, whatever Markdown is round it. */
  readonly text: string;
}

/** Waits on the socket itself until an agent has said something in a message of its own. */
export function spokenText(port: number, agent: string): Promise<Spoken> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/observe`);
    socket.on('error', reject);
    socket.on('message', (message: Buffer) => {
      const spoken = readSpoken(message.toString(), agent);
      if (spoken === undefined) return;
      socket.close();
      resolve(spoken);
    });
  });
}

interface SpeakingFrame {
  readonly session_id: string;
  readonly payload?: {
    readonly from?: unknown;
    readonly documents?: readonly { readonly schema: string; readonly value: SpokenMessage }[];
  };
}

interface SpokenMessage {
  readonly parts?: readonly { readonly type: string; readonly text?: string }[];
}

function readSpoken(message: string, agent: string): Spoken | undefined {
  const { session_id: sessionId, payload } = JSON.parse(message) as SpeakingFrame; // a frame of our own bridge
  if (payload?.from !== agent) return undefined;
  for (const { schema, value } of payload.documents ?? []) {
    if (schema !== 'oddkin.ai.message') continue;
    for (const part of value.parts ?? []) {
      const run = part.type === 'text' ? /[A-Za-z][A-Za-z ,]{13,}/.exec(part.text ?? '') : null;
      if (run !== null) return { sessionId, text: run[0].trim() };
    }
  }
  return undefined;
}
