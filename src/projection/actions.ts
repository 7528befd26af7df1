import { makeUuid } from '../aicc/index.js';
import { isEqual, type Approval, type Question } from '../schema/index.js';
import { actionKey, readTime, scopedKey, type Action, type ActionState, type ActionType, type Kept } from '../store/index.js';
import type { ObserverStore } from './observer-store.js';

/** What became of an action. Only `sent` reached anybody; `ignored` means that one like it is still on its way. */
export type ActionOutcome = 'sent' | 'failed' | 'ignored' | 'stale' | 'expired' | 'unavailable';

/** The answer to a tool call, as far as an action needs it. */
interface CallAnswer {
  readonly ok: boolean;
  readonly error?: { readonly message: string };
}

export interface ActionOptions {
  /**
   * The host's way of taking actions. A promise that it returns is awaited; when it rejects, its error's message is shown.
   * `press.id` is the same when a person tries again what has failed: a host that sends it along is never taken twice.
   */
  readonly onAction?: ((action: Action, press: { readonly id: string }) => void | Promise<void>) | undefined;
  /**
   * Hears of each action before it goes its way, by `onAction` or a tool. A promise that it returns takes the action in the place of both: it is awaited,
   * and when it rejects, its error's message is shown.
   */
  readonly interceptAction?: ((action: Action, press: { readonly id: string }) => Promise<void> | undefined) | undefined;
  /** Calls a tool of a session. Used where there is no `onAction` and the session declares a tool for the action. */
  readonly call?:
    | ((sessionId: string, tool: string, input: Record<string, unknown>, options: { readonly id: string }) => Promise<CallAnswer>)
    | undefined;
}

/** The way back: what a person asks for, brought to the host or the agent once. Source: PROTOCOL section 6. */
export interface Actions {
  /** Whether anybody would take such an action. Where not, its control is read-only. Nobody does while the store shows the past: what is asked there may be answered by now. */
  readonly canPerform: (type: ActionType, sessionId: string | undefined) => boolean;
  /** Brings an action to whoever takes it. Never rejects. The state of it stands in the store's `actions`. */
  readonly perform: (action: Action) => Promise<ActionOutcome>;
}

/** Makes the way back for a store: to `onAction` where the host gives one, else by calling the tool that the session declares for the action. */
export function createActions(store: ObserverStore, { onAction, interceptAction, call }: ActionOptions): Actions {
  const isDeclared = (type: ActionType, sessionId: string | undefined): boolean => {
    const session = sessionId === undefined ? undefined : store.getHead().sessions.get(sessionId);
    return session?.phase === 'live' && session.manifest?.tools.some(({ id }) => id === actionTools[type]) === true;
  };
  const canPerform = (type: ActionType, sessionId: string | undefined): boolean =>
    store.cursor.getState().isLive && (onAction !== undefined || (call !== undefined && isDeclared(type, sessionId)));

  const deliver = async (action: Action, id: string): Promise<void> => {
    const taken = interceptAction?.(action, { id });
    if (taken !== undefined) return taken;
    if (onAction !== undefined) return onAction(action, { id });
    const { type, sessionId, ...input } = action;
    if (call === undefined || sessionId === undefined) return;
    const answer = await call(sessionId, actionTools[type], input, { id });
    if (!answer.ok) throw new Refused(answer.error?.message);
  };

  return {
    canPerform,
    perform: async (action) => {
      const key = actionKey(action);
      const last = store.getHead().actions.get(key);
      if (isDone(action, last)) return 'ignored';
      if (!canPerform(action.type, action.sessionId)) return 'unavailable';
      const refusal = refuse(store, action);
      if (refusal !== undefined) return refusal;
      const asked = askingOf(store, action);
      const id = isRepeated(action, last) ? last.id : makeUuid();
      const keep = (status: ActionState['status'], message?: string, isUnanswered = false): void =>
        store.setAction(key, { action, id, status, message, isUnanswered, at: store.clock.now() });
      keep('pending');
      try {
        await deliver(action, id);
      } catch (error) {
        keep('failed', error instanceof Error ? error.message : undefined, !(error instanceof Refused));
        return 'failed';
      }
      const now = askingOf(store, action);
      if (now !== asked && now !== undefined && now.value.status !== 'requested') store.setAction(key, undefined);
      else keep('sent');
      return 'sent';
    },
  };
}

/** The tool was called and said no: trying again is another call. */
class Refused extends Error {}

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

/**
 * Of two presses in one moment the second finds the first, which is recorded before anything is awaited.
 * An answer or decision that was sent stands for its revision, also before the screen shows it.
 */
function isDone(action: Action, last: ActionState | undefined): boolean {
  if (last === undefined || last.status === 'failed') return false;
  if (last.status === 'pending') return true;
  return 'revision' in action && 'revision' in last.action && last.action.revision === action.revision;
}

/** Whether this is the same again as what failed and may have been taken. */
function isRepeated(action: Action, last: ActionState | undefined): last is ActionState {
  return last?.status === 'failed' && last.isUnanswered && isEqual(last.action, action);
}

/** A press counts only for what was on the screen when it began, only while it is asked for, and only in time. */
function refuse(store: ObserverStore, action: Action): 'stale' | 'expired' | undefined {
  const kept = askingOf(store, action);
  if (kept === undefined || !('revision' in action)) return undefined;
  const { revision, status, expiresAt } = kept.value;
  if (revision !== action.revision) return 'stale';
  if (status === 'expired') return 'expired';
  if (status !== 'requested' && status !== 'failed') return 'stale';
  const endsAt = readTime(expiresAt);
  return endsAt !== undefined && endsAt <= store.clock.now() ? 'expired' : undefined;
}

/** The question or approval that an action is about; `undefined` for other actions, and for one that the store doesn't hold. */
function askingOf(store: ObserverStore, action: Action): Kept<Question> | Kept<Approval> | undefined {
  if (!('revision' in action)) return undefined;
  const { questions, approvals } = store.getHead();
  return action.type === 'approval.decide'
    ? approvals.get(scopedKey(action.sessionId, action.approvalId))
    : questions.get(scopedKey(action.sessionId, action.questionId));
}
