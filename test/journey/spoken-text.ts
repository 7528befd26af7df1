import { WebSocket } from 'ws';

/** Waits on the socket itself for something that an agent says in plain words, and gives the text as it crossed the wire. */
export function spokenText(port: number, agent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/observe`);
    socket.on('error', reject);
    socket.on('message', (message: Buffer) => {
      const text = plainText(message.toString(), agent);
      if (text === undefined) return;
      socket.close();
      resolve(text);
    });
  });
}

/** Text without marks of Markdown stands in the document just as it stood on the wire. */
function plainText(message: string, agent: string): string | undefined {
  const { topic, payload } = JSON.parse(message) as { topic?: unknown; payload?: { text?: unknown; from?: unknown; role?: unknown } };
  if (topic !== 'agent_message' || payload?.from !== agent || payload.role === 'user') return undefined;
  const { text } = payload;
  return typeof text === 'string' && /^[A-Za-z][A-Za-z0-9 ,.'’]{11,}$/.test(text) ? text : undefined;
}
