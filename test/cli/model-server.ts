import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model was asked, as far as a test looks at it. */
export interface AskedBody {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string | null; readonly tool_call_id?: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: unknown } }[];
}

export type Reply = (response: ServerResponse, asked: AskedBody, request: IncomingMessage) => void;

/** A server that speaks streaming chat completions: the first request gets the first reply, and so on; after the last one the last again. */
export interface ModelServer {
  readonly baseUrl: string;
  readonly asked: readonly AskedBody[];
  readonly keys: readonly (string | undefined)[];
  readonly close: () => Promise<unknown>;
}

export async function startModelServer(replies: readonly Reply[]): Promise<ModelServer> {
  const asked: AskedBody[] = [];
  const keys: (string | undefined)[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedBody;
      keys.push(request.headers.authorization);
      asked.push(body);
      replies[Math.min(asked.length, replies.length) - 1]?.(response, body, request);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    keys,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Delta = Readonly<Record<string, unknown>>;

/** The text of a stream of these deltas. */
export function streamOf(...deltas: readonly Delta[]): string {
  const chunks = deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
  return `${chunks.join('')}data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 3 } })}\n\ndata: [DONE]\n\n`;
}

/** Sends a stream in pieces of so many bytes, so that it is cut within lines and within characters. */
export function streams(text: string, pieceBytes = 7): Reply {
  return (response) => {
    const bytes = Buffer.from(text, 'utf8');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (from: number): void => {
      if (from >= bytes.length) return void response.end();
      response.write(bytes.subarray(from, from + pieceBytes), () => setImmediate(write, from + pieceBytes));
    };
    write(0);
  };
}

export function toolCall(index: number, id: string, name: string, args: string): Delta {
  return { tool_calls: [{ index, id, type: 'function', function: { name, arguments: args } }] };
}
