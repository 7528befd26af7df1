'use client';
import { useMemo } from 'react';
import type { Approval, Artifact, Attempt, ModelOption, Question, Suggestion } from '../schema/index.js';
import {
  conversation,
  findScoped,
  isGone,
  parentKeyOf,
  siblings,
  type Kept,
  type MessageRecord,
  type ObserverState,
  type OrderedMap,
  type PlanRecord,
  type Session,
  type ToolCallRecord,
} from '../store/index.js';
import { useSessionScope } from './store-context.js';
import { useObserverState } from './use-observer-state.js';

/** A message by its key, or by the id that its session gave it. `undefined` until it comes. Re-renders when that message changes. */
export function useMessage(id: string): MessageRecord | undefined {
  return useFound((state) => state.messages.records, id);
}

/** Reads something of a message, found as `useMessage` does. Re-renders only when what `select` returns is another value: it must return a primitive. */
export function useMessageOf<T>(id: string, select: (record: MessageRecord) => T): T | undefined {
  const scope = useSessionScope();
  return useObserverState(({ messages: { records } }) => {
    const record = findScoped(records, scope, id);
    return record === undefined ? undefined : select(record);
  });
}

/** The keys of a session's messages along the chosen branches. Re-renders when messages come, go or move, not when text grows. */
export function useConversation(sessionId?: string): readonly string[] {
  const scope = useSessionScope();
  return useObserverState((state) => conversation(state.messages.tree, sessionId ?? scope));
}

/** The alternatives to a message, itself among them. Re-renders when one is added or goes. */
export function useSiblings(messageKey: string): readonly string[] {
  return useObserverState((state) => {
    const record = state.messages.records.get(messageKey);
    if (record === undefined || parentKeyOf(state.messages, record) === undefined) return noKeys;
    return siblings(state.messages, record);
  });
}

/** A tool call by its key. `undefined` until its first frame. Re-renders when that call changes. */
export function useToolCall(id: string): ToolCallRecord | undefined {
  return useFound((state) => state.toolCalls.records, id);
}

/** Whether the result of a tool call has come and waits for the call itself. Re-renders when that changes. */
export function useIsToolResultHeld(id: string): boolean {
  return useFound((state) => state.toolCalls.held, id) !== undefined;
}

/** A plan by its key, or by the id that its session gave it. `undefined` until it comes. Re-renders when it changes. */
export function usePlan(id: string): PlanRecord | undefined {
  return useFound((state) => state.plans, id);
}

/** A question as the agent last sent it; `useAskedQuestion` also knows what the person did. `undefined` until it comes. */
export function useQuestion(id: string): Kept<Question> | undefined {
  return useFound((state) => state.questions, id);
}

/** An approval as the agent last sent it; `useAskedApproval` also knows what the person did. `undefined` until it comes. */
export function useApproval(id: string): Kept<Approval> | undefined {
  return useFound((state) => state.approvals, id);
}

/** An artifact with all its revisions. `undefined` until it comes. Re-renders when it changes. */
export function useArtifact(id: string): Kept<Artifact> | undefined {
  return useFound((state) => state.artifacts, id);
}

/** An attempt. `undefined` until it comes. Re-renders when it changes. */
export function useAttempt(id: string): Kept<Attempt> | undefined {
  return useFound((state) => state.attempts, id);
}

/** All plans of a session (or of all, where none is named), oldest first. Re-renders when any plan changes. */
export function usePlans(sessionId?: string): readonly PlanRecord[] {
  return useAll((state) => state.plans, sessionId);
}

/** All questions of a session (or of all, where none is named), oldest first. Re-renders when any question changes. */
export function useQuestions(sessionId?: string): readonly Kept<Question>[] {
  return useAll((state) => state.questions, sessionId);
}

/** All approvals of a session (or of all, where none is named), oldest first. Re-renders when any approval changes. */
export function useApprovals(sessionId?: string): readonly Kept<Approval>[] {
  return useAll((state) => state.approvals, sessionId);
}

/** All suggestions of a session (or of all, where none is named), oldest first. Re-renders when any of them changes. */
export function useSuggestions(sessionId?: string): readonly Kept<Suggestion>[] {
  return useAll((state) => state.suggestions, sessionId);
}

/** All models that a session offers (or all, where none is named), oldest first. Re-renders when any of them changes. */
export function useModels(sessionId?: string): readonly Kept<ModelOption>[] {
  return useAll((state) => state.models, sessionId);
}

/** All artifacts of a session (or of all, where none is named), oldest first. Re-renders when any of them changes. */
export function useArtifacts(sessionId?: string): readonly Kept<Artifact>[] {
  return useAll((state) => state.artifacts, sessionId);
}

/** A session. `undefined` until its first frame. Re-renders with every frame of that session. */
export function useSession(sessionId?: string): Session | undefined {
  const scope = useSessionScope();
  const id = sessionId ?? scope;
  return useObserverState((state) => (id === undefined ? undefined : state.sessions.get(id)));
}

/** Whether a session is closed, expired or lost sight of, so that nothing of it will move any more. Re-renders when that changes. */
export function useIsSessionOver(sessionId: string | undefined): boolean {
  return useObserverState((state) => {
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    return session !== undefined && isGone(session);
  });
}

/** All sessions, oldest first. Re-renders with every frame. */
export function useSessions(): readonly Session[] {
  const sessions = useObserverState((state) => state.sessions);
  return useMemo(() => [...sessions.values()], [sessions]);
}

const noKeys: readonly string[] = [];

/** Finds by key as it stands, or else by the id within the session that is spoken of. */
function useFound<T extends object>(slice: (state: ObserverState) => OrderedMap<T>, id: string): T | undefined {
  const scope = useSessionScope();
  return useObserverState((state) => findScoped(slice(state), scope, id));
}

function useAll<K extends Kept<unknown>>(slice: (state: ObserverState) => OrderedMap<K>, sessionId: string | undefined): readonly K[] {
  const scope = useSessionScope();
  const id = sessionId ?? scope;
  const all = useObserverState(slice);
  return useMemo(
    () => [...all.values()].filter((kept) => id === undefined || kept.sessionId === undefined || kept.sessionId === id),
    [all, id],
  );
}
