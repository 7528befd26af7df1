import { directions } from '../geometry.js';
import type { Mind } from './mind.js';

const shortWaitMs = 14_000;
const longWaitMs = 20_000;
const maxNameLength = 40;

/** A choice: which way to prefer. Without an answer it takes whatever is nearest. */
export async function askForDirection(mind: Mind): Promise<void> {
  const answer = await mind.asking.ask(
    {
      prompt: 'Which way shall I look first?',
      kind: 'choice',
      options: [
        ...directions.map((direction) => ({ id: direction, label: `To the ${direction}` })),
        { id: 'nearest', label: 'Wherever is nearest', description: 'Fewest steps.' },
      ],
      allowCustom: false,
    },
    shortWaitMs,
    'says',
  );
  if (answer.kind !== 'answered') return;
  mind.prefer = directions.find((direction) => direction === answer.answer);
  void mind.voice.speak({ text: mind.prefer === undefined ? 'Then I take what is nearest.' : `Then I keep to the **${mind.prefer}**.` });
}

/** A choice of several: what to pick up. Without an answer it goes on taking everything. */
export async function askAboutCollecting(mind: Mind): Promise<void> {
  const answer = await mind.asking.ask(
    {
      prompt: 'What shall I pick up?',
      kind: 'multi-choice',
      options: [
        { id: 'iron_key', label: 'Keys', description: 'They open what is locked.' },
        { id: 'lamp_oil', label: 'Lamp oil' },
        { id: 'copper_coin', label: 'Coins' },
        { id: 'blue_stone', label: 'Stones' },
      ],
    },
    shortWaitMs,
    'keeps',
  );
  if (answer.kind !== 'answered' || !Array.isArray(answer.answer)) return;
  mind.collects = new Set(answer.answer.filter((id) => typeof id === 'string'));
  void mind.voice.speak({
    text: `I pick up ${[...mind.collects].map((id) => `\`${id.replaceAll('`', '')}\``).join(', ') || 'nothing'} from now on.`,
  });
}

/** A form: how to keep the map. */
export async function askAboutMap(mind: Mind): Promise<void> {
  const answer = await mind.asking.ask(
    {
      prompt: 'How shall I keep the map?',
      kind: 'form',
      fields: [
        { id: 'title', label: 'Title', type: 'text', required: true },
        { id: 'pace', label: 'Pace', type: 'select', options: ['cautious', 'bold'] },
        { id: 'rooms', label: 'Rooms to see before I go down', type: 'number' },
        { id: 'notes', label: 'Leave notes', type: 'boolean' },
      ],
    },
    shortWaitMs,
    'says',
  );
  if (answer.kind !== 'answered' || typeof answer.answer !== 'object' || answer.answer === null) return;
  const { pace } = answer.answer as { readonly pace?: unknown }; // an object, of whatever the form held
  if (pace === 'cautious' || pace === 'bold') mind.policy = pace;
  void mind.voice.speak({ text: `Thank you. I go on **${mind.policy}**.` });
}

/** An open question: a name for the floor. Without one, the floor keeps its number. */
export async function askForName(mind: Mind): Promise<void> {
  const { plan } = mind;
  const prompt = 'What shall I call this floor?';
  plan?.set('name', 'needs-input', { inputRequest: prompt });
  const answer = await mind.asking.ask({ prompt, kind: 'text', allowCustom: true }, longWaitMs, 'keeps');
  if (plan !== mind.plan) return;
  if (answer.kind !== 'answered' || typeof answer.answer !== 'string') return plan?.set('name', 'skipped');
  mind.floorName = answer.answer.slice(0, maxNameLength);
  plan?.rename(mind.floorName);
  plan?.set('name', 'done', { detail: mind.floorName });
}
