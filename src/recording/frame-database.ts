import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

/** What is kept of a store: a snapshot without its entries, and the entries in batches, each under the number of its first. */
interface Tables extends DBSchema {
  head: { key: 'head'; value: Head };
  batches: { key: number; value: Batch };
}

interface Head {
  /** Who writes. Another one that finds its name here no more has been replaced. */
  readonly writer: string;
  /** A snapshot without entries; `undefined` before the first was written. */
  readonly start: object | undefined;
  /** The number of the entry with which the snapshot begins. */
  readonly first: number;
}

interface Batch {
  readonly entries: readonly unknown[];
}

/** What was read: the parts of a snapshot, and the number that the next entry gets. */
export interface KeptEntries {
  readonly start: object;
  readonly entries: readonly unknown[];
  readonly next: number;
}

/** One database of a page's origin. Each method is one transaction: it happens whole or not at all. */
export interface FrameDatabase {
  /** Makes `writer` the one who writes, and reads what is kept. `undefined` where that is nothing, or not whole. */
  readonly claim: (writer: string) => Promise<KeptEntries | undefined>;
  readonly read: () => Promise<KeptEntries | undefined>;
  /** Rejects with an error of the name `ReplacedError` where another one writes by now. */
  readonly append: (writer: string, number: number, entries: readonly unknown[]) => Promise<void>;
  /** Lets what is kept begin with a later entry: `start` is a snapshot up to it. */
  readonly beginLater: (writer: string, start: object, first: number) => Promise<void>;
  /** Takes the place of all that is kept. */
  readonly replace: (writer: string, start: object, entries: readonly unknown[]) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly close: () => void;
}

const databaseVersion = 1;
const longestBatch = 5_000;

/** Opens a database, or makes it. Rejects where the browser has none or refuses; with a `VersionError` where a later version of the library made it. */
export async function openFrameDatabase(name: string, onReplaced: () => void): Promise<FrameDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('There is no IndexedDB here.');
  const database = await openDB<Tables>(`oddkin-${name}`, databaseVersion, {
    upgrade: (made) => {
      made.createObjectStore('head');
      made.createObjectStore('batches');
    },
    // A later version waits to take over: to hold on would make it wait for ever.
    blocking: () => {
      database.close();
      onReplaced();
    },
    terminated: onReplaced,
  });

  const write = async (writer: string, work: (transaction: Transaction, head: Head) => Promise<void>): Promise<void> => {
    const transaction = database.transaction(['head', 'batches'], 'readwrite');
    // Awaited first, so that an abort is never left without a listener.
    const done = transaction.done;
    done.catch(() => undefined);
    const head = await transaction.objectStore('head').get('head');
    if (head?.writer !== writer) throw Object.assign(new Error('Another page keeps its frames here by now.'), { name: 'ReplacedError' });
    await work(transaction, head);
    await done;
  };

  return {
    claim: async (writer) => {
      const kept = await readAll(database);
      await database.put('head', { writer, start: kept?.start, first: kept === undefined ? 0 : kept.next - kept.entries.length }, 'head');
      if (kept === undefined) await database.clear('batches');
      return kept;
    },
    read: () => readAll(database),
    append: (writer, number, entries) => write(writer, async (transaction) => putAll(transaction, number, entries)),
    beginLater: (writer, start, first) =>
      write(writer, async (transaction, head) => {
        const batches = transaction.objectStore('batches');
        const keys = await batches.getAllKeys();
        // A batch is let go when the one after it begins no later than what is kept.
        const last = keys.findLast((key) => key <= first);
        if (last !== undefined && last > 0) await batches.delete(IDBKeyRange.upperBound(last, true));
        await transaction.objectStore('head').put({ ...head, start, first }, 'head');
      }),
    replace: (writer, start, entries) =>
      write(writer, async (transaction) => {
        await transaction.objectStore('batches').clear();
        await putAll(transaction, 0, entries);
        await transaction.objectStore('head').put({ writer, start, first: 0 }, 'head');
      }),
    clear: async () => {
      const transaction = database.transaction(['head', 'batches'], 'readwrite');
      await Promise.all([transaction.objectStore('head').clear(), transaction.objectStore('batches').clear(), transaction.done]);
    },
    close: () => database.close(),
  };
}

type Transaction = IDBPTransaction<Tables, ('head' | 'batches')[], 'readwrite'>;

async function putAll(transaction: Transaction, number: number, entries: readonly unknown[]): Promise<void> {
  const batches = transaction.objectStore('batches');
  for (let start = 0; start < entries.length; start += longestBatch) {
    await batches.put({ entries: entries.slice(start, start + longestBatch) }, number + start);
  }
}

async function readAll(database: IDBPDatabase<Tables>): Promise<KeptEntries | undefined> {
  const transaction = database.transaction(['head', 'batches']);
  const [head, keys, batches] = await Promise.all([
    transaction.objectStore('head').get('head'),
    transaction.objectStore('batches').getAllKeys(),
    transaction.objectStore('batches').getAll(),
  ]);
  if (head?.start === undefined) return undefined;
  const { start, first } = head;
  let next = first;
  const entries: unknown[] = [];
  for (const [index, batch] of batches.entries()) {
    const key = keys[index] ?? 0;
    // What lies behind a hole does not follow from what lies before it.
    if (key > next || !Array.isArray(batch.entries)) break;
    for (const entry of batch.entries.slice(next - key) as unknown[]) entries.push(entry);
    next = Math.max(next, key + batch.entries.length);
  }
  return { start, entries, next };
}
