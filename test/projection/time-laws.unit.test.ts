import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArrival, type Arrival } from '@oddkin/ai/aicc';
import {
  createObserverStore,
  type DocumentEntry,
  type Limits,
  type ObserverState,
  type ObserverStore,
  type StoreSnapshot,
} from '@oddkin/ai/store';
import { arrivalsOf, parseRecording, record } from '@oddkin/ai/recording';
import { countedUuid, createSteppedClock } from '@oddkin/ai/testing';
import { difference } from './difference.js';
import { documentEntry, stream, type Streamed } from './stream-arbitrary.js';

const numRuns = Number(process.env['LAW_RUNS'] ?? 100);
/** A run of the machine that is busy with other things is slow, which is no failure. */
const timeoutMs = 20_000 + numRuns * 200;
const startAt = 1_700_000_000_000;
const session = countedUuid(0, 1);

/** What changes a store: a frame, or something that a host or a person does. */
type Deed =
  | { readonly kind: 'frame'; readonly arrival: Arrival }
  | { readonly kind: 'put'; readonly documents: readonly unknown[]; readonly sessionId: string | undefined }
  | { readonly kind: 'branch'; readonly messageKey: string }
  | { readonly kind: 'action'; readonly key: string; readonly status: 'sent' | 'failed' | undefined };

const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const hostDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    documents: fc.array(documentEntry, { maxLength: 3 }),
    sessionId: fc.constantFrom(undefined, session),
  }),
  fc.record({ kind: fc.constant('branch' as const), messageKey: id.map((each) => `${session}/${each}`) }),
  fc.record({
    kind: fc.constant('action' as const),
    key: fc.constantFrom(`question ${session} a`, `approval ${session} b`),
    status: fc.constantFrom('sent' as const, 'failed' as const, undefined),
  }),
);
const anyDeeds: fc.Arbitrary<readonly Deed[]> = fc
  .tuple(stream(true), fc.array(fc.record({ before: fc.nat(40), deed: hostDeed }), { maxLength: 6 }))
  .map(([frames, host]) => [
    ...arrivals(frames).flatMap((arrival, index) => [
      ...host.filter(({ before }) => before === index).map(({ deed }) => deed),
      { kind: 'frame' as const, arrival },
    ]),
    ...host.filter(({ before }) => before >= frames.length).map(({ deed }) => deed),
  ]);
const smallLimits = fc.record({
  frames: fc.constantFrom(1, 3, 10, 40, 100_000),
  frameLength: fc.constantFrom(200, 2_000, 67_108_864),
  recentMessageIds: fc.constantFrom(2, 4_096),
  timeline: fc.constantFrom(4, 20_000),
  toolCalls: fc.constantFrom(2, 10_000),
  messages: fc.constantFrom(2, 10_000),
  documents: fc.constantFrom(1, 10_000),
  problems: fc.constantFrom(3, 10_000),
});

