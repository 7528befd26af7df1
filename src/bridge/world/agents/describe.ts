import type { Mind } from './mind.js';
import { sourcesOf } from './remark.js';
import type { Utterance } from './voice.js';

const factsCited = 3;

/** Says what was seen and sensed last, each sentence with its source, after an opening such as "You asked what I see: ". */
export function describe(mind: Mind, opening = ''): Utterance {
  const seen = mind.facts.findLast((fact) => fact.title.startsWith('look_around'));
  const others = mind.facts.filter((fact) => fact !== seen).slice(seen === undefined ? -factsCited : 1 - factsCited);
  const facts = seen === undefined ? others : [seen, ...others];
  const where = mind.position === undefined ? 'somewhere' : `at **${mind.position.x}, ${mind.position.y}**`;
  const lines = facts.map((fact) => `- ${fact.excerpt} [^${fact.sourceId}]`);
  const first = `n ${mind.floorName} I stand ${where} and know ${mind.memory.size()} cells.`;
  return {
    text: [opening === '' ? `O${first}` : `${opening}o${first}`, '', ...lines].join('\n'),
    sources: sourcesOf(mind, facts),
  };
}
