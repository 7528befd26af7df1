import type { Clock, TransportClose } from '../aicc/index.js';
import type { Scenario, ScenarioStep } from '../schema/index.js';
import { openConnection, type Received, type RunnerConnection } from './connection.js';
import { expectFrame } from './expect-frame.js';
import { fillIn } from './fill-in.js';
import { stepFailure, type ScenarioFailure } from './result.js';
import type { ConformanceTarget } from './run.js';

/** One connection of a scenario, and what is known of it. */
export interface Line {
  readonly role: 'agent' | 'observer';
  connection: RunnerConnection;
  /** The session that the bridge opened for it. */
  sessionId: string | undefined;
  /** The session_init that it began with, as long as no step has read or passed it. */
  greeting: Received | undefined;
  hasSentClose: boolean;
  /** Events that came while something else was expected. */
  aside: Received[];
}

/** Where a scenario is played. */
export interface Stage {
  readonly begin: (scenario: Scenario) => Promise<void>;
  /** Performs one step. Rejects with a StepFailure. */
  readonly perform: (step: ScenarioStep) => Promise<void>;
  readonly transcript: () => ScenarioFailure['before'];
  readonly end: () => void;
}

const first = 'first';
const transcriptLength = 20;

export function createStage(target: ConformanceTarget, clock: Clock, defaultMs: number): Stage {
  const lines = new Map<string, Line>();
  const before: { sent: boolean; text: string }[] = [];
  let callId: string | undefined;
  let sessionId: string | undefined;
  let lastMessageId: string | undefined;
  let counted = 0;

  return {
    begin: ({ role = 'agent', path = '' }) => open(first, role, path, defaultMs),
    perform,
    transcript: () => before.slice(-transcriptLength),
    end: () => {
      for (const { connection } of lines.values()) connection.close();
    },
  };

  async function perform(step: ScenarioStep): Promise<void> {
    const timeoutMs = ('timeoutMs' in step ? step.timeoutMs : undefined) ?? defaultMs;
    if ('wait' in step) return pause(step.wait);
    if ('open' in step) return open(step.open, step.role ?? 'agent', step.path ?? '', timeoutMs);
    if ('disconnect' in step) return lineOf(step.disconnect).connection.close();
    const line = lineOf(step.on);
    if ('send' in step) return send(line, step.send);
    if ('sendText' in step) return sendText(line, step.sendText);
    if ('expectClose' in step) return expectClose(line, step.expectClose, timeoutMs);
    const context = { callId, sessionId: line.sessionId ?? sessionId };
    const reopen = async (): Promise<Received | TransportClose | undefined> => {
      line.connection = await connect(line.role, '');
      note(true, fillIn({ type: 'session_resume' }, context.sessionId, nextId).text, line);
      return undefined;
    };
    const frame = await expectFrame(line, step.expect, context, { timeoutMs, clock, note: (text) => note(false, text), reopen });
    const { message_id: messageId } = frame as { message_id?: unknown }; // a frame that fitted may still hold anything here
    if (typeof messageId === 'string') lastMessageId = messageId;
  }

  async function open(name: string, role: Line['role'], path: string, timeoutMs: number): Promise<void> {
    const filled = path.replaceAll('{session}', sessionId ?? '').replaceAll('{message}', lastMessageId ?? '');
    const line: Line = {
      role,
      connection: await connect(role, filled),
      sessionId: undefined,
      greeting: undefined,
      hasSentClose: false,
      aside: [],
    };
    lines.set(name, line);
    if (role === 'observer' || filled.includes('resume=')) return;
    const greeting = await line.connection.next(timeoutMs);
    if (greeting === undefined) throw stepFailure({ message: `No session_init came within ${timeoutMs} ms.` });
    if ('code' in greeting) throw stepFailure({ message: `The bridge closed the connection with ${greeting.code} ${greeting.reason}` });
    note(false, greeting.text);
    line.greeting = greeting;
    const { type, session_id: id } = (greeting.value ?? {}) as { type?: unknown; session_id?: unknown }; // any JSON
    if (type !== 'session_init' || typeof id !== 'string') {
      throw stepFailure({ message: 'The first frame was no session_init.', path: '/type', expected: 'session_init', came: type });
    }
    line.sessionId = id;
    sessionId ??= id;
  }

  async function connect(role: Line['role'], path: string): Promise<RunnerConnection> {
    const transport = role === 'agent' ? target.agent(path) : target.observer?.(path);
    if (transport === undefined) throw stepFailure({ message: 'The bridge has no address for observers.' });
    const opened = await openConnection(transport, clock);
    if ('code' in opened) throw stepFailure({ message: `The connection could not be opened: ${opened.code} ${opened.reason}` });
    return opened;
  }

  function send(line: Line, content: Readonly<Record<string, unknown>>): void {
    const filled = fillIn(content, line.sessionId ?? sessionId, nextId);
    if (filled.callId !== undefined) callId = filled.callId;
    if (content['type'] === 'session_close') line.hasSentClose = true;
    sendText(line, filled.text);
  }

  function sendText(line: Line, text: string): void {
    line.greeting = undefined;
    line.aside = [];
    note(true, text, line);
  }

  function note(sent: boolean, text: string | undefined, line?: Line): void {
    before.push({ sent, text: text ?? '(binary)' });
    if (sent) line?.connection.send(text ?? '');
  }

  async function expectClose(line: Line, code: number, timeoutMs: number): Promise<void> {
    const endAt = clock.now() + timeoutMs;
    for (;;) {
      const came = await line.connection.next(Math.max(1, endAt - clock.now()));
      if (came === undefined) throw stepFailure({ message: `The connection was not closed within ${timeoutMs} ms.`, expected: code });
      if (!('code' in came)) {
        note(false, came.text);
        continue;
      }
      if (came.code === code) return;
      throw stepFailure({ message: 'The connection was closed with another code.', expected: code, came: came.code });
    }
  }

  function lineOf(name: string = first): Line {
    const line = lines.get(name);
    if (line === undefined) throw stepFailure({ message: `No connection ${JSON.stringify(name)} was opened.` });
    return line;
  }

  function nextId(): string {
    counted += 1;
    return `call-${counted}`;
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => void clock.after(ms, resolve));
  }
}
