import type { Mind } from './mind.js';
import type { Utterance } from './voice.js';

const factsCited = 3;

/** Says what was sensed last, each sentence with its source. */
export function describe(mind: Mind): Utterance {
  const facts = mind.facts.slice(-factsCited);
  const where = mind.position === undefined ? 'somewhere' : `at **${mind.position.x}, ${mind.position.y}**`;
  const lines = facts.map((fact) => `- ${fact.excerpt} [^${fact.sourceId}]`);
  return {
    text: [`On ${mind.floorName} I stand ${where} and know ${mind.memory.size()} cells.`, '', ...lines].join('\n'),
    sources: facts.map(({ sourceId, title, excerpt }) => ({ sourceId, title, excerpt, publisher: mind.name, kind: 'other' })),
  };
}
