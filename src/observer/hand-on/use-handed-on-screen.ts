'use client';
import { useEffect, useState } from 'react';
import type { RedactRules } from '../../aicc/index.js';
import type { ObserverStore } from '../../projection/index.js';
import { withoutSecrets } from '../recording/without-secrets.js';
import { sessionRecording } from '../recording/session-recording.js';
import { replayRecording, type RecordedScreen } from './recorded-screen.js';

export interface PreparedScreen {
  readonly screen: RecordedScreen;
  /** How many messages had to be left out, since what is to be hidden could not be hidden in them. */
  readonly leftOut: number;
}

/** What is held up to a position, without what is to be hidden, replayed: what is handed on is made of nothing else. `undefined` until it is through. */
export function useHandedOnScreen(store: ObserverStore, until: number, rules: RedactRules): PreparedScreen | undefined {
  const [prepared, setPrepared] = useState<PreparedScreen & { readonly rules: RedactRules }>();
  useEffect(() => {
    const control = new AbortController();
    const prepare = async (): Promise<void> => {
      const { recording, leftOut } = withoutSecrets(sessionRecording(store.getHead(), [], until), rules);
      const screen = await replayRecording(recording, control.signal);
      if (screen !== undefined) setPrepared({ screen, leftOut, rules });
    };
    // Typed rules change letter by letter.
    const timer = setTimeout(() => void prepare(), 200);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [store, until, rules]);
  return prepared?.rules === rules ? prepared : undefined;
}
