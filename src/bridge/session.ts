import { makeFrame, type Clock, type FrameContent } from '../aicc/index.js';
import type { Frame, FrameError, FrameMeta, ModelDeclaration, Sender, ToolCallFrame } from '../schema/index.js';
import type { BridgeLog } from './bridge-log.js';
import { createDelivery } from './delivery.js';
import { createFrameLog, type FrameLog, type FrameLogLimits, type LoggedMessage } from './frame-log.js';
import type { Link, Message } from './link.js';
import type { Meter } from './meter.js';
import { createManifestHistory } from './manifest-history.js';
import { createHeldCapabilities, declareManifest } from './manifest.js';
import { createSessionCalls, type Caller, type SessionCalls } from './session-calls.js';
import type { SessionHandle, World } from './world-definition.js';

/** One agent's connection to the world. It outlives the socket. */
export interface Session {
  readonly id: string;
  readonly agent: string;
  readonly handle: SessionHandle;
  readonly log: FrameLog;
  readonly isOpen: () => boolean;
  readonly isConnected: () => boolean;
  readonly subscribes: (topic: string) => boolean;
  /** What an observer must be told first that reads on from this place: the manifest that was in force there. */
  readonly opening: (sequence: number) => readonly LoggedMessage[];
  /** A session_init of the manifest as it is now, for one observer alone; `undefined` when the session is over. */
  readonly manifestText: () => string | undefined;
  /** Goes on over this link: session_init first, then what waited. */
  readonly attach: (link: Link) => void;
  /** The link has ended; the session waits for its agent. */
  readonly detach: (link: Link, isClean: boolean) => void;
  /** Keeps a message from the agent, or from an observer that acts, and shows it to observers. */
  readonly received: (content: Message, messageId: string | undefined) => void;
  /** Whether a frame with this message_id has come before: after a resume an agent may send what it is not sure of again. */
  readonly isRepeat: (messageId: string) => boolean;
  readonly sendManifest: () => void;
  readonly sendHeartbeat: () => void;
  readonly sendError: (error: FrameError, sessionId?: string) => void;
  readonly call: (frame: ToolCallFrame, caller: Caller) => void;
  readonly answerToObserver: SessionCalls['answerToObserver'];
  /** Ends the session. With a reason, the agent and the observers are told by session_close. */
  readonly end: (reason?: string) => void;
  readonly close: (code: number, reason: string) => void;
}

export interface SessionSetting {
  readonly world: World;
  readonly clock: Clock;
  readonly log: BridgeLog;
  readonly meter: Meter;
  readonly logLimits: FrameLogLimits;
  readonly allowActing: boolean;
  /** How long a session waits for its agent to come back, in milliseconds. */
  readonly resumeWithinMs: number;
  readonly currentTick: () => number;
  /** Called when a tool runs, since it may move the world's time. */
  readonly onRun: () => void;
  /** The place of the next message among all of the bridge. */
  readonly nextSequence: () => number;
  /** Shows one message to the observers. */
  readonly mirror: (message: LoggedMessage) => void;
  readonly onEnd: (session: Session) => void;
}

export interface AgentIdentity {
  readonly agent: string;
  readonly model: ModelDeclaration;
  readonly subscriptions: ReadonlySet<string>;
}

const maxKeptIds = 1000;

