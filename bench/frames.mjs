// Frames of about 400 bytes as a busy agent and its bridge send them, the same for the same seed.
const tools = ['scan_area', 'move_to', 'speak', 'grab_item', 'look_at', 'compose_reply'];
const topics = ['tick', 'collision', 'audio', 'state_change', 'agent_message'];
const words =
  'the bridge keeps a bounded queue of results while each worker replays the last known position before the next tick begins'.split(' ');

/** Makes frames without end: `next(count)` gives the texts of the next ones. The first is the session_init. */
export function createFrames(seed = 5) {
  const random = createRandom(seed);
  const sessionId = uuid(random);
  const waiting = [];
  let made = 0;
  let calls = 0;

  const frame = (type, content) =>
    JSON.stringify({ protocol: 'aicc/0.1', type, session_id: sessionId, message_id: uuid(random), ...content });
  const next = () => {
    made += 1;
    if (made === 1) return frame('session_init', manifest());
    const kind = random();
    if (kind < 0.3 || (kind < 0.6 && waiting.length === 0)) {
      calls += 1;
      waiting.push(`call_${calls}`);
      return frame('tool_call', { call_id: `call_${calls}`, tool: pick(random, tools), input: input(random) });
    }
    if (kind < 0.6) return frame('tool_result', { call_id: waiting.shift(), ...outcome(random, made) });
    if (kind < 0.96) return frame('event', event(random, made));
    if (kind < 0.99) return frame('heartbeat', {});
    return frame('error', { error: { code: 'internal_error', message: sentence(random, 20), retryable: true } });
  };
  return { sessionId, next: (count) => Array.from({ length: count }, next) };
}

function manifest() {
  const open = { type: 'object' };
  return {
    tick_rate_hz: 20,
    tick_mode: 'fixed',
    world: { name: 'bench', kind: '3d' },
    agent_model: { class: 'cloud_medium' },
    capabilities: { sensors: [], actuators: [], generators: [] },
    tools: tools.map((id) => ({ id, class: 'actuator', description: id, input_schema: open, output_schema: open })),
  };
}

function input(random) {
  return {
    target: { x: whole(random, -500, 500) / 10, y: whole(random, -500, 500) / 10 },
    speed: whole(random, 1, 9),
    reason: sentence(random, whole(random, 8, 30)),
    tags: [pick(random, words), pick(random, words)],
  };
}

function outcome(random, tick) {
  if (random() < 0.08) {
    const code = pick(random, ['execution_failed', 'timeout', 'invalid_input']);
    return { ok: false, error: { code, message: sentence(random, 12), retryable: random() < 0.5 }, meta: { tick } };
  }
  const seen = Array.from({ length: whole(random, 1, 4) }, () => ({ id: whole(random, 1, 999), kind: pick(random, words) }));
  const output = { seen, note: sentence(random, whole(random, 4, 16)) };
  return { ok: true, output, meta: { tick, latency_ms: whole(random, 1, 400), source: 'bridge' } };
}

function event(random, tick) {
  const payload = {
    tick,
    position: [whole(random, 0, 999) / 10, whole(random, 0, 999) / 10, 0],
    text: sentence(random, whole(random, 10, 36)),
    flags: { visible: random() < 0.5, moving: random() < 0.5 },
  };
  return { topic: pick(random, topics), payload, meta: { tick, source: 'environment' } };
}

function uuid(random) {
  const hex = (length) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

function sentence(random, length) {
  return Array.from({ length }, () => pick(random, words)).join(' ');
}

function pick(random, choices) {
  return choices[Math.floor(random() * choices.length)];
}

function whole(random, from, to) {
  return from + Math.floor(random() * (to - from + 1));
}

/** Numbers from 0 to 1 that are the same each time. */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
