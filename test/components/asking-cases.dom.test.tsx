import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Approval, Attention, ChatProvider, Composer, Conversation, ModelPicker, Question, Suggestions } from '@oddkin/ai';
import { createObserverStore, type Action, type DocumentEntry, type ObserverStore } from '@oddkin/ai/store';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';

afterEach(cleanup);

describe('ASK-01: a privileged action', () => {
  it.each(['double click', 'Enter twice', 'Enter and click', 'approve, then deny'])('is sent once for %s in StrictMode', async (way) => {
    const { sent } = show(<Approval approvalId="ap1" />, [approval('ap1')]);
    const [approve, deny] = ['Approve', 'Deny'].map((name) => screen.getByRole('button', { name }));
    await act(async () => {
      if (way !== 'double click') fireEvent.keyDown(approve!, { key: 'Enter' });
      fireEvent.click(approve!);
      if (way === 'Enter twice') fireEvent.keyDown(approve!, { key: 'Enter' });
      fireEvent.click(way === 'approve, then deny' ? deny! : approve!);
    });
    expect(sent).toMatchObject([{ decision: 'approve' }]);
  });

  it('says that it is on its way until the host has taken it, and never sends it again by itself', async () => {
    let take = (): void => undefined;
    const { sent } = show(<Approval approvalId="ap1" />, [approval('ap1')], () => new Promise<void>((resolve) => (take = resolve)));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Approve' })));
    expect(screen.getByText('Sending your decision')).toBeTruthy();
    expect(screen.queryByText('Approved')).toBeNull();
    await act(async () => take());
    expect(screen.getByText('Approved')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});

it('ASK-02: one yes and one no are both sent once, also when the agent then fails; nothing is sent again', async () => {
  const { sent, store, frames } = show(<Attention />, []);
  act(() => void store.ingest([frames.sessionInit(), frames.agentMessage({ documents: [approval('ap1', 'A?'), approval('ap2', 'B?')] })]));
  await decide('A?', 'Approve');
  await decide('B?', 'Deny');
  await act(async () => void store.ingest([frames.error(), frames.error()]));
  expect(sent.map((action) => ('decision' in action ? [action.approvalId, action.decision] : []))).toEqual([
    ['ap1', 'approve'],
    ['ap2', 'deny'],
  ]);
});

describe('ASK-04: the time that is left', () => {
  it.each([-90, 0, 90])('is judged by the clock of the store, whatever the device says (%d min)', (offsetMin) => {
    const realNow = Date.now;
    Date.now = () => realNow() + offsetMin * 60_000;
    try {
      show(<Question questionId="q1" />, [question('q1', { expiresAt: '2026-11-30T10:05:00Z' })]);
      expect(screen.getByText('5 min left')).toBeTruthy();
    } finally {
      Date.now = realNow;
    }
  });

  it.each(['2026-11-30T10:05:00', '2026-11-30T05:05:00-05:00', '2026-11-30 10:05:00Z'])(
    'is the same for every reader of %s',
    (expiresAt) => {
      show(<Question questionId="q1" />, [question('q1', { expiresAt })]);
      expect(screen.getByText('5 min left')).toBeTruthy();
    },
  );
});

describe('ASK-07: a number', () => {
  it.each([
    ['de', '1,5', 1.5],
    ['de', '1.234,5', 1_234.5],
    ['en', '1,234.5', 1_234.5],
    ['ar-EG', '١٢٫٥', 12.5],
    ['fr', '1\u202f234,5', 1_234.5],
    ['en', '1e3', 1_000],
    ['en', '', /Dose.*needs an answer/],
    ['en', '0x10', /Dose.*can’t be read as a number.*1,234\.5/],
    ['en', '-1', /Dose.*at least 0/],
  ])('in %s typed as %j', async (locale, typed, expected) => {
    const field = { id: 'dose', label: 'Dose', type: 'number', required: true, minimum: 0 };
    const { sent } = show(<Question questionId="q1" />, [question('q1', { kind: 'form', fields: [field] })], undefined, locale);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.wheel(input, { deltaY: 100 });
    expect(input.value).toBe(typed);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
    if (typeof expected === 'number') expect(sent).toMatchObject([{ answer: { dose: expected } }]);
    else {
      expect(sent).toEqual([]);
      expect(screen.getByText(expected)).toBeTruthy();
      expect(input.value).toBe(typed);
    }
  });
});

it('ASK-10: what waits is shown before any message, stays in its session, and is there again on the way back', () => {
  const clock = createSteppedClock(start);
  const store = createObserverStore({ clock });
  const [a, b] = [createFrames('00000000-0000-4000-8000-00000000000a'), createFrames('00000000-0000-4000-8000-00000000000b')];
  store.ingest([a.sessionInit(), a.agentMessage({ documents: [approval('ap1', 'Start crawl?')] })]);
  store.ingest([b.sessionInit(), b.agentMessage({ documents: [question('q1', { prompt: 'Name?' })] })]);
  const view = (sessionId: string) => (
    <ChatProvider store={store} sessionId={sessionId} onAction={() => undefined}>
      <Approval approvalId="ap1" />
      <Question questionId="q1" />
      <Conversation />
    </ChatProvider>
  );
  const { rerender } = render(view(a.sessionId));
  const shown = () => ['Start crawl?', 'Name?'].filter((title) => screen.queryByRole('group', { name: title }) !== null);
  expect(shown()).toEqual(['Start crawl?']);
  rerender(view(b.sessionId));
  expect(shown()).toEqual(['Name?']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name?' }), { target: { value: 'Mira' } });
  store.ingest([a.agentMessage({ text: 'from A' })]);
  rerender(view(a.sessionId));
  expect(shown()).toEqual(['Start crawl?']);
  rerender(view(b.sessionId));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name?' }).value).toBe('Mira');
});

describe('A11Y-03: the focus never falls to the page', () => {
  it('when a choice is answered, an approval is decided, a suggestion is taken, and the agent stops', async () => {
    const { store, frames } = show(
      <>
        <Question questionId="q1" />
        <Approval approvalId="ap1" />
        <Suggestions />
        <Composer />
      </>,
      [question('q1', { kind: 'choice', options: [{ id: 'y', label: 'Yes' }] }), approval('ap1'), suggestion('s1')],
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    for (const name of ['Send answer', 'Approve', 'Go on']) {
      const button = screen.getByRole('button', { name });
      button.focus();
      await act(async () => void fireEvent.click(button));
      expect(document.activeElement).not.toBe(document.body);
    }
    act(() => void store.put([{ schema: 'oddkin.ai.suggestion', version: 1, value: null, id: 's1' }]));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Suggestions' }));
    void frames;
  });

  it('when a field that has it can no longer be filled in', () => {
    const { store } = show(<Question questionId="q1" />, [question('q1', {})]);
    screen.getByRole('textbox').focus();
    const error = { code: 'gone', message: 'Too late.', retryable: false };
    act(() => void store.put([question('q1', { status: 'failed', error })]));
    expect(document.activeElement).toBe(screen.getByText('The answer did not get through'));
  });
});

describe('A11Y-05: the Enter that picks a candidate', () => {
  const form = question('f1', { kind: 'form', fields: [{ id: 'a', label: 'Field', type: 'text' }] });
  const custom = question('c1', { kind: 'choice', options: [{ id: 'y', label: 'Yes' }], allowCustom: true });
  const models = Array.from({ length: 8 }, (_, index) => model(`m${index}`));

  it.each<[string, ReactNode, readonly DocumentEntry[], () => HTMLElement]>([
    ['composer', <Composer key="1" />, [], () => screen.getByRole('textbox')],
    ['text question', <Question key="2" questionId="q1" />, [question('q1', {})], () => screen.getByRole('textbox')],
    ['form field', <Question key="3" questionId="f1" />, [form], () => screen.getByRole('textbox')],
    ['own answer', <Question key="4" questionId="c1" />, [custom], () => screen.getByRole('textbox')],
    ['model search', <ModelPicker key="5" defaultOpen />, models, () => screen.getByRole('combobox')],
  ])('sends and chooses nothing in a %s, in the order of events of any browser', async (_, part, documents, find) => {
    const { sent } = show(part, documents);
    const target = find();
    fireEvent.change(target, { target: { value: 'm' } });
    const submit = async (): Promise<void> => {
      const owner = target.closest('form');
      if (owner !== null && target.tagName === 'INPUT') await act(async () => void fireEvent.submit(owner));
    };
    // Chrome and Firefox tell of the key while composing; Safari tells of the end first, and only the old key code says whose the key is.
    for (const key of [
      { isComposing: true, keyCode: 229, ctrlKey: false },
      { isComposing: false, keyCode: 229, ctrlKey: false },
      { isComposing: true, keyCode: 229, ctrlKey: true },
    ]) {
      fireEvent.compositionStart(target);
      if (!key.isComposing) fireEvent.compositionEnd(target);
      let isFree = true;
      await act(async () => {
        isFree = fireEvent.keyDown(target, { key: 'Enter', ...key });
      });
      expect(isFree).toBe(true);
      await submit();
      if (key.isComposing) fireEvent.compositionEnd(target);
      fireEvent.keyUp(target, { key: 'Enter' });
    }
    await act(async () => void fireEvent.keyDown(target, { key: 'Escape', isComposing: true, keyCode: 229 }));
    expect(sent).toEqual([]);
    expect(target.isConnected).toBe(true);
    expect(target).toHaveProperty('value', 'm');
    const isTextOfLines = target.tagName === 'TEXTAREA' && screen.queryByRole('button', { name: 'Send answer' }) !== null;
    await act(async () => void fireEvent.keyDown(target, { key: 'Enter', keyCode: 13, ctrlKey: isTextOfLines }));
    await submit();
    expect(sent).toHaveLength(1);
  });
});

const start = Date.parse('2026-11-30T10:00:00Z');

function show(
  part: ReactNode,
  documents: readonly DocumentEntry[],
  take: ((action: Action) => void | Promise<void>) | undefined = () => undefined,
  locale = 'en',
) {
  const sent: Action[] = [];
  const clock = createSteppedClock(start);
  const store: ObserverStore = createObserverStore({ clock });
  store.put(documents);
  const onAction = (action: Action) => {
    sent.push(action);
    return take(action);
  };
  render(
    <StrictMode>
      <ChatProvider store={store} locale={locale} onAction={onAction}>
        {part}
      </ChatProvider>
    </StrictMode>,
  );
  return { store, clock, sent, frames: createFrames() };
}

async function decide(title: string, name: string) {
  const group = screen.getByRole('group', { name: title });
  await act(async () => void fireEvent.click(within(group).getByRole('button', { name })));
}

function question(questionId: string, value: Record<string, unknown>): DocumentEntry {
  const whole = { questionId, revision: 1, kind: 'text', prompt: 'What?', status: 'requested', ...value };
  return { schema: 'oddkin.ai.question', version: 1, value: whole } as DocumentEntry;
}

function approval(approvalId: string, title = 'Delete 3 files?'): DocumentEntry {
  return { schema: 'oddkin.ai.approval', version: 1, value: { approvalId, revision: 1, title, status: 'requested' } };
}

function suggestion(id: string): DocumentEntry {
  return { schema: 'oddkin.ai.suggestion', version: 1, value: { id, label: 'Go on', prompt: 'Go on' } };
}

function model(id: string): DocumentEntry {
  return { schema: 'oddkin.ai.model-option', version: 1, value: { id, label: id, available: true } };
}
