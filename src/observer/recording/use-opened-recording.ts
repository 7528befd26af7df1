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
  /** What is shown stays until the first frames of the other have been read. */
  readonly open: (source: Blob | string, name: string) => void;
  /** Takes the fault as read. */
  readonly dismiss: () => void;
  /** Back to what is live; `undefined` where nothing else is watched. */
  readonly close: (() => void) | undefined;
}

/** Opens recordings: files that a person drops, and the one that the host names, from the start. */
export function useOpenedRecording(
  source: Blob | string | undefined,
  options: ObserverStoreOptions,
  isOnlySource: boolean,
): RecordingOpener {
  const [opened, setOpened] = useState<OpenedRecording>();
  const [fault, setFault] = useState<RecordingOpener['fault']>();
  const shown = useRef<AbortController>(undefined);
  const coming = useRef<AbortController>(undefined);
  const [firstOptions] = useState(options);

  const dismiss = useCallback(() => setFault(undefined), []);
  const close = useCallback(() => {
    shown.current?.abort();
    coming.current?.abort();
    setOpened(undefined);
    setFault(undefined);
  }, []);

  const open = useCallback(
    (from: Blob | string, name: string) => {
      coming.current?.abort();
      const controller = new AbortController();
      coming.current = controller;
      const store = createRecordingStore(firstOptions);
      setFault(undefined);
      const show = (next: OpenedRecording): void => {
        if (shown.current !== controller) shown.current?.abort();
        shown.current = controller;
        setOpened(next);
      };
      const load = async (): Promise<void> => {
        // It may be none, and then must not take the place of what is shown: its first frames tell.
        const stop = store.subscribe(() => {
          stop();
          if (!controller.signal.aborted) show({ store, name, isLoading: true, problems: [] });
        });
        const { openRecording } = await import('./open-recording.js');
        const { fault: found, problems } = await openRecording(from, store, controller.signal);
        if (found === undefined || store.getHead().wire.next > 0) show({ store, name, isLoading: false, problems });
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
      coming.current?.abort();
    };
  }, [source, open]);
  useEffect(() => () => shown.current?.abort(), []);

  return { opened, fault, open, dismiss, close: isOnlySource ? undefined : close };
}

function nameOf(source: Blob | string): string {
  if (typeof source !== 'string') return source instanceof File ? source.name : '';
  return source.split(/[?#]/)[0]?.split('/').at(-1) ?? source;
}
