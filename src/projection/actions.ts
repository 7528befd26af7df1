import { actionKey, readTime, scopedKey, type Action, type ActionState, type ActionType } from '../store/index.js';
import type { ObserverStore } from './observer-store.js';

/** What became of an action. Only `sent` reached anybody; `ignored` means that one like it is still on its way. */
export type ActionOutcome = 'sent' | 'failed' | 'ignored' | 'stale' | 'expired' | 'unavailable';

/** The answer to a tool call, as far as an action needs it. */
interface CallAnswer {
  readonly ok: boolean;
  readonly error?: { readonly message: string };
}

export interface ActionOptions {
  /** The host's way of taking actions. A promise that it returns is awaited; when it rejects, its error's message is shown. */
  readonly onAction?: ((action: Action) => void | Promise<void>) | undefined;
  /** Calls a tool of a session. Used where there is no `onAction` and the session declares a tool for the action. */
  readonly call?: ((sessionId: string, tool: string, input: Record<string, unknown>) => Promise<CallAnswer>) | undefined;
}

/** The way back: what a person asks for, brought to the host or the agent once. Source: PROTOCOL section 6. */
export interface Actions {
  /** Whether anybody would take such an action. Where not, its control is read-only. */
  readonly canPerform: (type: ActionType, sessionId: string | undefined) => boolean;
  /** Brings an action to whoever takes it. Never rejects. The state of it stands in the store's `actions`. */
  readonly perform: (action: Action) => Promise<ActionOutcome>;
}

export function createActions(store: ObserverStore, { onAction, call }: ActionOptions): Actions {
  const isDeclared = (type: ActionType, sessionId: string | undefined): boolean => {
    const session = sessionId === undefined ? undefined : store.getState().sessions.get(sessionId);
    return session?.phase === 'live' && session.manifest?.tools.some(({ id }) => id === actionTools[type]) === true;
  };
  const canPerform = (type: ActionType, sessionId: string | undefined): boolean =>
    onAction !== undefined || (call !== undefined && isDeclared(type, sessionId));

  const deliver = async (action: Action): Promise<void> => {
    if (onAction !== undefined) return onAction(action);
    const { type, sessionId, ...input } = action;
    if (call === undefined || sessionId === undefined) return;
    const answer = await call(sessionId, actionTools[type], input);
    if (!answer.ok) throw new Error(answer.error?.message ?? '');
  };

  return {
    canPerform,
    perform: async (action) => {
      const key = actionKey(action);
      // Set before anything is awaited: of two presses in one moment, the second finds the first.
      if (store.getState().actions.get(key)?.status === 'pending') return 'ignored';
      if (!canPerform(action.type, action.sessionId)) return 'unavailable';
      const refusal = refuse(store, action);
      if (refusal !== undefined) return refusal;
      record(store, key, { action, status: 'pending', message: undefined, at: store.clock.now() });
      try {
        await deliver(action);
      } catch (error) {
        record(store, key, {
          action,
          status: 'failed',
          message: error instanceof Error ? error.message : undefined,
          at: store.clock.now(),
        });
        return 'failed';
      }
      record(store, key, { action, status: 'sent', message: undefined, at: store.clock.now() });
      return 'sent';
    },
  };
}

/** The tools by which an agent's session takes actions. */
const actionTools: { readonly [T in ActionType]: string } = {
  'message.send': 'send_message',
  'message.retry': 'retry_message',
  'message.stop': 'stop',
  'question.answer': 'answer_question',
  'question.skip': 'skip_question',
  'approval.decide': 'decide_approval',
  'suggestion.use': 'use_suggestion',
  'model.select': 'select_model',
};

/** A press counts only for what was on the screen when it began, and only in time. */
function refuse(store: ObserverStore, action: Action): 'stale' | 'expired' | undefined {
  if (!('revision' in action)) return undefined;
  const { questions, approvals } = store.getState();
  const id = action.type === 'approval.decide' ? action.approvalId : action.questionId;
  const key = scopedKey(action.sessionId, id);
  const kept = action.type === 'approval.decide' ? approvals.get(key) : questions.get(key);
  if (kept === undefined) return undefined;
  if (kept.value.revision !== action.revision) return 'stale';
  const expiresAt = readTime(kept.value.expiresAt);
  return expiresAt !== undefined && expiresAt <= store.clock.now() ? 'expired' : undefined;
}

function record(store: ObserverStore, key: string, action: ActionState): void {
  const state = store.getState();
  store.setState({ ...state, actions: state.actions.set(key, action) }, true);
}
