import { placeOfCall } from '../../src/store/call-place.js';
import { describe, expect, it } from 'vitest';
import { conversation } from '@oddkin/ai/store';
import { documentEntry, removalEntry } from '@oddkin/ai/testing';
import { feedStore, type Fed } from './feed-store.js';

const turnsOf = ({ state, sessionId }: Fed) =>
  conversation(state().messages.tree, sessionId).map((key) => {
    const record = state().messages.records.get(key);
    return [record?.value.role, ...(record?.value.parts ?? []).map((part) => ('text' in part ? part.text : part.type))];
  });

describe('a turn', () => {
  it('gathers calls and texts in the order in which they came', () => {
    const fed = feedStore();
    fed.say({ text: 'I look.', from: 'Scout' });
    fed.take(fed.frames.toolCall());
    fed.take(fed.frames.toolResult());
    fed.say({ text: 'A door.' });
    expect(turnsOf(fed)).toEqual([['assistant', 'I look.', 'tool-call', 'A door.']]);
    const [turn] = fed.state().messages.records.values();
    expect(turn).toMatchObject({ origin: 'turn', author: 'Scout' });
    expect(fed.state().sessions.get(fed.sessionId)?.agentName).toBe('Scout');
    expect(new Set(turn?.value.parts.map(({ id }) => id)).size).toBe(3);
  });

  it('goes on for 30 seconds of silence and not longer', () => {
    const fed = feedStore();
    fed.say({ text: 'one' }, 0);
    fed.say({ text: 'two' }, 30_000);
    fed.say({ text: 'three' }, 60_001);
    expect(turnsOf(fed)).toEqual([
      ['assistant', 'one', 'two'],
      ['assistant', 'three'],
    ]);
  });

  it('goes on while a call of it was being answered', () => {
    const fed = feedStore();
    fed.take(fed.frames.toolCall(), 0);
    fed.take(fed.frames.toolResult(), 45_000);
    fed.say({ text: 'Done.' }, 46_000);
    expect(turnsOf(fed)).toEqual([['assistant', 'tool-call', 'Done.']]);
  });

  it('has a limit of parts', () => {
    const fed = feedStore({ limits: { turnParts: 2 } });
    for (const text of ['a', 'b', 'c']) fed.say({ text });
    expect(turnsOf(fed)).toEqual([
      ['assistant', 'a', 'b'],
      ['assistant', 'c'],
    ]);
  });

  it('ends after 40 parts where no limit is given', () => {
    const fed = feedStore();
    for (let part = 0; part < 41; part += 1) fed.say({ text: `part ${part}` });
    expect(turnsOf(fed).map((turn) => turn.length - 1)).toEqual([40, 1]);
  });

  it.each(['user', 'system', 'tool'])('ends when a message of the role %s comes', (role) => {
    const fed = feedStore();
    fed.say({ text: 'one' });
    fed.say({ text: 'between', role, from: 'person' });
    fed.say({ text: 'two' });
    expect(turnsOf(fed)).toEqual([
      ['assistant', 'one'],
      [role, 'between'],
      ['assistant', 'two'],
    ]);
    expect(fed.state().sessions.get(fed.sessionId)?.agentName).toBeUndefined();
  });

  it('ends when the agent sends a whole message', () => {
    const fed = feedStore();
    fed.say({ text: 'one' });
    fed.document(documentEntry('oddkin.ai.message', fed.documents.message()));
    fed.say({ text: 'two' });
    expect(turnsOf(fed)).toEqual([
      ['assistant', 'one'],
      ['assistant', 'Hello.'],
      ['assistant', 'two'],
    ]);
  });

  it('does not end for other documents', () => {
    const fed = feedStore();
    fed.say({ text: 'one' });
    fed.document(documentEntry('oddkin.ai.plan', fed.documents.plan()));
    fed.say({ text: 'two' });
    expect(turnsOf(fed)).toEqual([['assistant', 'one', 'two']]);
  });

  it('takes a text of an unknown role, and an empty one, as the agent said it', () => {
    const fed = feedStore();
    fed.say({ text: '', role: 'narrator', from: '' });
    expect(turnsOf(fed)).toEqual([['assistant', '']]);
  });
});

describe('a tool call and the message that names it', () => {
  const naming = (fed: Fed, id: string, toolCallId: string) =>
    documentEntry('oddkin.ai.message', fed.documents.message({ id, parts: [{ type: 'tool-call', id: 'p', toolCallId }] }));

  it('has no second part when the message came first', () => {
    const fed = feedStore();
    fed.document(naming(fed, 'm', 'call-1'));
    fed.take(fed.frames.toolCall());
    expect(turnsOf(fed)).toEqual([['assistant', 'tool-call']]);
    expect(placeOfCall(fed.state(), fed.key('call-1'))).toBe(fed.key('m'));
  });

  it('moves out of the turn when the message comes later', () => {
    const fed = feedStore();
    fed.say({ text: 'one' });
    fed.take(fed.frames.toolCall());
    fed.document(naming(fed, 'm', fed.key('call-1')));
    expect(turnsOf(fed)).toEqual([
      ['assistant', 'one'],
      ['assistant', 'tool-call'],
    ]);
  });

  it('leaves no empty turn behind', () => {
    const fed = feedStore();
    fed.take(fed.frames.toolCall());
    fed.document(naming(fed, 'm', 'call-1'));
    expect(turnsOf(fed)).toEqual([['assistant', 'tool-call']]);
  });

  it.each(['removed', 'changed'])('stands in the turn again when the message was %s before the call came', (how) => {
    const fed = feedStore();
    fed.document(naming(fed, 'm', 'call-1'));
    fed.document(
      how === 'removed' ? removalEntry('oddkin.ai.message', 'm') : documentEntry('oddkin.ai.message', fed.documents.message({ id: 'm' })),
    );
    fed.take(fed.frames.toolCall());
    expect(turnsOf(fed).at(-1)).toEqual(['assistant', 'tool-call']);
    expect(placeOfCall(fed.state(), fed.key('call-1'))).toMatch(/^turn:/);
  });
});

describe('an agent_message of another form', () => {
  it.each([[{}], [{ documents: 'none' }], [{ delta: 'none' }], [{ delta: null, text: 7 }]])(
    'such as %j is an entry of the timeline with its JSON',
    (payload) => {
      const fed = feedStore();
      fed.say(payload);
      expect(fed.state().timeline.at(-1)).toMatchObject({ kind: 'event', topic: 'agent_message', payload });
      expect(fed.state().messages.records.size).toBe(0);
    },
  );

  it('is read in the order documents, delta, text', () => {
    const fed = feedStore();
    fed.say({ documents: [], delta: { messageId: 'm', partId: 'p', partType: 'text', offset: 0, text: 'x' }, text: 'y' });
    expect(fed.state().messages.records.size).toBe(0);
    fed.say({ delta: { messageId: 'm', partId: 'p', partType: 'text', offset: 0, text: 'x' }, text: 'y' });
    expect(turnsOf(fed)).toEqual([['assistant', 'x']]);
  });
});
