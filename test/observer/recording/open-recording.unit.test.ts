import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { openRecording } from '../../../src/observer/recording/open-recording.js';

const whole = readFileSync(new URL('../../../stories/recordings/every-noun.ndjson', import.meta.url));
const lines = whole.toString('utf8').trimEnd().split('\n');
const frames = lines.length - 1;

async function open(source: Blob | string | Uint8Array<ArrayBuffer>) {
  const store = createObserverStore();
  const opened = await openRecording(source instanceof Uint8Array ? new Blob([source]) : source, store, new AbortController().signal);
  return { ...opened, held: store.getHead().wire.next };
}

function isJson(bytes: Uint8Array, place: number): boolean {
  const line = bytes.subarray(bytes.subarray(0, place).lastIndexOf(10) + 1);
  const end = line.indexOf(10);
  try {
    JSON.parse(new TextDecoder().decode(end < 0 ? line : line.subarray(0, end)));
    return true;
  } catch {
    return false;
  }
}

function isUnpackedTo(packed: Uint8Array, text: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(text);
  } catch {
    return false;
  }
}

describe('a damaged recording', () => {
  it('is opened whatever byte of it is another, and each line that is lost is told with its place', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (place, byte) => {
        const damaged = new Uint8Array(whole);
        damaged[place] = byte;
        const { fault, problems, held } = await open(damaged);
        expect(fault).toBeUndefined();
        // A line break more or less makes of one line two, or of two one.
        expect(held).toBeGreaterThanOrEqual(frames - 2);
        const atLine = damaged.subarray(0, place).filter((each) => each === 10).length + 1;
        for (const problem of problems) expect(Math.abs(problem.line - atLine)).toBeLessThanOrEqual(1);
        // One that is still a line may name the message of another, and be taken for its repeat.
        if (held < frames - 1 || !isJson(damaged, place)) expect(problems).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is opened so far where it was cut at any byte', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 1 }), async (end) => {
        const { fault, held } = await open(new Uint8Array(whole.subarray(0, end)));
        const before = Math.max(0, whole.subarray(0, end).filter((each) => each === 10).length - 1);
        if (fault === undefined) expect(held).toBeGreaterThanOrEqual(before);
        else expect({ kind: fault.kind, held }).toEqual({ kind: 'unknown', held: 0 });
      }),
      { numRuns: 60 },
    );
  });

  it('that was packed is opened so far where it was cut, or says that nothing of it can be read', { timeout: 600_000 }, async () => {
    const packed = new Uint8Array(gzipSync(whole));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: packed.length - 1 }), async (end) => {
        const { fault } = await open(packed.subarray(0, end));
        expect(fault?.kind).toBe('broken');
      }),
      { numRuns: 30 },
    );
    expect((await open(packed)).held).toBe(frames);
    expect((await open(packed.subarray(0, packed.length - 9))).held).toBeGreaterThan(frames / 2);
  });

  it('that was packed tells of a byte that is another', { timeout: 600_000 }, async () => {
    const packed = new Uint8Array(gzipSync(whole));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: packed.length - 1 }), fc.integer({ min: 1, max: 255 }), async (place, by) => {
        const damaged = packed.map((byte, index) => (index === place ? byte ^ by : byte));
        const { fault } = await open(damaged);
        // A few bits mean nothing: those that fill the last byte up.
        if (!isUnpackedTo(damaged, whole)) expect(fault?.kind).toBe('broken');
      }),
      {
        numRuns: 30,
        examples: [
          [packed.length - 9, 0xff],
          [packed.length - 8, 1],
          [packed.length - 1, 1],
        ],
      },
    );
  });
});

describe('what is no recording', () => {
  it('says that it is empty', async () => {
    expect(await open(new Blob([]))).toMatchObject({ fault: { kind: 'empty' }, held: 0 });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['another log', new TextEncoder().encode('{"log":{"version":"1.2","entries":[]}}')],
    ['prose', new TextEncoder().encode('Dear reader,\nthis is no recording.\n')],
    ['a later version', new TextEncoder().encode('{"recording":"oddkin-aicc","version":2,"createdAt":"x"}\n')],
    ['null', new TextEncoder().encode('null')],
  ])('%s is told as such', async (_, bytes) => {
    expect(await open(bytes)).toMatchObject({ fault: { kind: 'unknown' }, held: 0 });
  });

  it('loses a line of endless length alone', async () => {
    const block = 'x'.repeat(1 << 20);
    const parts: string[] = [
      `${lines.slice(0, 3).join('\n')}\n`,
      ...Array.from({ length: 66 }, () => block),
      `\n${lines.slice(3).join('\n')}\n`,
    ];
    const { fault, problems, held } = await open(new Blob(parts));
    expect({ fault, held }).toEqual({ fault: undefined, held: frames });
    expect(problems).toMatchObject([{ code: 'line_invalid', line: 4, message: expect.stringContaining('longer than') as string }]);
  });
});

describe('an address', () => {
  async function serve(status: number, body: string | Buffer, isCut = false): Promise<string> {
    const server = createServer((_, response) => {
      response.writeHead(status, isCut ? { 'content-length': body.length * 2 } : {});
      response.write(body, () => (isCut ? response.destroy() : response.end()));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/night.ndjson`;
  }

  it('is opened', async () => {
    expect(await open(await serve(200, whole))).toMatchObject({ fault: undefined, problems: [], held: frames });
  });

  it('that is refused, leads nowhere, or breaks off is told as such', async () => {
    expect((await open(await serve(404, 'no'))).fault).toEqual({ kind: 'refused', status: 404 });
    expect((await open('http://127.0.0.1:1/night.ndjson')).fault?.kind).toBe('unreachable');
    expect((await open(await serve(200, whole, true))).fault?.kind).toBe('unreachable');
    expect((await open('http://[')).fault?.kind).toBe('unreachable');
  });
});