describe('time, for any stream', () => {
  it(
    'shows after a seek what ingesting the first frames gives, by whatever way it came there',
    () => {
      fc.assert(
        fc.property(anyDeeds, fc.array(fc.nat(41), { minLength: 1, maxLength: 8 }), (deeds, ways) => {
          const store = fed(deeds, { frames: 40 });
          const states = statesOf(deeds, { frames: 40 });
          const { newest, first } = store.cursor.getState();
          for (const way of ways) {
            store.seek(way);
            const position = Math.max(first, Math.min(newest, way));
            const { position: shown, isLive } = store.cursor.getState();
            expect([shown, isLive]).toEqual([position, false]);
            if (first === 0) expect(difference(store.getState(), states[position])).toBeUndefined();
          }
          store.live();
          expect(difference(store.getState(), states.at(-1))).toBeUndefined();
        }),
        { numRuns },
      );
    },
    timeoutMs,
  );

  it(
    'stays where it is while more comes',
    () => {
      fc.assert(
        fc.property(anyDeeds, fc.nat(40), fc.nat(40), smallLimits, (deeds, cut, position, limits) => {
          const store = fed(deeds.slice(0, cut), limits);
          store.seek(position);
          const shown = store.getState();
          const at = store.cursor.getState().position;
          const isAtEnd = at === store.cursor.getState().newest;
          feed(store, deeds.slice(cut));
          if (!isAtEnd) expect(difference(withoutWire(store.getState()), withoutWire(shown))).toBeUndefined();
          expect(store.cursor.getState().position).toBe(at);
          store.live();
          expect(difference(store.getState(), fed(deeds, limits).getState())).toBeUndefined();
        }),
        { numRuns },
      );
    },
    timeoutMs,
  );

  it(
    'changes nothing of what remains when it lets go of the oldest frames',
    () => {
      fc.assert(
        fc.property(anyDeeds, smallLimits, fc.array(fc.nat(41), { maxLength: 4 }), (deeds, limits, ways) => {
          const store = fed(deeds, limits);
          const whole = fed(deeds, { ...limits, frames: 100_000, frameLength: 67_108_864 });
          for (const way of [...ways, store.cursor.getState().first, store.cursor.getState().newest]) {
            store.seek(way);
            const { position, held, letGo } = store.cursor.getState();
            whole.seek(position);
            expect(difference(withoutWire(store.getState()), withoutWire(whole.getState()))).toBeUndefined();
            const { entries, next } = store.getState().wire;
            expect(difference([...entries], [...whole.getState().wire.entries].slice(letGo.frames))).toBeUndefined();
            expect(next).toBe(whole.getState().wire.next);
            expect(store.getState().wire.held).toBe([...entries].reduce((sum, { text }) => sum + (text?.length ?? 0), 0));
            const all = whole.cursor.getState().held;
            expect(held.frames + letGo.frames).toBe(all.frames);
          }
          const texts = [...whole.getHead().wire.entries].map(({ text }) => text?.length ?? 0);
          const { letGo } = store.cursor.getState();
          expect(letGo.length).toBe(texts.slice(0, letGo.frames).reduce((sum, length) => sum + length, 0));
        }),
        { numRuns },
      );
    },
    timeoutMs,
  );

  it(
    'is the same store after a snapshot is restored, goes on as the same, and seeks to the same',
    () => {
      fc.assert(
        fc.property(anyDeeds, fc.nat(40), smallLimits, fc.nat(41), (deeds, cut, limits, position) => {
          const store = fed(deeds.slice(0, cut), limits);
          const restored = createObserverStore({ limits, clock: createSteppedClock(startAt) });
          const snapshot = store.snapshot();
          const written = JSON.parse(JSON.stringify(snapshot)) as StoreSnapshot;
          expect(difference(written, snapshot)).toBeUndefined();
          restored.restore(written);
          expect(difference(restored.getState(), store.getState())).toBeUndefined();
          expect(restored.cursor.getState()).toEqual(store.cursor.getState());
          expect(difference(restored.snapshot(), snapshot)).toBeUndefined();
          for (const each of [store, restored]) {
            // A resumed stream begins by repeating what had come.
            each.receive(framesOf(deeds.slice(0, cut)).slice(-5));
            feed(each, deeds.slice(cut));
          }
          expect(difference(restored.getState(), store.getState())).toBeUndefined();
          // Beginning at the first frame that was held, the restored one lets go no later, but maybe elsewhere.
          const first = Math.max(...[store, restored].map(({ cursor }) => cursor.getState().first));
          for (const each of [store, restored]) each.seek(Math.max(first, position));
          expect(difference(restored.getState(), store.getState())).toBeUndefined();
        }),
        { numRuns },
      );
    },
    timeoutMs,
  );

  it(
    'is the same live and replayed from a recording',
    () => {
      fc.assert(
        fc.property(stream(true), (messages) => {
          const live = createObserverStore();
          const lines: string[] = [];
          const sink = record({ startAt, write: (line) => lines.push(line) });
          for (const arrival of arrivals(messages)) {
            sink(arrival);
            live.receive([arrival]);
          }
          const replayed = createObserverStore();
          replayed.receive(arrivalsOf(parseRecording(lines.join(''))));
          expect(difference(withoutWire(replayed.getState()), withoutWire(live.getState()))).toBeUndefined();
        }),
        { numRuns },
      );
    },
    timeoutMs,
  );
});

function fed(deeds: readonly Deed[], limits: Partial<Limits>): ObserverStore {
  const store = createObserverStore({ limits, clock: createSteppedClock(startAt) });
  feed(store, deeds);
  return store;
}

function feed(store: ObserverStore, deeds: readonly Deed[]): void {
  for (const deed of deeds) {
    switch (deed.kind) {
      case 'frame':
        store.receive([deed.arrival]);
        break;
      case 'put':
        store.put(deed.documents as readonly DocumentEntry[], deed.sessionId === undefined ? {} : { sessionId: deed.sessionId });
        break;
      case 'branch':
        if (store.cursor.getState().isLive) store.chooseBranch(deed.messageKey);
        break;
      case 'action':
        store.setAction(
          deed.key,
          deed.status && {
            action: { type: 'message.stop' },
            status: deed.status,
            id: 'i',
            message: undefined,
            isUnanswered: false,
            at: startAt,
          },
        );
    }
  }
}

/** The state after each count of frames, with what the host did before the next: those of one store, taken as it was fed. */
function statesOf(deeds: readonly Deed[], limits: Partial<Limits>): readonly ObserverState[] {
  const store = createObserverStore({ limits, clock: createSteppedClock(startAt) });
  const states: ObserverState[] = [];
  for (const deed of deeds) {
    feed(store, [deed]);
    states[store.getState().wire.next] = store.getState();
  }
  states[0] ??= createObserverStore().getState();
  return states;
}

function framesOf(deeds: readonly Deed[]): readonly Arrival[] {
  return deeds.flatMap((deed) => (deed.kind === 'frame' ? [deed.arrival] : []));
}

function arrivals(messages: readonly Streamed[]): readonly Arrival[] {
  let at = startAt;
  return messages.map(({ text, afterMs }) => readArrival(text, (at += afterMs)));
}

function withoutWire(state: ObserverState): unknown {
  return { ...state, wire: undefined };
}
