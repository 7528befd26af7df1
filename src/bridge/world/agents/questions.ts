import { directions } from '../geometry.js';
import { lookEvery } from './acts.js';
import type { AskOptions } from './asking.js';
import type { Mind } from './mind.js';
import { pause } from './pause.js';

const questions = [askForDirection, askAboutCollecting, askAboutMap, askForName] as const;
const maxNameLength = 40;

/** Long enough to read a question, think, and type. The first ones of a run are quicker, so that whoever has just come sees what becomes of them. */
const limitMs = 90_000;
const firstLimitMs = 30_000;
/** After so long without an answer, another agent is asked. */
const helpAfterMs = 16_000;

/** Asks the next question in turn, unless one is still open. */
export async function askNext(mind: Mind): Promise<void> {
  if (mind.asking.isAsking()) return;
  const ask = questions[mind.questionsAsked % questions.length];
  mind.questionsAsked += 1;
  await ask?.(mind);
}

/** Whether this is the first time that the questions go round. */
export function isFirstRound({ questionsAsked }: Mind): boolean {
  return questionsAsked <= questions.length;
}

function limited(mind: Mind): AskOptions {
  return { limitMs: isFirstRound(mind) ? firstLimitMs : limitMs };
}

/** A choice: which way to prefer. Without an answer it takes whatever is nearest. */
async function askForDirection(mind: Mind): Promise<void> {
  void askOthers(mind, 'Which way shall I look first: north, east, south, west or nearest?');
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
    {
      limitMs,
      findFault: (said) =>
        said === 'nearest' || directions.some((direction) => direction === said)
          ? undefined
          : `I can't go "${String(said).slice(0, maxNameLength)}".`,
    },
  );
  if (answer.kind !== 'answered') return;
  mind.prefer = directions.find((direction) => direction === answer.answer);
  const { prefer } = mind;
  const who = answer.by === 'person' ? 'You' : answer.by;
  mind.voice.answer({
    text:
      prefer === undefined ? `${who} left the way to me: I take what is nearest.` : `${who} said ${prefer}: I keep to the **${prefer}**.`,
  });
}

/** Nobody has answered for a while: another agent may know. Asked again where its answer is of no use. */
async function askOthers(mind: Mind, text: string): Promise<void> {
  const { asking, clock, signal, voice } = mind;
  await pause(clock, helpAfterMs, signal);
  for (let count = 0; count < 2 && asking.isAsking(); count += 1) {
    voice.tell(['Courier'], text);
    await pause(clock, helpAfterMs / 2, signal);
  }
}

/** A choice of several: what to pick up. Without an answer it goes on taking everything. */
async function askAboutCollecting(mind: Mind): Promise<void> {
  const { plan } = mind;
  const prompt = 'What shall I pick up?';
  plan?.set('wishes', 'needs-input', { inputRequest: prompt });
  const answer = await mind.asking.ask(
    {
      prompt,
      kind: 'multi-choice',
      options: [
        { id: 'lamp_oil', label: 'Lamp oil', description: 'For the lamps.' },
        { id: 'old_letter', label: 'Old letters' },
        { id: 'copper_coin', label: 'Coins' },
        { id: 'blue_stone', label: 'Stones' },
        { id: 'bone_flute', label: 'Flutes' },
        { id: 'silver_cup', label: 'Silver' },
      ],
    },
    { findFault: (said) => (Array.isArray(said) ? undefined : 'I need a list.') },
  );
  if (answer.kind !== 'answered') return plan?.set('wishes', 'skipped', { detail: 'Nobody said: I take what I find.' });
  const chosen = (answer.answer as readonly unknown[]).filter((id) => typeof id === 'string'); // findFault has let nothing else through
  mind.collects = new Set(chosen);
  plan?.set('wishes', 'done', { detail: chosen.join(', ') || 'nothing' });
  mind.voice.answer({
    text: `You chose what I pick up: ${[...mind.collects].map((id) => `\`${id.replaceAll('`', '')}\``).join(', ') || 'nothing'}, from now on.`,
  });
}

/** A form: how to keep the map. Without an answer it goes on as it does. */
async function askAboutMap(mind: Mind): Promise<void> {
  const answer = await mind.asking.ask(
    {
      prompt: 'How shall I keep the map?',
      kind: 'form',
      fields: [
        { id: 'title', label: 'Title', type: 'text', required: true },
        { id: 'pace', label: 'Pace', type: 'select', options: ['cautious', 'bold'] },
        { id: 'look', label: 'Steps between two looks', type: 'number' },
        { id: 'notes', label: 'Leave notes', type: 'boolean' },
      ],
    },
    limited(mind),
  );
  if (answer.kind !== 'answered' || typeof answer.answer !== 'object' || answer.answer === null) return;
  const { title, pace, look, notes } = answer.answer as Readonly<Record<string, unknown>>; // an object, of whatever the form held
  if (typeof title === 'string' && title.trim() !== '') mind.mapTitle = title.slice(0, maxNameLength);
  if (pace === 'cautious' || pace === 'bold') mind.policy = pace;
  if (typeof look === 'number' && look >= 1) mind.stepsPerLook = Math.floor(look);
  if (typeof notes === 'boolean') mind.leavesNotes = notes;
  mind.voice.answer({
    text: `You told me how to keep the map: I go on **${mind.policy}**, look about every ${lookEvery(mind)} steps and leave ${mind.leavesNotes ? 'notes' : 'no notes'}.`,
  });
}

/** An open question: a name for the floor. Without one, the floor keeps its number. */
async function askForName(mind: Mind): Promise<void> {
  const { plan } = mind;
  const prompt = `What shall I call floor ${mind.floor}?`;
  plan?.set('name', 'needs-input', { inputRequest: prompt });
  const answer = await mind.asking.ask(
    { prompt, kind: 'text', allowCustom: true },
    { findFault: (said) => (typeof said === 'string' && said.trim() !== '' ? undefined : 'A name needs a letter at least.') },
  );
  if (answer.kind !== 'answered' || typeof answer.answer !== 'string')
    return plan?.set('name', 'skipped', { detail: 'It keeps its number.' });
  const name = answer.answer.slice(0, maxNameLength);
  if (plan === mind.plan) mind.floorName = name;
  plan?.rename(name);
  plan?.set('name', 'done', { detail: name });
  mind.voice.answer({ text: `You named the floor: I call it \`${name.replaceAll('`', '')}\` from now on.` });
}
