import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { keepInIndexedDb, type Keep } from '@oddkin/ai/recording';
import { createObserverStore, type Limits, type ObserverStore } from '@oddkin/ai/store';
import { countedUuid, createDocuments, createFrames, createSteppedClock, documentEntry, type FrameBuilders } from '@oddkin/ai/testing';

const name = 'a test';
const keeps: Keep[] = [];

afterEach(async () => {
  for (const keep of keeps.splice(0)) await keep.close();
  await removeDatabase();
});

describe('keepInIndexedDb', () => {
  // The first, since a browser remembers for a while how much room there was.
  it('stops where the browser gives no more room, and the store lives on', async () => {
    await cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, quotaSize: 1_000_000 });
    onTestFinished(async () => void (await cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin })));
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit()]);
    await keep.write();
    expect(keep.getState()).toMatchObject({ phase: 'keeping', kept: 1 });
    store.ingest(Array.from({ length: 50 }, () => frames.event({ payload: { text: 'x'.repeat(100_000) } })));
    await keep.write();
    expect(keep.getState()).toMatchObject({ phase: 'failed', problem: { code: 'quota' } });
    store.ingest([frames.event()]);
    expect(store.getState().wire.next).toBe(52);
  });

  it('writes nothing unless it is called', async () => {
    createStore().ingest([createFrames().sessionInit()]);
    expect((await indexedDB.databases()).filter((each) => each.name?.startsWith('oddkin'))).toEqual([]);
  });

  it('goes on where the page was when it is loaded again, and knows repeats', async () => {
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit(), frames.toolCall(), 'no JSON']);
    store.put([documentEntry('oddkin.ai.plan', createDocuments().plan())]);
    await keep.write();
    const last = frames.toolResult();
    store.ingest([last]);
    await keep.close();
    expect(keep.getState()).toMatchObject({ phase: 'closed', kept: 5, problem: undefined });

    const after = await kept();
    expect(after.keep.getState()).toMatchObject({ phase: 'keeping', restored: 5, kept: 5 });
    expect(after.store.snapshot()).toEqual(store.snapshot());
    expect(after.store.ingest([last])[0]).toMatchObject({ accepted: false, problems: [] });
    after.store.ingest([frames.event()]);
    await after.keep.close();
    expect((await kept()).store.snapshot()).toEqual(after.store.snapshot());
  });

  it('puts what was kept before what has come since, and passes over what comes twice', async () => {
    const { store, keep, frames } = await kept();
    const [init, call] = [frames.sessionInit(), frames.toolCall()];
    store.ingest([init, call]);
    await keep.close();
    const next = createStore();
    const event = frames.event();
    next.ingest([init, event]);
    await keepStore(next);
    expect(texts(next)).toEqual([init, call, event].map((frame) => JSON.stringify(frame)));
    expect(texts((await reloaded()).store)).toEqual(texts(next));
  });

  it('holds no more than the limits of the store, and comes back as that', async () => {
    const { store, keep, frames } = await kept({ frames: 200 });
    store.ingest([frames.sessionInit()]);
    for (let round = 0; round < 30; round += 1) {
      store.ingest(Array.from({ length: 100 }, () => frames.event()));
      await keep.write();
    }
    expect(store.cursor.getState().letGo.frames).toBeGreaterThan(2_700);
    expect(keep.getState().kept).toBeLessThanOrEqual(1_250);
    await keep.close();
    const after = await kept({ frames: 200 });
    expect(texts(after.store)).toEqual(texts(store));
    expect([...after.store.getState().timeline].length).toBe([...store.getState().timeline].length);
    expect(after.store.cursor.getState().newest).toBe(3_001);
  });

  it('lets one page write: another shows the same, says so, and takes over when the first one ends', async () => {
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit()]);
    await keep.write();
    const other = await kept();
    expect(other.keep.getState()).toMatchObject({ phase: 'elsewhere', restored: 1 });
    other.store.ingest([frames.event()]);
    await other.keep.write();
    const takenOver = until(other.keep, () => other.keep.getState().phase === 'keeping');
    await keep.close();
    await takenOver;
    await other.keep.close();
    expect(texts((await kept()).store)).toHaveLength(2);
  });

  it('lets the last page write where there are no locks', async () => {
    const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks')!;
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    onTestFinished(() => void Object.defineProperty(navigator, 'locks', { ...locks, configurable: true }));
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit()]);
    await keep.write();
    const other = await kept();
    expect(other.keep.getState().phase).toBe('keeping');
    store.ingest([frames.event()]);
    await keep.write();
    expect(keep.getState().phase).toBe('elsewhere');
    expect(store.getState().wire.next).toBe(2);
  });

  it.each([
    ['broken', { snapshot: 'something else' }],
    ['version', { snapshot: 'oddkin-observer', version: 99 }],
    [
      'broken',
      { snapshot: 'oddkin-observer', version: 1, start: { letGoLength: 0, state: { '@': 'hologram' } }, recentIds: { after: 0, ids: [] } },
    ],
  ])('throws away what it can not read (%s), says so, and begins anew', async (code, start) => {
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit()]);
    await keep.close();
    await overwrite(start);
    const after = await kept();
    expect(after.keep.getState()).toMatchObject({ phase: 'keeping', restored: 0, problem: { code } });
    after.store.ingest([frames.event()]);
    await after.keep.close();
    expect((await kept()).keep.getState()).toMatchObject({ phase: 'keeping', restored: 1, problem: undefined });
  });

  it('leaves a database of a later version alone', async () => {
    const later = await open(7);
    later.close();
    const { store, keep } = await kept();
    expect(keep.getState()).toMatchObject({ phase: 'failed', problem: { code: 'version' } });
    store.ingest([createFrames().sessionInit()]);
    expect(store.getState().wire.next).toBe(1);
    expect((await indexedDB.databases()).find((each) => each.name === `oddkin-${name}`)?.version).toBe(7);
  });

  it('throws away what is kept when that is asked for', async () => {
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit()]);
    await keep.write();
    await keep.clear();
    expect(keep.getState().phase).toBe('closed');
    expect((await kept()).keep.getState().restored).toBe(0);
  });

  it('throws it away and keeps nothing more where that is asked for while it is being opened', async () => {
    const { store, keep, frames } = await kept();
    store.ingest([frames.sessionInit()]);
    await keep.close();
    const next = keepInIndexedDb(createStore(), { name, clock: store.clock });
    keeps.push(next);
    await next.clear();
    await next.ready;
    expect(next.getState().phase).toBe('closed');
    expect((await kept()).keep.getState().restored).toBe(0);
  });
});

