import type { ObserverStore } from '../../projection/index.js';
import { loadRecording, notesOf, type RecordingProblem } from '../../recording/index.js';
import { noteBookOf } from '../notes/note-book.js';
import { noteOf } from '../notes/note.js';
import { unpacked } from './pack.js';

/** Why a recording could not be opened, or not all of it. */
export type RecordingFault =
  /** No server answered at its address, or none that lets this page read it. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'empty' }
  /** Its first line is no header, and nothing after it a frame. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** It could be read so far and no further: a packed file that was cut or damaged, a connection that broke. What came before is there. */
  | { readonly kind: 'broken'; readonly reason: string };

export interface OpenedLines {
  readonly fault: RecordingFault | undefined;
  readonly problems: readonly RecordingProblem[];
}

/** Reads a file, or what stands at an address, into a store, with its notes. Rejects only by `signal`: whatever else goes wrong is told. */
export async function openRecording(source: Blob | string, store: ObserverStore, signal: AbortSignal): Promise<OpenedLines> {
  const blob = typeof source === 'string' ? await fetchBlob(source, signal) : source;
  signal.throwIfAborted();
  if (!(blob instanceof Blob)) return { fault: blob, problems: [] };
  if (blob.size === 0) return { fault: { kind: 'empty' }, problems: [] };
  let broken: RecordingFault | undefined;
  const { header, messages, problems } = await loadRecording(
    untilBroken(blob, (reason) => (broken = { kind: 'broken', reason })),
    store,
    { signal },
  );
  if (header !== undefined) {
    const start = Date.parse(header.createdAt) || 0;
    noteBookOf(store).take(notesOf(header).map((note) => noteOf(note, start)));
  }
  const isRecording = header !== undefined || messages > 0;
  const fault: RecordingFault | undefined = broken ?? (isRecording ? undefined : { kind: 'unknown', reason: problems[0]?.message ?? '' });
  return { fault, problems };
}

/** What could be read before the source failed is a recording too. */
async function* untilBroken(blob: Blob, onBroken: (reason: string) => void): AsyncGenerator<Uint8Array> {
  try {
    yield* await unpacked(blob);
  } catch (error) {
    onBroken(error instanceof Error ? error.message : String(error));
  }
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob | RecordingFault> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.blob() : { kind: 'refused', status: response.status };
  } catch (error) {
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
  }
}
