import { decodeFrame, type Clock, type TransportClose } from '../aicc/index.js';
import type { Received } from './connection.js';
import { findMismatch, type MatchContext } from './match.js';
import { stepFailure } from './result.js';
import type { Line } from './stage.js';

interface ExpectSetting {
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly note: (text: string | undefined) => void;
  /** Opens the line again and resumes the session, after a bridge has closed it on session_close. */
  readonly reopen: () => Promise<unknown>;
}

type Expectation = Readonly<Record<string, unknown>>;

/** Takes the next frame that the expectation is about, and holds it against it. Rejects with a StepFailure. */
export async function expectFrame(line: Line, expectation: Expectation, context: MatchContext, setting: ExpectSetting): Promise<object> {
  const received = await takeFrame(line, expectation, setting);
  const decoded = decodeFrame(received.text, { strict: true });
  const mismatch = findMismatch(expectation, received.value, context);
  if (mismatch !== undefined)
    throw stepFailure({ message: `${mismatch.path === '' ? 'The frame' : mismatch.path} is not what was expected.`, ...mismatch });
  if (!decoded.ok) {
    const [{ path, message, value }] = decoded.problems;
    throw stepFailure({ message: `The frame does not fit the schema: ${message}`, path, came: value });
  }
  return decoded.frame;
}

async function takeFrame(line: Line, expectation: Expectation, { timeoutMs, clock, note, reopen }: ExpectSetting): Promise<Received> {
  const kept = takeAside(line, expectation);
  if (kept !== undefined) return kept;
  if (line.greeting !== undefined) {
    const { greeting } = line;
    line.greeting = undefined;
    return greeting;
  }
  const endAt = clock.now() + timeoutMs;
  const skipped: Received[] = [];
  let isReopened = false;
  for (;;) {
    const came = await line.connection.next(Math.max(1, endAt - clock.now()));
    if (came === undefined) {
      line.connection.putBack(skipped);
      throw stepFailure({ message: `Nothing that was expected came within ${timeoutMs} ms.`, expected: expectation });
    }
    if ('code' in came) {
      if (!line.hasSentClose || isReopened) throw closed(came, expectation);
      isReopened = true;
      await reopen();
      continue;
    }
    note(came.text);
    const type = typeOf(came);
    // The socket that was opened again begins with a session of its own.
    if (isReopened && type === 'session_init') continue;
    if (isWanted(came, expectation)) {
      line.connection.putBack(skipped);
      return came;
    }
    if (type === 'event') line.aside.push(came);
    else if (type === 'tool_result') skipped.push(came);
  }
}

/** Whether a frame is the one to be judged. Events and heartbeats that nobody asked for are passed over; where an event is expected, a result may come first. */
function isWanted(received: Received, expectation: Expectation): boolean {
  const type = typeOf(received);
  const isEventExpected = expectation['type'] === 'event';
  if (type === 'heartbeat') return expectation['type'] === 'heartbeat';
  if (type === 'event') return isEventExpected && isTopicWanted(received, expectation);
  return !(isEventExpected && type === 'tool_result');
}

/** A world may tell of much else at the same time. */
function isTopicWanted({ value }: Received, { topic }: Expectation): boolean {
  return typeof topic !== 'string' || (value as { topic?: unknown }).topic === topic; // an event, by its type
}

function takeAside(line: Line, expectation: Expectation): Received | undefined {
  if (expectation['type'] !== 'event') return undefined;
  const index = line.aside.findIndex((received) => isTopicWanted(received, expectation));
  return index < 0 ? undefined : line.aside.splice(index, 1)[0];
}

function typeOf({ value }: Received): unknown {
  return typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
}

function closed({ code, reason }: TransportClose, expected: Expectation) {
  return stepFailure({ message: `The bridge closed the connection with ${code} ${reason} instead of answering.`, expected });
}
