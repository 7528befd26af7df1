import { directions } from '../geometry.js';
import type { Mind } from './mind.js';

const questions = [askForDirection, askAboutCollecting, askAboutMap, askForName] as const;
const maxNameLength = 40;

/** Asks the next question in turn, unless one is still open. */
export async function askNext(mind: Mind): Promise<void> {
  if (!mind.asking.canAsk()) return;
  const ask = questions[mind.questionsAsked % questions.length];
  mind.questionsAsked += 1;
  await ask?.(mind);
}

/** A choice: which way to prefer. Without an answer it takes whatever is nearest. */
async function askForDirection(mind: Mind): Promise<void> {
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
    'limited',
  );
  if (answer.kind !== 'answered') return;
  mind.prefer = directions.find((direction) => direction === answer.answer);
  const { prefer } = mind;
  mind.voice.answer({
    text: prefer === undefined ? 'You left the way to me: I take what is nearest.' : `You said ${prefer}: I keep to the **${prefer}**.`,
  });
}

/** A choice of several: what to pick up. Without an answer it goes on taking everything. */
async function askAboutCollecting(mind: Mind): Promise<void> {
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
    'unlimited',
  );
  if (answer.kind !== 'answered' || !Array.isArray(answer.answer)) return;
  mind.collects = new Set(answer.answer.filter((id) => typeof id === 'string'));
  mind.voice.answer({
    text: `You chose what I pick up: ${[...mind.collects].map((id) => `\`${id.replaceAll('`', '')}\``).join(', ') || 'nothing'}, from now on.`,
  });
}

/** A form: how to keep the map. */
async function askAboutMap(mind: Mind): Promise<void> {
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
    'limited',
  );
  if (answer.kind !== 'answered' || typeof answer.answer !== 'object' || answer.answer === null) return;
  const { pace } = answer.answer as { readonly pace?: unknown }; // an object, of whatever the form held
  if (pace === 'cautious' || pace === 'bold') mind.policy = pace;
  mind.voice.answer({ text: `You told me how to keep the map: I go on **${mind.policy}**.` });
}

/** An open question: a name for the floor. Without one, the floor keeps its number. */
async function askForName(mind: Mind): Promise<void> {
  const { plan } = mind;
  const prompt = `What shall I call floor ${mind.floor}?`;
  plan?.set('name', 'needs-input', { inputRequest: prompt });
  const answer = await mind.asking.ask({ prompt, kind: 'text', allowCustom: true }, 'unlimited');
  if (answer.kind !== 'answered' || typeof answer.answer !== 'string') return plan?.set('name', 'skipped');
  const name = answer.answer.slice(0, maxNameLength);
  if (plan === mind.plan) mind.floorName = name;
  plan?.rename(name);
  plan?.set('name', 'done', { detail: name });
  mind.voice.answer({ text: `You named the floor: I call it \`${name.replaceAll('`', '')}\` from now on.` });
}
