import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames, documentEntry } from '@oddkin/ai/testing';

/** `npm run laws` asks for more than the gate. */
const numRuns = Number(process.env['LAW_RUNS'] ?? 200);
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\0', 'é', '👍', '\ud83d'), maxLength: 12 });

interface Spoken {
  readonly agent: number;
  readonly messageId: string;
  readonly partId: string;
  readonly partType: 'text' | 'reasoning';
  readonly text: string;
}

/** A piece of the text of a part, and its place in time. */
interface Piece {
  readonly part: Spoken;
  readonly from: number;
  readonly to: number;
  readonly order: number;
}

const spoken: fc.Arbitrary<Spoken> = fc.record({
  agent: fc.nat(1),
  messageId: fc.constantFrom('m', 'constructor'),
  partId: fc.constantFrom('p', 'q', '__proto__'),
  partType: fc.constantFrom('text', 'reasoning'),
  text,
});

/** Each part is cut in pieces; some of them are lost, come twice, reach into what comes before and after, or come out of order. */
const deltas: fc.Arbitrary<readonly Piece[]> = fc
  .uniqueArray(spoken, { selector: ({ agent, messageId, partId }) => `${agent} ${messageId} ${partId}`, maxLength: 5 })
  .chain((parts) => fc.tuple(...parts.map(piecesOf)))
  .map((pieces) => pieces.flat().toSorted((one, other) => one.order - other.order));

function piecesOf(part: Spoken): fc.Arbitrary<readonly Piece[]> {
  const place = fc.nat(part.text.length);
  const order = fc.nat(1_000);
  const cut = fc.uniqueArray(place, { maxLength: 5 }).chain((cuts) => {
    const bounds = [...new Set([0, ...cuts, part.text.length])].toSorted((a, b) => a - b);
    const inOrder = bounds.slice(1).map((to, index) => ({ part, from: bounds[index] ?? 0, to, order: index }));
    return fc.boolean().chain((isInOrder) => (isInOrder ? fc.constant(inOrder) : fc.shuffledSubarray(inOrder)));
  });
  const stray = fc.tuple(place, place, order).map(([a, b, at]) => ({ part, from: Math.min(a, b), to: Math.max(a, b), order: at }));
  return fc.tuple(cut, fc.array(stray, { maxLength: 3 })).map(([pieces, strays]) => [...pieces.map(inTime), ...strays]);
}

function inTime(piece: Piece, index: number): Piece {
  return { ...piece, order: index * 150 };
}

it('shows of each part all text that came by deltas, in its place, and marks exactly what did not', () => {
  fc.assert(
    fc.property(deltas, (pieces) => {
      const { store, frames } = twoAgents();
      for (const { part, from, to } of pieces) {
        const { messageId, partId, partType } = part;
        const delta = { messageId, partId, partType, offset: from, text: part.text.slice(from, to) };
        store.ingest([frames[part.agent]?.agentMessage({ delta })]);
      }
      for (const part of new Set(pieces.map((piece) => piece.part))) {
        const own = pieces.filter((piece) => piece.part === part);
        const reached = Math.max(...own.map(({ to }) => to));
        const came = Array.from({ length: reached }, (_, place) =>
          own.some(({ from, to }) => from <= place && place < to) ? part.text[place] : undefined,
        );
        expect(shown(store, part)).toEqual(came);
      }
    }),
    { numRuns },
  );
});

it('heals what was lost by the rest of the deltas, or by the whole message', () => {
  fc.assert(
    fc.property(deltas, fc.boolean(), (pieces, byDocument) => {
      const { store, frames } = twoAgents();
      const parts = [...new Set(pieces.map((piece) => piece.part))];
      const say = ({ agent, messageId, partId, partType }: Spoken, offset: number, sent: string) =>
        store.ingest([frames[agent]?.agentMessage({ delta: { messageId, partId, partType, offset, text: sent } })]);
      for (const { part, from, to } of pieces) say(part, from, part.text.slice(from, to));
      for (const part of parts) if (!byDocument) say(part, 0, part.text);
      for (const { agent, messageId: id } of byDocument ? parts : []) {
        const ofMessage = parts.filter((part) => part.agent === agent && part.messageId === id);
        const whole = ofMessage.map(({ partId, partType, text: all }) => ({ type: partType, id: partId, text: all }));
        const entry = documentEntry('oddkin.ai.message', { id, role: 'assistant', parts: whole });
        store.ingest([frames[agent]?.agentMessage({ documents: [entry] })]);
      }
      for (const part of parts) expect(shown(store, part)).toEqual(part.text.split(''));
      for (const { damage } of store.getState().messages.records.values()) expect(damage.size).toBe(0);
    }),
    { numRuns },
  );
});

it('shows all that is said in texts and documents, each once and in order', () => {
  const said = fc.record({ agent: fc.nat(1), form: fc.constantFrom('text', 'user', 'document', 'reasoning'), text });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), deltas, (all, pieces) => {
      const { store, frames } = twoAgents();
      for (const [index, { agent, form, text: words }] of all.entries()) {
        const document = (type: 'text' | 'reasoning') =>
          documentEntry('oddkin.ai.message', { id: `d${index}`, role: 'assistant', parts: [{ type, id: 'only', text: words }] });
        const payload =
          form === 'text' || form === 'user'
            ? { text: words, role: form === 'user' ? 'user' : 'assistant' }
            : { documents: [document(form === 'reasoning' ? 'reasoning' : 'text')] };
        store.ingest([frames[agent]?.agentMessage(payload)]);
        const piece = pieces[index];
        if (piece === undefined) continue;
        const { part, from, to } = piece;
        const { messageId, partId, partType } = part;
        const delta = { messageId, partId, partType, offset: from, text: part.text.slice(from, to) };
        store.ingest([frames[part.agent]?.agentMessage({ delta })]);
      }
      for (const agent of [0, 1]) {
        const records = [...store.getState().messages.records.values()].filter(
          ({ sessionId, origin }) => sessionId === frames[agent]?.sessionId && origin !== 'delta',
        );
        const texts = records.flatMap(({ value }) => value.parts.map((part) => ('text' in part ? part.text : undefined)));
        expect(texts).toEqual(all.filter((each) => each.agent === agent).map((each) => each.text));
      }
    }),
    { numRuns },
  );
});

function twoAgents() {
  const store = createObserverStore();
  const frames = [createFrames(countedUuid(0, 1)), createFrames(countedUuid(0, 2))];
  store.ingest(frames.map((each) => each.sessionInit()));
  return { store, frames };
}

/** The code units of a part as they are shown; `undefined` for each that is marked as lost. */
function shown(store: ObserverStore, { agent, messageId, partId, partType }: Spoken): readonly (string | undefined)[] {
  const record = store.getState().messages.records.get(`${countedUuid(0, agent + 1)}/${messageId}`);
  const part = record?.value.parts.find(({ id }) => id === partId);
  if (part?.type !== partType) return ['no such part'];
  const units: (string | undefined)[] = part.text.split('');
  const { holes, conflict } = record?.damage.get(partId) ?? { holes: [], conflict: false };
  expect(conflict).toBe(false);
  for (const { at, length } of holes.toReversed()) units.splice(at, 0, ...Array.from({ length }, () => undefined));
  return units;
}