export function createSession(setting: SessionSetting, { agent, model, subscriptions }: AgentIdentity): Session {
  const { world, clock, log } = setting;
  const id: string = crypto.randomUUID();
  const frames = createFrameLog(setting.logLimits);
  const delivery = createDelivery(clock, {
    onLost: (count) => {
      setting.meter.dropped('frame', count);
      log(`session ${id}: ${count} frames were let go, since the agent is away too long`);
    },
    onTooSlow: () => setting.meter.dropped('agent'),
  });
  const capabilities = createHeldCapabilities(world.capabilities);
  const manifests = createManifestHistory();
  const heard = new Set<string>();
  let isOpen = true;
  let hasJoined = false;
  let stopWaiting = () => {};

  const handle: SessionHandle = {
    sessionId: id,
    agent,
    clock,
    get tick() {
      return setting.currentTick();
    },
    emit: (topic, payload, meta) => emit(topic, payload, meta, subscriptions.has(topic)),
    grant: (kind, capability) => {
      if (capabilities.grant(kind, capability)) sendUpdate();
    },
    revoke: (kind, capability) => {
      if (capabilities.revoke(kind, capability)) sendUpdate();
    },
  };
  const session: Session = {
    id,
    agent,
    handle,
    log: frames,
    isOpen: () => isOpen,
    isConnected: delivery.isConnected,
    subscribes: (topic) => subscriptions.has(topic),
    opening: (sequence) => manifests.inForceAt(Math.max(sequence, frames.lostThrough())),
    manifestText: () => (isOpen ? JSON.stringify(makeFrame(id, { type: 'session_init', ...manifest() })) : undefined),
    attach(link) {
      stopWaiting();
      delivery.attach(link);
      session.sendManifest();
      delivery.flush();
      if (hasJoined) return;
      hasJoined = true;
      guarded('join', () => world.join?.(handle));
    },
    detach(link, isClean) {
      if (!delivery.detach(link, isClean) || !isOpen) return;
      stopWaiting = clock.after(setting.resumeWithinMs, () => session.end(`${agent} did not come back in time.`));
    },
    received(content, messageId) {
      delivery.heard();
      record(content, messageId, 'agent');
    },
    isRepeat(messageId) {
      if (heard.has(messageId)) return true;
      heard.add(messageId);
      if (heard.size > maxKeptIds) heard.delete(heard.values().next().value ?? '');
      return false;
    },
    sendManifest() {
      const sent = send({ type: 'session_init', ...manifest() });
      if (sent !== undefined) manifests.addInit(sent);
      manifests.forgetBefore(frames.lostThrough());
    },
    sendHeartbeat: () => void send({ type: 'heartbeat' }),
    sendError: (error, sessionId = id) => void send({ type: 'error', error }, sessionId),
    call: (frame, caller) => void calls.answer(frame, caller),
    answerToObserver: (frame) => calls.answerToObserver(frame),
    end(reason) {
      if (!isOpen) return;
      if (reason !== undefined) send({ type: 'session_close', reason });
      isOpen = false;
      stopWaiting();
      calls.abort();
      guarded('leave', () => world.leave?.(handle));
      setting.onEnd(session);
    },
    close: delivery.close,
  };
  const calls = createSessionCalls({
    world,
    log,
    meter: setting.meter,
    handle,
    holds: capabilities.holds,
    onRun: setting.onRun,
    // What an agent's own call brings about reaches it without a subscription.
    emitAsked: (topic, payload, meta) => emit(topic, payload, meta, true),
    isOpen: () => isOpen,
    write: (content) => write(content)?.text,
    deliver: (text) => delivery.deliver(text, true),
  });
  return session;

  function manifest() {
    return declareManifest(world, capabilities.declaration(), model, subscriptions, setting.allowActing);
  }

  function sendUpdate(): void {
    if (!isOpen) return;
    const sent = send({ type: 'heartbeat', manifest_update: manifest() });
    if (sent !== undefined) manifests.addUpdate(sent);
    manifests.forgetBefore(frames.lostThrough());
  }

  function emit(topic: string, payload: Readonly<Record<string, unknown>>, meta: FrameMeta | undefined, isWanted: boolean): void {
    if (!isOpen || !isWanted) return;
    // Time that passes while the agent is away is not told afterwards.
    if (topic === 'tick' && !delivery.isConnected()) return;
    // A world's own topics are allowed by the prose of the protocol, not by the type made from its schema.
    const event = { type: 'event', topic, payload, meta: meta ?? { tick: setting.currentTick() } } as FrameContent;
    send(event);
  }

  function send(content: FrameContent, sessionId = id): LoggedMessage | undefined {
    const sent = write(content, sessionId);
    if (sent !== undefined) delivery.deliver(sent.text, mattersLater(content));
    return sent?.message;
  }

  function write(content: FrameContent, sessionId = id): { readonly text: string; readonly message: LoggedMessage } | undefined {
    const frame: Frame = makeFrame(sessionId, content);
    try {
      const text = JSON.stringify(frame);
      setting.meter.passed(frame.type, 'bridge');
      return { text, message: record(text, frame.message_id, 'bridge') };
    } catch (error) {
      log(`session ${id}: a frame of type ${frame.type} could not be written as JSON: ${String(error)}`);
      return undefined;
    }
  }

  function record(content: Message, messageId: string | undefined, from: Sender): LoggedMessage {
    const message = { sequence: setting.nextSequence(), sessionId: id, messageId, from, content };
    frames.add(message);
    setting.mirror(message);
    return message;
  }

  function guarded(name: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      log(`the world's ${name} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
}

/** What a resumed agent must still be told. The session_init that it gets then replaces what came before, and time that passed is past. */
function mattersLater(content: FrameContent): boolean {
  return content.type === 'event' ? content.topic !== 'tick' : content.type === 'error';
}
