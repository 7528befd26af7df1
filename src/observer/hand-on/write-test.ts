import { quote } from './quote.js';
import type { RecordedScreen } from './recorded-screen.js';
import { mostShown, shownParts } from './screen.js';

/** What a file that is handed on is made of. */
export interface HandedOn {
  readonly screen: RecordedScreen;
  readonly sessionId: string;
  /** What stands on the screen at the end, in lines. */
  readonly shown: readonly string[];
  /** The name of the recording's file, where it does not stand in the text itself. */
  readonly fileName: string | undefined;
}

/** A Vitest file that replays the recording and expects on the screen what stands there now. */
export function writeTest({ screen: { lines, at }, sessionId, shown, fileName }: HandedOn): string {
  return `// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import {
  ChatProvider,
  createObserverStore,
  Message,
  Plan,
  Question,
  ToolCall,
  useConversation,
  useObserverState,
  usePlans,
  useQuestions,
} from '@oddkin/ai';
import { createSteppedClock, replay } from '@oddkin/ai/testing';
${recordingSource(lines, fileName)}
const sessionId = ${quote(sessionId)};

const expected = ${listSource(shown)};

it('shows what was on the screen', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { store } = replay(recording, createObserverStore({ clock: createSteppedClock(${at}) }));
  const screen = document.body.appendChild(document.createElement('main'));
  const root = createRoot(screen);
  await act(async () =>
    root.render(
      <ChatProvider store={store} sessionId={sessionId} locale="en" timeZone="UTC">
        <Screen />
      </ChatProvider>,
    ),
  );
  await vi.waitFor(() => expect(linesOf(screen)).toEqual(expected));
  await act(async () => root.unmount());
});

function Screen() {
  const messages = useConversation();
  const calls = useObserverState((state) => state.toolCalls.records);
  const plans = usePlans();
  const questions = useQuestions();
  return (
    <>
      <div data-shown="messages">
        {messages.slice(-${mostShown}).map((key) => (
          <Message key={key} messageId={key} />
        ))}
      </div>
      <div data-shown="calls">
        {[...calls.keys()].slice(-${mostShown}).map((key) => (
          <ToolCall key={key} toolCallId={key} />
        ))}
      </div>
      <div data-shown="plans">
        {plans.map(({ key }) => (
          <Plan key={key} planId={key} />
        ))}
      </div>
      <div data-shown="questions">
        {questions.map(({ key }) => (
          <Question key={key} questionId={key} />
        ))}
      </div>
    </>
  );
}

/** What stands on the screen, one line for each thing: what it is, how it stands, what it says. */
function linesOf(screen: Element): readonly string[] {
  const parts = [
${shownParts.map((part) => `    [${part.map((each) => `'${each}'`).join(', ')}],`).join('\n')}
  ] as const;
  return parts.flatMap(([part, root, words]) =>
    [...screen.querySelectorAll(\`[data-shown="\${part}"] \${root}\`)].map((found) => {
      const said = (words === '' ? found : found.querySelector(words))?.textContent ?? '';
      return \`\${part}, \${found.getAttribute('data-state') ?? ''}: \${said.replace(/\\s+/g, ' ').trim()}\`;
    }),
  );
}
`;
}

/** The recording under its name: read from the file that it stands in, or as its lines. */
export function recordingSource(lines: readonly string[], fileName: string | undefined): string {
  if (fileName !== undefined) return `import recording from ${quote(`./${fileName}?raw`)};\n`;
  return `\nconst recording = ${listSource(lines)}.join('\\n');\n`;
}

function listSource(lines: readonly string[]): string {
  return lines.length === 0 ? '[]' : `[\n${lines.map((line) => `  ${quote(line)},`).join('\n')}\n]`;
}
