import { directions } from '../geometry.js';
import { describe } from './describe.js';
import { isResting, note, type Mind } from './mind.js';

const restMs = 15_000;
const quoteLength = 80;

/** Does what a person says, as far as it understands, and answers. */
export function hearPerson(mind: Mind, text: string): void {
  const said = text.toLowerCase();
  const direction = directions.find((each) => said.includes(each));
  if (/\b(stop|halt|wait)\b/.test(said)) return rest(mind);
  if (/\b(go on|continue|carry on|resume)\b/.test(said)) {
    mind.restUntil = 0;
    return void mind.voice.speak({ text: 'On I go.' });
  }
  if (direction !== undefined) {
    mind.restUntil = 0;
    mind.prefer = direction;
    mind.orders.push({ kind: 'walk', direction });
    return void mind.voice.speak({ text: `I go **${direction}** until something stands in the way, and keep to that side afterwards.` });
  }
  if (/\b(see|look|where|what)\b/.test(said)) {
    if (!isResting(mind)) mind.orders.push({ kind: 'look' });
    return void mind.voice.speak(describe(mind));
  }
  const quoted = text.slice(0, quoteLength).replace(/[`\r\n]/g, ' ');
  void mind.voice.speak({ text: `I heard \`${quoted}\`. I know *go north*, *what do you see?*, *stop* and *go on*.` });
}

/** Another agent spoke: it gets a note of what was sensed last. */
export function hearAgent(mind: Mind, from: string): void {
  const fact = mind.facts.at(-1);
  note(mind, 'agent_message', `${from} asked for news`);
  mind.voice.tell([from], fact === undefined ? 'Nothing yet.' : `From ${mind.floorName}: ${fact.excerpt}.`);
}

/** Takes what a person did in the panel. Source: PROTOCOL section 6. */
export function takeAction(mind: Mind, action: Readonly<Record<string, unknown>>): void {
  if (mind.asking.take(action)) return;
  switch (action['action']) {
    case 'message.stop':
      return rest(mind);
    case 'message.retry':
      return void mind.voice.speak({ ...describe(mind), insteadOf: String(action['messageId']) });
    case 'suggestion.use': {
      const prompt = suggestions.find((suggestion) => suggestion.id === action['id'])?.prompt;
      return prompt === undefined ? undefined : hearPerson(mind, prompt);
    }
    case 'model.select':
      if (action['id'] !== 'bold' && action['id'] !== 'cautious') return;
      mind.policy = action['id'];
      return void mind.voice.speak({ text: `From now on I am **${mind.policy}**.` });
    default:
      return;
  }
}

/** What the explorer offers people to say. */
export const suggestions = [
  { id: 'suggestion-see', label: 'What do you see?', prompt: 'What do you see?' },
  { id: 'suggestion-north', label: 'Go north', prompt: 'Go north' },
  { id: 'suggestion-stop', label: 'Stop for a while', prompt: 'Stop' },
] as const;

function rest(mind: Mind): void {
  mind.voice.hush();
  mind.restUntil = mind.clock.now() + restMs;
  void mind.voice.speak({ text: `I stop. In ${restMs / 1000} seconds I go on, unless you say *go on* before.` });
}
