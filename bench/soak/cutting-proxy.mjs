import { connect, createServer } from 'node:net';

/** Passes bytes on to a port of this machine, until told to cut what is open or to hold it back. */
export async function startCuttingProxy(portNow) {
  const pairs = new Set();
  const server = createServer((near) => {
    const far = connect(portNow(), '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    open: () => pairs.size,
    /** Breaks every connection off, as a lost network does. */
    cut() {
      for (const { near, far } of pairs) {
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
    },
    /** Lets nothing through for a while, though all stays open. */
    async stall(forMs) {
      const stalled = [...pairs];
      for (const { near, far } of stalled) for (const socket of [near, far]) socket.pause();
      await new Promise((resolve) => setTimeout(resolve, forMs));
      for (const { near, far } of stalled) for (const socket of [near, far]) socket.resume();
    },
  };
}