interface Kept {
  readonly store: ObserverStore;
  readonly keep: Keep;
  readonly frames: FrameBuilders;
}

async function kept(limits: Partial<Limits> = {}): Promise<Kept> {
  const store = createStore(limits);
  return { store, keep: await keepStore(store), frames: createFrames(countedUuid(0, 1)) };
}

async function reloaded(): Promise<Kept> {
  for (const keep of keeps.splice(0)) await keep.close();
  return kept();
}

async function keepStore(store: ObserverStore): Promise<Keep> {
  const keep = keepInIndexedDb(store, { name, clock: store.clock });
  keeps.push(keep);
  await keep.ready;
  return keep;
}

/** Its clock stands still: what is written is written when a test says so. */
function createStore(limits: Partial<Limits> = {}): ObserverStore {
  return createObserverStore({ limits, clock: createSteppedClock() });
}

function texts(store: ObserverStore): readonly (string | undefined)[] {
  return Array.from(store.getState().wire.entries, ({ text }) => text);
}

function until(keep: Keep, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = keep.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}

function open(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(`oddkin-${name}`, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('It failed without a reason.'));
  });
}

async function overwrite(start: object): Promise<void> {
  const database = await open();
  const transaction = database.transaction('head', 'readwrite');
  transaction.objectStore('head').put({ writer: '', start, first: 0 }, 'head');
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}

function removeDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`oddkin-${name}`);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('It failed without a reason.'));
  });
}
