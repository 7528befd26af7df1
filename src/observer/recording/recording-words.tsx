'use client';
import { use, useMemo, type ReactNode } from 'react';
import { MessagesContext, type Catalogue, type Messages } from '../../messages/index.js';

export interface RecordingWordsProps {
  /** Whether what is shown is a recording, behind which nothing is live. */
  readonly isRecording: boolean;
  readonly children: ReactNode;
}

/** Says of the past of a recording what is true there: one can't go back to live. Renders nothing of its own. */
export function RecordingWords({ isRecording, children }: RecordingWordsProps) {
  const given = use(MessagesContext);
  const words = useMemo<typeof given>(() => {
    if (!isRecording) return given;
    const known = new WeakMap<Catalogue, Messages<string>>();
    return (english) => {
      let messages = known.get(english);
      if (messages === undefined) {
        const { text, ...rest } = given(english);
        messages = { ...rest, text: (key, values) => text(key === 'general.past' ? 'general.pastRecording' : key, values) };
        known.set(english, messages);
      }
      return messages;
    };
  }, [given, isRecording]);
  return <MessagesContext value={words}>{children}</MessagesContext>;
}
