// The observers of observers.mjs: plain sockets that look at each frame just enough to know that none is missing.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

const zero = 48;
const nine = 57;
const longestWaitMs = 30_000;
const watchers = [];
let onProgress = () => {};

process.on('message', async ({ open, port, awaitCount }) => {
  if (open !== undefined) {
    for (let count = 0; count < open; count += 1) watchers.push(await watch(port));
    return process.send({});
  }
  const deadline = setTimeout(() => onProgress(true), longestWaitMs);
  await new Promise((resolve) => {
    onProgress = (isLate = false) => {
      if (isLate || watchers.every(({ last, isClosed }) => isClosed || last >= awaitCount)) resolve();
    };
    onProgress();
  });
  clearTimeout(deadline);
  process.send({
    frames: watchers.reduce((sum, { frames }) => sum + frames, 0),
    missed: watchers.reduce((sum, { missed, last }) => sum + missed + Math.max(0, awaitCount - last), 0),
    closed: watchers.filter(({ isClosed }) => isClosed).length,
  });
});
process.once('disconnect', () => process.exit(0));
process.send({});

async function watch(port) {
  const watcher = { frames: 0, last: 0, missed: 0, isClosed: false };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /observe HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  let rest = Buffer.alloc(0);
  let isOpen = false;
  const opened = new Promise((resolve) => {
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n');
        if (end === -1) return;
        isOpen = true;
        rest = rest.subarray(end + 4);
        resolve();
      }
      rest = rest.subarray(readFrames(watcher, rest, socket));
      onProgress();
    });
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    watcher.isClosed = true;
    onProgress();
  });
  await opened;
  return watcher;
}

/** Reads the whole frames of a chunk. Answers how many bytes they had. */
function readFrames(watcher, bytes, socket) {
  let at = 0;
  while (at + 2 <= bytes.length) {
    let length = bytes[at + 1];
    let start = at + 2;
    if (length === 126) {
      if (at + 4 > bytes.length) return at;
      length = bytes.readUInt16BE(start);
      start += 2;
    } else if (length === 127) {
      if (at + 10 > bytes.length) return at;
      length = Number(bytes.readBigUInt64BE(start));
      start += 8;
    }
    const end = start + length;
    if (end > bytes.length) return at;
    const opcode = bytes[at] & 15;
    if (opcode === 9) socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
    if (opcode === 1) {
      watcher.frames += 1;
      const number = numberAtEnd(bytes, end);
      if (number > 0) {
        watcher.missed += Math.abs(number - watcher.last - 1);
        watcher.last = number;
      }
    }
    at = end;
  }
  return at;
}

/** The number before the two brackets that close a frame of the speaker; 0 for any other frame. */
function numberAtEnd(bytes, end) {
  let number = 0;
  let place = 1;
  let at = end - 3;
  for (; bytes[at] >= zero && bytes[at] <= nine; at -= 1) {
    number += (bytes[at] - zero) * place;
    place *= 10;
  }
  return bytes[at] === 58 && bytes[at - 2] === 110 ? number : 0;
}
