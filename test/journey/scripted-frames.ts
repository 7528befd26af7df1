import { createFrames, createManifest } from '@oddkin/ai/testing';

export const frameTypes = [
  'session_init',
  'session_resume',
  'session_close',
  'manifest_request',
  'tool_call',
  'tool_result',
  'event',
  'error',
  'heartbeat',
] as const;

export const topics = ['tick', 'collision', 'audio', 'state_change', 'agent_message'] as const;

export const frames = createFrames();
const closing = createFrames('00000000-0000-4000-8000-00000000c105');

/** One of each type, and of each topic. The session that is closed is another one. */
export const goodFrames: readonly object[] = [
  frames.sessionInit(),
  frames.sessionResume(),
  frames.manifestRequest(),
  frames.toolCall(),
  frames.toolResult(),
  frames.event({ topic: 'tick', payload: { tick: 1 } }),
  frames.event({ topic: 'collision', payload: { with: 'wall' } }),
  frames.event({ topic: 'audio', payload: { sound: 'drip' } }),
  frames.event({ topic: 'state_change', payload: { x: 3 } }),
  frames.agentMessage({ text: 'I begin.' }),
  frames.error(),
  frames.heartbeat(),
  closing.sessionInit(),
  closing.sessionClose(),
];

interface BadFrame {
  readonly message: object | string | Uint8Array;
  /** What stands over it under Problems. */
  readonly title: string;
  /** The JSON Pointer of the fault; empty for the whole. */
  readonly pointer: string;
  /** Whether its group is folded at first, as those are of which the frame was taken all the same. */
  readonly isFolded?: true;
}

const misfit = 'Frame does not fit its type';

/** One of each kind of fault that reading can find, and a misfit of each type. */
export const badFrames: readonly BadFrame[] = [
  { message: new Uint8Array([1, 2, 3]), title: 'Binary message', pointer: '' },
  { message: 'x'.repeat(1_100_000), title: 'Frame too large', pointer: '' },
  { message: '['.repeat(300) + ']'.repeat(300), title: 'Frame nested too deep', pointer: '' },
  { message: '{"type":', title: 'Not JSON', pointer: '' },
  { message: '[1, 2]', title: 'Not an object', pointer: '' },
  { message: { ...frames.heartbeat(), protocol: 'aicc/9.9' }, title: 'Another protocol', pointer: '/protocol' },
  { message: { ...frames.heartbeat(), type: 'greeting' }, title: 'Unknown type of frame', pointer: '/type' },
  { message: { ...frames.sessionInit(), world: { name: 'dungeon', kind: '5d' } }, title: misfit, pointer: '/world/kind' },
  { message: { ...frames.sessionResume(), session_id: 'none' }, title: misfit, pointer: '/session_id' },
  { message: { ...frames.sessionClose(), reason: 7 }, title: misfit, pointer: '/reason' },
  { message: { ...frames.manifestRequest(), message_id: 'none' }, title: misfit, pointer: '/message_id' },
  { message: { ...frames.toolCall(), input: [] }, title: misfit, pointer: '/input' },
  { message: { ...frames.toolResult(), ok: 'yes' }, title: misfit, pointer: '/ok' },
  { message: { ...frames.event(), payload: 'none' }, title: misfit, pointer: '/payload' },
  { message: { ...frames.error(), error: { code: 'mood', message: '', retryable: false } }, title: misfit, pointer: '/error/code' },
  {
    message: { ...frames.heartbeat(), manifest_update: { ...createManifest(), tick_rate_hz: 'fast' } },
    title: 'Manifest does not fit',
    pointer: '/manifest_update/tick_rate_hz',
    isFolded: true,
  },
];
