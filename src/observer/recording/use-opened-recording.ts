'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createObserverStore, type ObserverStore, type ObserverStoreOptions } from '../../projection/index.js';
import { loadRecording, notesOf } from '../../recording/index.js';
import { noteBookOf } from '../notes/note-book.js';
import { noteOf } from '../notes/note.js';
import { unpacked } from './pack.js';

/** A recording that is shown in the place of what is live. */
export interface OpenedRecording {
  readonly store: ObserverStore;
  readonly name: string;
  readonly isLoading: boolean;
  /** Lines that could not be read. */
  readonly problems: number;
}

export interface RecordingOpener {
  readonly opened: OpenedRecording | undefined;
  /** Why the last one could not be opened. */
  readonly fault: { readonly name: string; readonly reason: string } | undefined;
  readonly open: (source: Blob | string, name: string) => void;
  /** Back to what is live. */
  readonly close: () => void;
}

/** Opens recordings: files that a person drops, and the one that the host names, from the start. */
export function useOpenedRecording(source: Blob | string | undefined, options: ObserverStoreOptions): RecordingOpener {
  const [opened, setOpened] = useState<OpenedRecording>();
  const [fault, setFault] = useState<RecordingOpener['fault']>();
  const loading = useRef<AbortController>(undefined);
  const [firstOptions] = useState(options);

  const close = useCallback(() => {
    loading.current?.abort();
    setOpened(undefined);
    setFault(undefined);
  }, []);

  const open = useCallback(
    (from: Blob | string, name: string) => {
      loading.current?.abort();
      const controller = new AbortController();
      loading.current = controller;
      const store = createObserverStore({ ...firstOptions, limits: { ...recordingLimits, ...firstOptions.limits } });
      setFault(undefined);
      const load = async (): Promise<void> => {
        const blob = typeof from === 'string' ? await fetchBlob(from, controller.signal) : from;
        if (controller.signal.aborted) return;
        setOpened({ store, name, isLoading: true, problems: 0 });
        const { header, messages, problems } = await loadRecording(await unpacked(blob), store, { signal: controller.signal });
        if (header === undefined && messages === 0) throw new Error(problems[0]?.message ?? 'It is empty.');
        if (header !== undefined) {
          const start = Date.parse(header.createdAt) || 0;
          noteBookOf(store).take(notesOf(header).map((note) => noteOf(note, start)));
        }
        setOpened({ store, name, isLoading: false, problems: problems.length });
      };
      load().catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setOpened((now) => (now?.store === store && store.getHead().wire.next === 0 ? undefined : now && { ...now, isLoading: false }));
        setFault({ name, reason: error instanceof Error ? error.message : String(error) });
      });
    },
    [firstOptions],
  );

  useEffect(() => {
    if (source === undefined) return undefined;
    // In a microtask, since StrictMode mounts, unmounts and mounts again at once: it is loaded once, not twice.
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) open(source, nameOf(source));
    });
    return () => {
      isGone = true;
      loading.current?.abort();
    };
  }, [source, open]);

  return { opened, fault, open, close };
}

// A recording ends, so it may be held whole, where a stream may not.
const recordingLimits = {
  frames: 1_000_000,
  frameLength: 1_000_000_000,
  timeline: 1_000_000,
  toolCalls: 1_000_000,
  messages: 1_000_000,
  documents: 1_000_000,
};

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return await response.blob();
}

function nameOf(source: Blob | string): string {
  if (typeof source !== 'string') return source instanceof File ? source.name : '';
  return source.split(/[?#]/)[0]?.split('/').at(-1) ?? source;
}
