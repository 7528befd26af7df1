import type { ArtifactRevision } from '../../../schema/index.js';
import { listen } from './acts.js';
import { describe } from './describe.js';
import { call, isResting, note, type Mind } from './mind.js';
import { offer } from './offer.js';
import { pause } from './pause.js';
import { planRoute } from './plan-route.js';
import { askNext, isFirstRound } from './questions.js';
import { remark } from './remark.js';

/** What the conversation needs beside the mind. */
export interface Conversation {
  readonly mind: Mind;
  /** Breaks the connection, which is then resumed. */
  readonly dropConnection: () => void;
  hasGreeted: boolean;
  readonly map: { revisions: ArtifactRevision[]; floor: number };
}

interface Beat {
  /** Seconds from the start of a round. */
  readonly at: number;
  readonly run: (conversation: Conversation) => unknown;
}

const roundSeconds = 84;

/** What the explorer says and asks unasked, in the order of one round. It acts at the same time. */
const beats: readonly Beat[] = [
  { at: 0.2, run: greet },
  { at: 5, run: drawMap },
  { at: 10, run: ({ mind }) => askNext(mind) },
  { at: 17, run: ({ mind }) => listen(mind) },
  { at: 20, run: ({ mind }) => mind.orders.push({ kind: 'tap' }) },
  { at: 22, run: showFindings },
  { at: 28, run: ({ mind }) => askNext(mind) },
  { at: 31, run: leaveNote },
  { at: 36, run: drawMap },
  { at: 40, run: shout },
  { at: 42, run: ({ mind }) => askNext(mind) },
  { at: 46, run: ({ dropConnection }) => dropConnection() },
  { at: 52, run: ({ mind }) => planRoute(mind) },
  { at: 54, run: leaveNote },
  { at: 56, run: stumble },
  { at: 60, run: ({ mind }) => askNext(mind) },
  { at: 66, run: leaveNote },
  { at: 70, run: drawMap },
  { at: 74, run: ({ mind }) => mind.asking.withdraw(isFirstRound(mind) ? firstPatienceMs : patienceMs) },
  { at: 76, run: ({ mind }) => mind.session.send({ type: 'manifest_request' }) },
  { at: 78, run: ({ mind }) => askNext(mind) },
];

/** How long a question without a limit stands before it makes room for another: less while nobody has had the time to see all kinds. */
const patienceMs = 120_000;
const firstPatienceMs = 30_000;

/** Talks until the session ends. */
export async function converse(conversation: Conversation): Promise<void> {
  const { clock, signal } = conversation.mind;
  for (let roundAt = clock.now(); !signal.aborted; roundAt += roundSeconds * 1000) {
    for (const { at, run } of beats) {
      await pause(clock, roundAt + at * 1000 - clock.now(), signal);
      if (signal.aborted) return;
      // Told to stop, it neither acts nor talks by itself.
      if (!isResting(conversation.mind)) run(conversation);
    }
    await pause(clock, roundAt + roundSeconds * 1000 - clock.now(), signal);
  }
}

/** Offers what a person can choose and say, again in each round for those who have come since, and says where things stand. */
function greet(conversation: Conversation): void {
  const { mind, hasGreeted } = conversation;
  offer(mind);
  const parts =
    mind.lastCallId === undefined ? [] : [{ type: 'tool-call', id: mind.voice.nextId('part'), toolCallId: mind.lastCallId } as const];
  void mind.voice.speak(hasGreeted ? { ...describe(mind), parts } : { ...greeting(mind.character.name), parts });
  conversation.hasGreeted = true;
}

function greeting(name: string) {
  return {
    reasoning:
      'I have just come in. First I look, then I walk to the nearest place that I do not know, and so on until I have seen it all.',
    text: `I am **${name}**, and I explore this dungeon.\n\n1. I look about.\n2. I walk to the edge of what I know.\n3. I open the doors on my way.\n\nTell me *go north* or *stop*, or ask *what do you see?*`,
  };
}

