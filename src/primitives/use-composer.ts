'use client';
import { useRef, type RefObject } from 'react';
import {
  useActionState,
  useCanPerform,
  useIsSessionOver,
  useObserverState,
  usePastTime,
  usePerform,
  useSessionScope,
} from '../hooks/index.js';
import { Drafts, useDraft } from './draft.js';

/** Why no message can be sent. */
export type ComposerObstacle = 'past' | 'over' | 'nobody';

/** What is being written to an agent, and the ways to send it and to stop the agent. */
export interface Composing {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Puts text where the caret is, or at the end. */
  readonly insert: (text: string) => void;
  /** Goes back (-1) or on (1) among the messages that were sent; false when there is none. */
  readonly recall: (by: -1 | 1) => boolean;
  /** Whether the text is one that was sent before, brought back. */
  readonly isRecalled: boolean;
  readonly send: () => void;
  readonly isSending: boolean;
  /** What a person is told about a message that did not get through; `undefined` otherwise. */
  readonly failure: { readonly message: string | undefined } | undefined;
  readonly obstacle: ComposerObstacle | undefined;
  /** Whether the agent is at work and can be stopped. */
  readonly canStop: boolean;
  readonly isStopping: boolean;
  readonly stop: () => void;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
}

export interface ComposerOptions {
  /** Called when a message was sent. */
  readonly onSent?: ((text: string) => void) | undefined;
}

export function useComposer(givenSessionId: string | undefined, { onSent }: ComposerOptions = {}): Composing {
  const scope = useSessionScope();
  const sessionId = givenSessionId ?? scope;
  const isOver = useIsSessionOver(sessionId);
  const isRunning = useObserverState(({ sessions }) => {
    const session = sessionId === undefined ? undefined : sessions.get(sessionId);
    return session !== undefined && session.phase === 'live' && (session.openCalls.size > 0 || session.turn !== undefined);
  });
  const isPast = usePastTime() !== undefined;
  const isTaken = useCanPerform('message.send', sessionId);
  const isStopTaken = useCanPerform('message.stop', sessionId);
  const state = useActionState({ type: 'message.send', sessionId, text: '' });
  const stopState = useActionState({ type: 'message.stop', sessionId });
  const perform = usePerform();
  const draft = useDraft(drafts, sessionId ?? '', blank);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isSending = state?.status === 'pending';
  const obstacle = isPast ? 'past' : isOver ? 'over' : isTaken ? undefined : 'nobody';

  const setText = (text: string): void => draft.set({ ...draft.read(), text, recalled: undefined });
  return {
    text: draft.value.text,
    setText,
    insert: (text) => {
      const { text: before } = draft.read();
      const input = inputRef.current;
      const start = input?.selectionStart ?? before.length;
      setText(before.slice(0, start) + text + before.slice(input?.selectionEnd ?? start));
      input?.focus();
    },
    recall: (by) => {
      const next = recalled(draft.read(), by);
      if (next !== undefined) draft.set(next);
      return next !== undefined;
    },
    isRecalled: draft.value.recalled !== undefined,
    send: () => {
      const { text } = draft.read();
      if (obstacle !== undefined || isSending || text.trim() === '') return;
      void perform({ type: 'message.send', sessionId, text }).then((outcome) => {
        if (outcome !== 'sent') return;
        draft.set(sent(draft.read(), text));
        onSent?.(text);
      });
    },
    isSending,
    failure: state?.status === 'failed' ? { message: state.message } : undefined,
    obstacle,
    canStop: isRunning && isStopTaken,
    isStopping: stopState?.status === 'pending',
    stop: () => void perform({ type: 'message.stop', sessionId }),
    inputRef,
  };
}

interface ComposerDraft {
  readonly text: string;
  /** What was sent, oldest first. */
  readonly history: readonly string[];
  /** Where in the history the text comes from; `undefined` when it was written. */
  readonly recalled: { readonly index: number; readonly written: string } | undefined;
}

const drafts = new Drafts<ComposerDraft>();
const blank: ComposerDraft = { text: '', history: [], recalled: undefined };
const longestHistory = 50;

function recalled(draft: ComposerDraft, by: -1 | 1): ComposerDraft | undefined {
  const { history, text } = draft;
  const written = draft.recalled?.written ?? text;
  const index = (draft.recalled?.index ?? history.length) + by;
  if (index < 0 || index > history.length || (draft.recalled === undefined && by === 1)) return undefined;
  return index === history.length
    ? { ...draft, text: written, recalled: undefined }
    : { ...draft, text: history[index] ?? '', recalled: { index, written } };
}

/** What was written on while the message was on its way stays. */
function sent(draft: ComposerDraft, text: string): ComposerDraft {
  const history = draft.history.at(-1) === text ? draft.history : [...draft.history, text].slice(-longestHistory);
  return { text: draft.text === text ? '' : draft.text, history, recalled: undefined };
}
