interface Frame {
  readonly type: string;
  readonly topic?: string;
  readonly ok?: boolean;
  readonly manifest_update?: unknown;
  readonly error?: { readonly code: string };
  readonly payload?: { readonly documents?: readonly Document[]; readonly delta?: { readonly partType: string } };
}

interface Document {
  readonly schema: string;
  readonly value: {
    readonly status?: string;
    readonly kind?: string;
    readonly parts?: readonly { readonly type: string }[];
    readonly steps?: readonly { readonly status: string; readonly tasks?: readonly unknown[] }[];
    readonly revisions?: readonly unknown[];
  };
}

/** Everything that the dungeon has to bring about by itself, each in words. */
const wanted: readonly string[] = [
  ...['session_init', 'session_resume', 'session_close', 'manifest_request', 'tool_call', 'tool_result', 'event', 'error', 'heartbeat'].map(
    (type) => `frame ${type}`,
  ),
  ...['tick', 'collision', 'audio', 'state_change', 'agent_message'].map((topic) => `topic ${topic}`),
  ...['message', 'plan', 'question', 'suggestion', 'model-option', 'tool-call', 'approval', 'artifact', 'attempt'].map(
    (noun) => `document oddkin.ai.${noun}`,
  ),
  ...['text', 'reasoning', 'file', 'source', 'tool-call', 'approval', 'artifact', 'data', 'x-floor-model'].map((type) => `part ${type}`),
  ...['pending', 'active', 'done', 'failed', 'blocked', 'skipped', 'needs-input'].map((status) => `step ${status}`),
  ...['choice', 'multi-choice', 'form', 'text'].map((kind) => `question of kind ${kind}`),
  ...['requested', 'submitted', 'skipped', 'expired', 'failed'].map((status) => `question ${status}`),
  ...['requested', 'approved', 'denied', 'expired', 'failed'].map((status) => `approval ${status}`),
  ...['running', 'succeeded', 'failed'].map((status) => `attempt ${status}`),
  ...['pending', 'running', 'succeeded'].map((status) => `tool-call record ${status}`),
  ...['tool_unavailable', 'execution_failed', 'timeout'].map((code) => `failure ${code}`),
  ...['text', 'reasoning'].map((type) => `delta of ${type}`),
  'parallel tasks',
  'several revisions',
  'manifest_update',
];

/** What of it a run does not hold. */
export function findMissing(texts: readonly string[]): readonly string[] {
  const held = new Set(texts.flatMap((text) => [...wordsFor(JSON.parse(text) as Frame)]));
  return wanted.filter((word) => !held.has(word));
}

function* wordsFor({ type, topic, ok, error, manifest_update: update, payload }: Frame): Generator<string> {
  yield `frame ${type}`;
  if (topic !== undefined) yield `topic ${topic}`;
  if (ok === false) yield `failure ${error?.code}`;
  if (update !== undefined) yield 'manifest_update';
  if (payload?.delta !== undefined) yield `delta of ${payload.delta.partType}`;
  for (const { schema, value } of payload?.documents ?? []) {
    yield `document ${schema}`;
    const noun = schema.replace('oddkin.ai.', '');
    yield `${noun === 'tool-call' ? 'tool-call record' : noun} ${value.status}`;
    if (noun === 'question') yield `question of kind ${value.kind}`;
    for (const part of value.parts ?? []) yield `part ${part.type}`;
    for (const step of value.steps ?? []) {
      yield `step ${step.status}`;
      if ((step.tasks?.length ?? 0) > 1) yield 'parallel tasks';
    }
    if ((value.revisions?.length ?? 0) > 1) yield 'several revisions';
  }
}