/** Rows without a mark above and below the map. The first row keeps its indent. */
const blankEdges = /^\n+|\s+$/g;
const maxRevisions = 8;

async function drawMap({ mind, map }: Conversation): Promise<void> {
  const result = await call(mind, 'draw_map');
  const text = result?.output?.['text'];
  const cells = result?.output?.['cells'];
  if (typeof text !== 'string' || mind.lastCallId === undefined) return;
  if (map.floor !== mind.floor) Object.assign(map, { revisions: [], floor: mind.floor });
  const revisionId = mind.voice.nextId('revision');
  const revision = { revisionId, createdAt: mind.voice.now(), label: `${String(cells)} cells known`, content: text };
  map.revisions = [...map.revisions, revision].slice(-maxRevisions);
  const artifactId = `map-${mind.floor}`;
  const title = mind.mapTitle ?? `Map of ${mind.floorName}`;
  mind.voice.put('oddkin.ai.artifact', {
    artifactId,
    title,
    kind: 'document',
    mediaType: 'text/plain',
    revisions: map.revisions,
    currentRevisionId: revisionId,
  });
  const { text: seen, ...rest } = describe(mind);
  void mind.voice.speak({
    ...rest,
    reasoning: `I know ${String(cells)} cells now. A map helps me to see where I have not been.`,
    text: `My map so far, with me as \`@\`:\n\n\`\`\`text\n${text.replace(blankEdges, '')}\n\`\`\`\n\n${seen}`,
    parts: [
      { type: 'tool-call', id: mind.voice.nextId('part'), toolCallId: mind.lastCallId },
      { type: 'artifact', id: mind.voice.nextId('part'), artifactId, revisionId },
    ],
  });
}

async function showFindings({ mind, map }: Conversation): Promise<void> {
  if ((await call(mind, 'check_inventory')) === undefined) return;
  const content = map.revisions.at(-1)?.content ?? '';
  void mind.voice.speak({
    text: `What I carry:\n\n| thing | from |\n| --- | --- |\n${mind.pack.map((name) => `| ${name} | ${mind.floorName} |`).join('\n')}`,
    parts: [
      { type: 'file', id: mind.voice.nextId('part'), name: `floor-${mind.floor}.txt`, mediaType: 'text/plain', size: content.length },
      { type: 'data', id: mind.voice.nextId('part'), name: 'pack', data: { floor: mind.floor, position: mind.position, pack: mind.pack } },
      // A part of a type that no reader of this version knows: it has to be shown as unsupported, and blank nothing.
      { type: 'x-floor-model', id: mind.voice.nextId('part'), cells: mind.memory.size() },
    ],
  });
}

/** Leaves what it learned last on the floor, for the courier to read. Chalk is short: it learns that too. */
async function leaveNote({ mind }: Conversation): Promise<void> {
  if (!mind.leavesNotes) return;
  const fact = mind.facts.at(-1);
  const text = fact?.excerpt.slice(0, 200) ?? `${mind.character.name} was here.`;
  const written = await call(mind, 'write_note', { text });
  if (written === undefined) return;
  if (written.ok) return mind.voice.tell(['Courier'], `I left a note at ${mind.position?.x ?? 0}, ${mind.position?.y ?? 0}.`);
  const limit = note(mind, 'write_note', written.error?.message ?? 'no note could be left');
  remark(mind, `I can't leave a note now: my chalk is used up for a while [^${limit.sourceId}].`, [limit]);
}

/** Makes a noise in a way that only the world may: the bridge answers by an error, and the explorer learns. */
async function shout({ mind }: Conversation): Promise<void> {
  await mind.session.send({ type: 'event', topic: 'audio', payload: { sound: 'a shout', loudness: 1 } });
}

async function stumble({ mind }: Conversation): Promise<void> {
  const text = 'Let me sum up what I have found so far, room by room and door by door, so that nothing is forgotten on the way down.';
  const failed = await mind.voice.speak({ text, failure: 'The thought broke off half way.' });
  if (failed !== undefined) void mind.voice.speak({ ...describe(mind), insteadOf: failed });
}
