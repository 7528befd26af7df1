'use client';
import { ChatProvider, Message, Plan, Question, ToolCall } from '../../components/index.js';
import { useConversation, useObserverState, usePlans, useQuestions } from '../../hooks/index.js';
import type { ObserverStore } from '../../projection/index.js';

/** How much of each is looked at: what a reader has before them. */
export const mostShown = 20;

interface ScreenProps {
  readonly store: ObserverStore;
  readonly sessionId: string;
}

/** What a test that is handed on renders: the same as in its text. It is read by {@link linesOf}, and seen by nobody. */
export function Screen({ store, sessionId }: ScreenProps) {
  return (
    <ChatProvider store={store} sessionId={sessionId} locale="en" timeZone="UTC">
      <Shown />
    </ChatProvider>
  );
}

function Shown() {
  const messages = useConversation();
  const calls = useObserverState((state) => state.toolCalls.records);
  return (
    <>
      <div data-shown="messages">
        {messages.slice(-mostShown).map((key) => (
          <Message key={key} messageId={key} />
        ))}
      </div>
      <div data-shown="calls">
        {[...calls.keys()].slice(-mostShown).map((key) => (
          <ToolCall key={key} toolCallId={key} />
        ))}
      </div>
      <div data-shown="plans">
        {usePlans().map(({ key }) => (
          <Plan key={key} planId={key} />
        ))}
      </div>
      <div data-shown="questions">
        {useQuestions().map(({ key }) => (
          <Question key={key} questionId={key} />
        ))}
      </div>
    </>
  );
}

/** What stands on the screen, one line for each thing: what it is, how it stands, what it says. */
export function linesOf(screen: Element): readonly string[] {
  return shownParts.flatMap(([part, root, words]) =>
    [...screen.querySelectorAll(`[data-shown="${part}"] ${root}`)].map((found) => {
      const said = (words === '' ? found : found.querySelector(words))?.textContent ?? '';
      return `${part}, ${found.getAttribute('data-state') ?? ''}: ${said.replace(/\s+/g, ' ').trim()}`;
    }),
  );
}

/** Of each part, what in it stands for one thing, and where its words are. */
export const shownParts = [
  ['messages', '.oddkin-text', ''],
  ['calls', '.oddkin-tool-call', '.oddkin-tool-call-name'],
  ['plans', '.oddkin-plan-item', '.oddkin-plan-item-title'],
  ['questions', '.oddkin-question', '.oddkin-question-prompt'],
] as const;
