import { directions, type Direction } from '../geometry.js';
import { describe } from './describe.js';
import { isResting, type Mind } from './mind.js';

const restMs = 60_000;
const quoteLength = 80;

/** Does what a person says, as far as it understands, and answers at once, beginning with what was said. */
export function hearPerson(mind: Mind, text: string): void {
  const said = text.toLowerCase();
  const isQuestion = /\?|\b(what|where|why|how)\b/.test(said);
  const direction = isQuestion ? undefined : directions.find((each) => said.includes(each));
  if (/\b(go on|continue|carry on|keep going|resume)\b/.test(said)) {
    mind.restUntil = 0;
    return mind.voice.answer({ text: 'You told me to go on: on I go.' });
  }
  if (/\b(stop|halt|wait)\b/.test(said)) return rest(mind);
  if (direction !== undefined) return goTo(mind, direction);
  if (/\b(doing|plan|why)\b/.test(said)) return mind.voice.answer({ text: `You asked what I am doing: ${activity(mind)}` });
  if (/\bwhere\b/.test(said)) return mind.voice.answer(describe(mind, 'You asked where I am: '));
  if (/\b(see|look|what)\b/.test(said)) {
    if (!isResting(mind)) mind.orders.unshift({ kind: 'look' });
    return mind.voice.answer(describe(mind, 'You asked what I see: '));
  }
  const quoted = text.slice(0, quoteLength).replace(/[`\r\n]/g, ' ');
  mind.voice.answer({
    text: `You said \`${quoted}\`: I can't make anything of it. I know *go north*, *what do you see?*, *what are you doing?*, *stop* and *go on*.`,
  });
}

/** Takes what a person did in the panel. Source: PROTOCOL section 6. */
export function takeAction(mind: Mind, action: Readonly<Record<string, unknown>>): void {
  if (mind.asking.take(action)) return;
  switch (action['action']) {
    case 'message.stop':
      return rest(mind);
    case 'message.retry':
      return sayAnew(mind, String(action['messageId']));
    case 'suggestion.use': {
      const prompt = suggestions.find((suggestion) => suggestion.id === action['id'])?.prompt;
      return prompt === undefined ? undefined : hearPerson(mind, prompt);
    }
    case 'model.select':
      if (action['id'] !== 'bold' && action['id'] !== 'cautious') return;
      mind.policy = action['id'];
      return mind.voice.answer({ text: `You chose ${mind.policy}: from now on I am **${mind.policy}**.` });
    default:
      return;
  }
}

/** What the agents offer people to say. */
export const suggestions = [
  { id: 'suggestion-see', label: 'What do you see?', prompt: 'What do you see?' },
  { id: 'suggestion-north', label: 'Go north', prompt: 'Go north' },
  { id: 'suggestion-stop', label: 'Stop for a while', prompt: 'Stop' },
] as const;

/** Looks again, tries what failed last once more, and says how things stand now. */
function sayAnew(mind: Mind, messageId: string): void {
  mind.orders.push({ kind: 'look' }, { kind: 'again' });
  const failed = mind.lastFailure === undefined ? '' : `, and try \`${mind.lastFailure.tool}\` once more`;
  mind.voice.answer({ ...describe(mind, `You asked me to say it anew. I look again${failed}: `), insteadOf: messageId });
}

function goTo(mind: Mind, direction: Direction): void {
  mind.restUntil = 0;
  mind.prefer = direction;
  mind.orders.unshift({ kind: 'walk', direction });
  mind.voice.answer({
    text: `You told me to go ${direction}: I go **${direction}** until something stands in the way, and keep to that side afterwards.`,
  });
}

function activity(mind: Mind): string {
  if (isResting(mind)) return 'I stand still, as you told me.';
  const aims = mind.plan?.aims() ?? [];
  return aims.length === 0 ? 'I find my bearings.' : `on ${mind.floorName}, ${aims.map((aim) => `*${aim}*`).join(' and ')}.`;
}

function rest(mind: Mind): void {
  mind.voice.hush();
  mind.orders.length = 0;
  mind.restUntil = mind.clock.now() + restMs;
  mind.voice.answer({ text: `I stop. Tell me to go on, or I go on by myself in ${restMs / 1000} s.` });
}
