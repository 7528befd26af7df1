// The frames of hour.mjs: those of frames.mjs, with all that an agent says and asks between them.
import { createFrames, createRandom } from './frames.mjs';

/** A session without end: four times a second its agent speaks, every five seconds its plan goes on, and so on. */
export function createSession() {
  const frames = createFrames(7);
  const speak = createSpeaker(frames.sessionId, createRandom(11), { message: 120, plan: 20, question: 60, artifact: 80, lasts: 10 });
  return {
    made: 0,
    next(count) {
      const texts = frames.next(count);
      for (let index = 49; index < count; index += 50) texts[index] = speak();
      this.made += count;
      return texts;
    },
  };
}

/** A whole session: it opens, works, speaks, asks and closes. It says so much that five thousand of them reach every limit. */
export function createSpokenSession(index) {
  const frames = createFrames(1_000 + index);
  const random = createRandom(-1 - index);
  const speak = createSpeaker(frames.sessionId, random, { message: 1, plan: 4, question: 4, artifact: 4, lasts: 1 });
  const texts = frames.next(24);
  for (let count = 0; count < 24; count += 1) texts.push(speak());
  texts.push(frame(frames.sessionId, random, 'session_close', { reason: 'finished' }));
  return texts;
}

/**
 * What is said next. Of so many things said (`plan`, `question`, `artifact`) one is that; the others are deltas, `message` of which make a message.
 * A plan or artifact that has come so many times (`lasts`) gives way to another.
 */
function createSpeaker(sessionId, random, every) {
  const counts = { said: 0, message: 0, plan: 0, question: 0, artifact: 0 };
  let offset = 0;
  const tell = (payload) => frame(sessionId, random, 'event', { topic: 'agent_message', payload });
  const document = (schema, value) => tell({ documents: [{ schema: `oddkin.ai.${schema}`, version: 1, value }] });
  const says = {
    message(count) {
      const text = 'The bridge keeps a bounded queue of results, and so do I. ';
      const isLast = (count + 1) % every.message === 0;
      const delta = { messageId: `m${Math.floor(count / every.message)}`, partId: 'p', partType: 'text', offset, text };
      offset = isLast ? 0 : offset + text.length;
      return tell({ delta: { ...delta, state: isLast ? 'done' : 'streaming' } });
    },
    plan: (count) => document('plan', plan(Math.floor(count / every.lasts), count)),
    question(count) {
      const options = ['Yes', 'No'].map((label) => ({ id: label, label }));
      const status = count % 2 === 0 ? 'requested' : 'submitted';
      const id = `q${Math.floor((count * 2) / (every.lasts === 1 ? 2 : 4))}`;
      return document('question', { questionId: id, revision: 1, kind: 'choice', prompt: 'Shall I go on?', options, status });
    },
    artifact: (count) => document('artifact', artifact(Math.floor(count / every.lasts), 1 + (count % every.lasts))),
  };
  return () => {
    const place = counts.said;
    counts.said += 1;
    const kind = ['plan', 'question', 'artifact'].find((each, index) => place % every[each] === index + 1) ?? 'message';
    counts[kind] += 1;
    return says[kind](counts[kind] - 1);
  };
}

const statuses = ['pending', 'active', 'done', 'active', 'done'];

function plan(number, count) {
  const steps = Array.from({ length: 8 }, (_, index) => ({
    id: `s${index}`,
    title: `Step ${index} of plan ${number}`,
    status: statuses[(count + index) % statuses.length],
  }));
  return { planId: `plan${number}`, title: `Plan ${number}`, steps };
}

function artifact(number, count) {
  const revisions = Array.from({ length: count }, (_, index) => ({ revisionId: `r${index}`, content: `Line ${index}\n`.repeat(20) }));
  return { artifactId: `a${number}`, title: `Notes ${number}`, kind: 'document', mediaType: 'text/plain', revisions };
}

function frame(sessionId, random, type, content) {
  const hex = (length) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  const messageId = `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  return JSON.stringify({ protocol: 'aicc/0.1', type, session_id: sessionId, message_id: messageId, ...content });
}
