import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, documentEntry, createDocuments } from '@oddkin/ai/testing';

const secret = 'sk-abcdef123456';
const redact = { patterns: [/sk-[a-z0-9]{12}/] };

function shownAfter(pieces: readonly string[], repeat = false): string {
  const store = createObserverStore({ redact });
  const frames = createFrames();
  store.ingest([frames.sessionInit()]);
  let offset = 0;
  for (const text of pieces) {
    const delta = { messageId: 'm', partId: 'p', partType: 'text', offset, text };
    store.ingest([frames.agentMessage({ delta })]);
    if (repeat) store.ingest([frames.agentMessage({ delta })]);
    offset += text.length;
  }
  return JSON.stringify([...store.getState().messages.records.values()]) + JSON.stringify([...store.getState().wire.entries]);
}

describe('a secret that comes in pieces', () => {
  it.each([
    ['two', ['The key is sk-abc', 'def123456, keep it.']],
    ['many', Array.from(`The key is ${secret}, keep it.`)],
    ['two, the rest with more', ['sk-abcdef12345', `6 and ${secret}`]],
  ])('is never shown whole, in %s', (_, pieces) => {
    for (const repeat of [false, true]) {
      const shown = shownAfter(pieces, repeat);
      expect(shown).not.toContain(secret);
      expect(shown).toContain('█');
    }
  });

  it('leaves the text around it as long as it was, and what is none as it was', () => {
    expect(shownAfter(['The key is sk-abc', 'def123456, keep it.'])).toContain('sk-abc█████████, keep it.');
    expect(shownAfter(['The key is sk-', 'lost, keep it.'])).toContain('The key is sk-lost, keep it.');
  });
});

it('redacts what is restored from a store that did not', () => {
  const plain = createObserverStore({ limits: { frames: 2 } });
  const frames = createFrames();
  const documents = createDocuments();
  plain.ingest([frames.sessionInit()]);
  for (let count = 0; count < 6; count += 1) plain.ingest([frames.agentMessage({ text: `${count} ${secret}` })]);
  plain.put([documentEntry('oddkin.ai.message', documents.message({ id: 'x', parts: [{ type: 'text', id: 'p', text: secret }] }))]);
  const store = createObserverStore({ redact, limits: { frames: 2 } });
  store.restore(plain.snapshot());
  expect(JSON.stringify(store.snapshot())).not.toContain(secret);
  expect(store.getState().messages.records.size).toBe(plain.getState().messages.records.size);
});
