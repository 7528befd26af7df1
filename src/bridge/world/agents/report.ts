import { call, note, type Mind } from './mind.js';
import { sourcesOf } from './remark.js';

const findingsKept = 12;

/** Writes a report of the floor, as an artifact whose revisions grow with each floor. */
export async function reportFloor(mind: Mind): Promise<void> {
  const { plan, voice } = mind;
  plan?.set('report', 'active');
  const result = await call(mind, 'compose_report', { title: `What I found on ${mind.floorName}`, findings: findingsOf(mind) });
  const text = result?.output?.['text'];
  if (typeof text !== 'string' || mind.lastCallId === undefined) {
    return plan?.set('report', 'failed', { detail: result?.error?.message ?? 'It was not written.' });
  }
  const revisionId = voice.nextId('revision');
  mind.reports.push({ revisionId, createdAt: voice.now(), label: mind.floorName, content: text });
  voice.put('oddkin.ai.artifact', {
    artifactId: 'report',
    title: 'Report of the expedition',
    kind: 'document',
    mediaType: 'text/markdown',
    revisions: mind.reports,
    currentRevisionId: revisionId,
  });
  plan?.set('report', 'done');
  const fact = note(mind, 'compose_report', `${mind.memory.size()} cells known on ${mind.floorName}`);
  void voice.speak({
    text: `I have seen **all that I can reach** on ${mind.floorName} [^${fact.sourceId}], and this is my report.`,
    sources: sourcesOf(mind, [fact]),
    parts: [
      { type: 'tool-call', id: voice.nextId('part'), toolCallId: mind.lastCallId },
      { type: 'artifact', id: voice.nextId('part'), artifactId: 'report', revisionId },
    ],
  });
}

function findingsOf(mind: Mind): readonly string[] {
  const { memory, lamps, pack } = mind;
  const count = (kind: Parameters<typeof memory.places>[0]): number => memory.places(kind).length;
  const burning = [...lamps.values()].filter(({ lit }) => lit).length;
  const doors = count('open_door') + count('closed_door') + count('locked_door');
  return [
    `${memory.size()} cells known, ${doors} doors, of which ${count('locked_door')} stay locked.`,
    `${lamps.size} lamps, of which ${burning} burned when I saw them last.`,
    `In my pack: ${pack.join(', ') || 'nothing'}.`,
    ...mind.facts.map(({ title, excerpt }) => `${title}: ${excerpt}`),
  ].slice(0, findingsKept);
}
