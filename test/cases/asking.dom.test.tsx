import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChatProvider, Composer, JsonView, Message, Question } from '@oddkin/ai';
import { createObserverStore, type Action, type DocumentEntry } from '@oddkin/ai/store';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';
import { FilterBox } from '../../src/observer/filter/filter-box.js';
import { PanelStateProvider } from '../../src/observer/panel-state.js';
import { readTime } from '../../src/store/index.js';

const zone = process.env['TZ'];
afterEach(() => {
  cleanup();
  process.env['TZ'] = zone;
});

const start = Date.parse('2026-11-30T10:00:00Z');

describe('ASK-04: a time', () => {
  it.each([
    ['2026-11-30T10:05:00', '2026-11-30T10:05:00Z'],
    ['2026-11-01T01:30:00-04:00', '2026-11-01T05:30:00Z'],
    ['2026-11-01T01:30:00-05:00', '2026-11-01T06:30:00Z'],
    ['2026-11-30', '2026-11-30T00:00:00Z'],
  ])('%s is the same moment wherever it is read', (text, utc) => {
    for (const each of ['UTC', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo']) {
      process.env['TZ'] = each;
      expect(readTime(text)).toBe(Date.parse(utc));
    }
  });

  it('that is past for the bridge ends the question, and leaves what was typed to be read', async () => {
    const { store } = show(<Question questionId="q1" />, question('q1', { expiresAt: '2026-11-30T10:05:00Z' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(field, { target: { value: 'half a thought' } });
    act(() => void store.put([question('q1', { status: 'expired', expiresAt: '2026-11-30T10:05:00Z' })]));
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
    expect(document.body.textContent).toContain('Expired');
    expect([...document.querySelectorAll('textarea')].map(({ value }) => value).join() + document.body.textContent).toContain(
      'half a thought',
    );
  });
});

describe('ASK-07: a form of numbers', () => {
  const fields = [
    { id: 'dose', label: 'Dose', type: 'number', required: true, minimum: 0 },
    { id: 'count', label: 'Count', type: 'number', step: 1 },
  ];
  it.each([
    ['de', { Dose: '1,5' }, { dose: 1.5 }],
    ['de', { Dose: '1.234,5' }, { dose: 1_234.5 }],
    ['en', { Dose: '1,234.5' }, { dose: 1_234.5 }],
    ['ar-EG', { Dose: '١٢٫٥' }, { dose: 12.5 }],
    ['fr', { Dose: '1\u202f234,5' }, { dose: 1_234.5 }],
    ['en', { Dose: '1e3' }, { dose: 1_000 }],
    ['en', { Dose: '' }, 'Dose'],
    ['en', { Dose: '1', Count: '2o' }, 'Count'],
    ['en', { Dose: '0x10' }, 'Dose'],
    ['en', { Dose: '1', Count: '12345678901234567890' }, 'Count'],
  ])('in %s filled in with %j', async (locale, typed, expected) => {
    const { sent } = show(<Question questionId="q1" />, question('q1', { kind: 'form', fields }), locale);
    const input = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) });
    for (const [label, value] of Object.entries(typed)) {
      fireEvent.change(input(label), { target: { value } });
      fireEvent.wheel(input(label), { deltaY: 100 });
    }
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
    if (typeof expected === 'object') expect(sent).toMatchObject([{ answer: expected }]);
    else {
      expect(sent).toEqual([]);
      expect(document.activeElement).toBe(input(expected));
      expect(input(expected).getAttribute('aria-invalid')).toBe('true');
      for (const [label, value] of Object.entries(typed)) expect(input(label).value).toBe(value);
    }
  });
});

describe('A11Y-03: the focus', () => {
  it('stays where a person was when thoughts are folded, and when Stop becomes Send', async () => {
    const parts = [{ type: 'reasoning', id: 'r', text: 'I think.', state: 'done' }];
    const message = { schema: 'oddkin.ai.message', version: 1, value: { id: 'm', role: 'assistant', parts } } as DocumentEntry;
    const { store, frames } = show(
      <>
        <Message messageId="m" />
        <Composer />
      </>,
      message,
    );
    const fold = screen.getByRole('button', { name: /Reasoning|Thought/ });
    fold.focus();
    fireEvent.click(fold);
    fireEvent.click(fold);
    expect(document.activeElement).toBe(fold);
    act(() => void store.ingest([frames.sessionInit(), frames.toolCall({ call_id: 'c' })]));
    const stop = screen.queryByRole('button', { name: 'Stop' }) ?? screen.getByRole('button', { name: 'Send' });
    stop.focus();
    await act(async () => void fireEvent.click(stop));
    act(() => void store.ingest([frames.toolResult({ call_id: 'c' }), frames.sessionClose()]));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('A11Y-05: the keys that belong to what is being composed', () => {
  // Chrome and Firefox tell of the key while composing; Safari tells of the end first, and only the old key code says whose the key is.
  const ofComposing = [
    { isComposing: true, keyCode: 229 },
    { isComposing: false, keyCode: 229 },
  ];

  it.each(ofComposing)('choose nothing and close nothing in the filter of a panel: %o', async (rest) => {
    show(
      <PanelStateProvider defaultRegion="tools" session={undefined} hasShortcuts>
        <FilterBox />
      </PanelStateProvider>,
      question('q1', {}),
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    fireEvent.change(field, { target: { value: 'ty' } });
    await screen.findAllByRole('option', {}, { timeout: 15_000 });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    const before = screen.getAllByRole('option').length;
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab']) expect(fireEvent.keyDown(field, { key, ...rest })).toBe(true);
    expect([field.value, screen.getAllByRole('option').length]).toEqual(['ty', before]);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(field.value).not.toBe('ty');
  });

  it.each(ofComposing)('search nothing and clear nothing in the tree of a value: %o', async (rest) => {
    show(<JsonView value={{ 日本: 1 }} tools />, question('q1', {}));
    const field = await screen.findByRole<HTMLInputElement>('searchbox', {}, { timeout: 15_000 });
    fireEvent.change(field, { target: { value: 'に' } });
    for (const key of ['Enter', 'Escape']) expect(fireEvent.keyDown(field, { key, ...rest })).toBe(true);
    expect(field.value).toBe('に');
  });
});

function show(part: ReactNode, document: DocumentEntry, locale = 'en') {
  const sent: Action[] = [];
  const store = createObserverStore({ clock: createSteppedClock(start) });
  store.put([document]);
  render(
    <StrictMode>
      <ChatProvider store={store} locale={locale} onAction={(action) => void sent.push(action)}>
        {part}
      </ChatProvider>
    </StrictMode>,
  );
  return { store, sent, frames: createFrames() };
}

function question(questionId: string, value: Record<string, unknown>): DocumentEntry {
  const whole = { questionId, revision: 1, kind: 'text', prompt: 'What?', status: 'requested', ...value };
  return { schema: 'oddkin.ai.question', version: 1, value: whole } as DocumentEntry;
}
