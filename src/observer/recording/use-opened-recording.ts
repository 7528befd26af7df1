'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ObserverStore, ObserverStoreOptions } from '../../projection/index.js';
import type { RecordingProblem } from '../../recording/index.js';
import { createRecordingStore } from './recording-store.js';
import type { RecordingFault } from './open-recording.js';

/** A recording that is shown in the place of what is live. */
export interface OpenedRecording {
  readonly store: ObserverStore;
  readonly name: string;
  readonly isLoading: boolean;
  /** What could not be read of it. */
  readonly problems: readonly RecordingProblem[];
}

export interface RecordingOpener {
  readonly opened: OpenedRecording | undefined;
  /** Why the last one could not be opened, or not all of it. */
  readonly fault: { readonly name: string; readonly fault: RecordingFault } | undefined;
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
      const store = createRecordingStore(firstOptions);
      setFault(undefined);
      const load = async (): Promise<void> => {
        const showLoading = (): void => setOpened({ store, name, isLoading: true, problems: [] });
        // What is behind an address may be none: its first frames tell.
        const stop = store.subscribe(() => {
          stop();
          if (!controller.signal.aborted) showLoading();
        });
        if (typeof from !== 'string') showLoading();
        const { openRecording } = await import('./open-recording.js');
        const { fault: found, problems } = await openRecording(from, store, controller.signal);
        const isOpen = found === undefined || store.getHead().wire.next > 0;
        setOpened((now) => (isOpen ? { store, name, isLoading: false, problems } : now?.store === store ? undefined : now));
        if (found !== undefined) setFault({ name, fault: found });
      };
      load().catch((error: unknown) => {
        if (!controller.signal.aborted) setFault({ name, fault: { kind: 'broken', reason: String(error) } });
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

function nameOf(source: Blob | string): string {
  if (typeof source !== 'string') return source instanceof File ? source.name : '';
  return source.split(/[?#]/)[0]?.split('/').at(-1) ?? source;
}
