import { expect, it } from 'vitest';
import { memoryTransport, type MemoryConnection, type TransportConnection } from '@oddkin/ai/aicc';

function connect(onAccept: (far: MemoryConnection) => void = () => {}) {
  const log: string[] = [];
  let far!: MemoryConnection;
  const transport = memoryTransport((connection, options) => {
    far = connection;
    log.push(`accept ${JSON.stringify(options)}`);
    onAccept(connection);
    return {
      onOpen: () => log.push('far open'),
      onMessage: (text) => log.push(`far ${text}`),
      onClose: ({ code, reason }) => log.push(`far closed ${code} ${reason}`),
    };
  });
  const near: TransportConnection = transport.connect(
    {
      onOpen: () => log.push('near open'),
      onMessage: (text) => log.push(`near ${text}`),
      onClose: ({ code, reason }) => log.push(`near closed ${code} ${reason}`),
    },
    { after: 'x' },
  );
  return { log, near, far };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it('opens both ends after connect has returned, and hands over what the client tells', async () => {
  const { log } = connect();
  expect(log).toEqual(['accept {"after":"x"}']);
  await turn();
  expect(log.slice(1)).toEqual(['near open', 'far open']);
});

it('delivers in order, and what was sent before a close comes before it', async () => {
  const { log, near, far } = connect();
  await turn();
  near.send('1');
  near.send('2');
  far.send('a');
  near.close(4000, 'done');
  near.close(4001, 'again');
  near.send('lost');
  await turn();
  expect(log.slice(3)).toEqual(['far 1', 'far 2', 'near a', 'far closed 4000 done', 'near closed 4000 done']);
});

it('throws on sending before it is open and after it is closed', async () => {
  const { near, far } = connect();
  expect(() => near.send('1')).toThrow('is not open');
  await turn();
  far.close();
  await turn();
  expect(() => near.send('1')).toThrow('is not open');
});

it('lets the far end refuse', async () => {
  const { log } = connect((far) => far.close(4001, 'no'));
  await turn();
  expect(log.slice(1)).toEqual(['near closed 4001 no', 'far closed 4001 no']);
});

it('loses what is under way when it is severed, and closes both ends once', async () => {
  const { log, near, far } = connect();
  await turn();
  near.send('1');
  far.send('a');
  far.sever();
  far.sever();
  near.close();
  await turn();
  expect(log.slice(3)).toEqual(['near closed 1006 ', 'far closed 1006 ']);
});
