import { closeCodes, decodeFrame, makeFrame, type Clock } from '../aicc/index.js';
import { inRound, readRecordingItems, type RecordingProblem, type RecordingSource } from '../recording/index.js';
import type { FrameError, HeartbeatFrame, Sender } from '../schema/index.js';
import { errorOf } from './decode-error.js';
import type { Link, LinkListener, Message } from './link.js';
import type { Meter } from './meter.js';
import { noLongerHeld, noSession, notAllowed, refuseCall, sessionExpired, uuid, writeError } from './observer-connection.js';
import type { Pace } from './pace.js';
import { readEnvelope, type Envelope } from './tap-envelope.js';
import { waitUnlessAborted } from './wait-unless-aborted.js';

export interface ReplaySetting {
  readonly open: () => RecordingSource;
  readonly isLooping: boolean;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly onProblem: (problem: RecordingProblem) => void;
  readonly onFailure: (error: unknown) => void;
}

interface PlayedMessage {
  readonly at: number;
  readonly from: Sender;
  readonly content: Message;
  readonly envelope: Envelope | undefined;
}

/** What may lie in the socket before the recording is read on. */
const highWaterBytes = 1_048_576;
const betweenRoundsMs = 1_000;
const maxKeptManifests = 256;
const maxAnswersBuffered = 16 * 1_048_576;
const failed = 1011;

/** Plays a recording to one observer. A slow one slows nobody: its own reading waits for it. */
export function createReplayObserver(link: Link, search: URLSearchParams, setting: ReplaySetting): LinkListener {
  const { open, isLooping, pace, clock, meter, onProblem, onFailure } = setting;
  const session = search.get('session') ?? undefined;
  const after = search.get('after') ?? undefined;
  const over = new AbortController();
  // The newest session_init of each session, which tells an observer that goes on what it needs to read the rest.
  const manifests = new Map<string, string>();
  void play().catch((error: unknown) => {
    onFailure(error);
    end(failed, 'The recording can not be read.');
  });

  return {
    onMessage: (message) => {
      // Whoever asks without reading the answers is let go.
      if (link.bufferedAmount() > maxAnswersBuffered) return end(closeCodes.tooSlow, 'Answers are not being read.');
      link.send(answer(message));
    },
    onTooLarge: () => end(closeCodes.tooLarge, 'The frame is too large.'),
    onClose: () => over.abort(),
  };

  async function play(): Promise<void> {
    let startsAfter = after;
    if (startsAfter !== undefined && !(await isHeld(startsAfter))) {
      await send(writeError(noLongerHeld));
      startsAfter = undefined;
    }
    for (let round = 0; !over.signal.aborted; round += 1) {
      const sent = await playRound(round, round === 0 ? startsAfter : undefined);
      if (over.signal.aborted) return;
      if (session !== undefined && sent === 0 && manifests.size === 0) return refuseSession(session);
      if (!isLooping) return;
      await waitUnlessAborted(over.signal, (onDone) => clock.after(betweenRoundsMs, onDone));
    }
  }

  async function isHeld(messageId: string): Promise<boolean> {
    for await (const { envelope } of messages(0)) {
      if (envelope?.messageId === messageId) return true;
    }
    return false;
  }

  async function playRound(round: number, startsAfter: string | undefined): Promise<number> {
    let startedAt = pace.now();
    let isSkipping = startsAfter !== undefined;
    let sent = 0;
    for await (const { at, from, content, envelope } of messages(round)) {
      if (envelope?.type === 'session_init') keepManifest(envelope.sessionId, String(content));
      if (isSkipping) {
        if (envelope?.messageId !== startsAfter) continue;
        isSkipping = false;
        startedAt = pace.now() - at;
        for (const text of manifests.values()) await send(text);
        continue;
      }
      await pace.until(startedAt + at, over.signal);
      if (over.signal.aborted) return sent;
      sent += 1;
      meter.passed(envelope?.type, from);
      await send(content);
    }
    return sent;
  }

  async function* messages(round: number): AsyncGenerator<PlayedMessage> {
    for await (const item of readRecordingItems(open())) {
      if (over.signal.aborted) return;
      if (item.kind === 'problem') onProblem(item.problem);
      if (item.kind !== 'message') continue;
      const { at, from, text } = item.message;
      const recorded = text === undefined ? undefined : readEnvelope(text);
      if (session !== undefined && recorded?.sessionId !== session) continue;
      if (text === undefined || round === 0) yield { at, from, content: text ?? new Uint8Array(), envelope: recorded };
      else yield { at, from, content: inRound(text, round), envelope: readEnvelope(inRound(text, round)) };
    }
  }

  /** Sends one message, and waits where too much lies in the socket. */
  async function send(content: Message): Promise<void> {
    meter.mirrored(1);
    if (link.bufferedAmount() < highWaterBytes) return link.send(content);
    await waitUnlessAborted(over.signal, (onDone) => link.send(content, onDone));
  }

  function keepManifest(sessionId: string, text: string): void {
    manifests.delete(sessionId);
    manifests.set(sessionId, text);
    if (manifests.size > maxKeptManifests) manifests.delete(manifests.keys().next().value ?? '');
  }

  function answer(message: Message): string {
    const read = decodeFrame(message);
    meter.passed(read.ok ? read.frame.type : undefined, 'observer');
    if (!read.ok) return writeError(errorOf(read.problems[0]));
    const { frame } = read;
    const { session_id: id, type } = frame;
    if (type === 'heartbeat') return JSON.stringify(makeFrame<HeartbeatFrame>(id, { type: 'heartbeat' }));
    if (type === 'manifest_request') return manifests.get(id) ?? writeError(sessionExpired, id);
    if (type === 'tool_call') return refuseCall(frame, nobodyThere);
    return writeError(notAllowed(`/type: an observer does not send ${type}.`), id);
  }

  function refuseSession(id: string): void {
    link.send(writeError(sessionExpired, uuid.test(id) ? id : noSession));
    end(closeCodes.sessionExpired, 'There is no such session.');
  }

  function end(code: number, reason: string): void {
    over.abort();
    link.close(code, reason);
  }
}

const nobodyThere: FrameError = {
  code: 'invalid_input',
  message: '/type: this is a recording, and nobody is there to act on.',
  retryable: false,
};
