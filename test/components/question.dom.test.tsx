import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createObserverStore, type Action, type DocumentEntry, type ObserverStore } from '@oddkin/ai/store';
import { Question } from '../../src/components/question.js';
import { MessagesProvider } from '../../src/messages/index.js';
import { StoreProvider } from '../../src/hooks/index.js';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

afterEach(cleanup);

describe('question', () => {
  it('answers a choice with the option that was ticked, and shows the answer as a receipt', async () => {
    const { sent } = show(choice());
    fireEvent.click(screen.getByRole('radio', { name: 'Left', description: 'A narrow corridor' }));
    await send();
    expect(sent).toEqual([{ type: 'question.answer', sessionId: undefined, questionId: 'q1', revision: 1, answer: 'left' }]);
    expect(screen.getByText('Answered')).toBeTruthy();
    expect(within(screen.getByRole('group')).getByText('Left')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('names the group of options by the prompt', () => {
    show(choice());
    expect(screen.getByRole('radiogroup', { name: 'Which door?' })).toBeTruthy();
  });

  it('chooses one’s own answer by writing it, and drops it when an option is chosen instead', async () => {
    const { sent } = show(choice({ allowCustom: true }));
    fireEvent.click(screen.getByRole('radio', { name: 'Right' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your own answer' }), { target: { value: 'wait' } });
    expect(screen.getByRole('radio', { name: 'Something else' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Right' })).toHaveProperty('checked', false);
    await send();
    expect(sent).toMatchObject([{ answer: { custom: 'wait' } }]);
  });

  it('answers several choices', async () => {
    const { sent } = show(choice({ kind: 'multi-choice' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Right' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Left' }));
    await send();
    expect(sent).toMatchObject([{ answer: ['left', 'right'] }]);
  });

  it('sends nothing without an answer, says what is missing, and gives the focus to the first field at fault', async () => {
    const { sent } = show(form());
    await send();
    expect(sent).toEqual([]);
    const dose = screen.getByRole('textbox', { name: /^Dose/ });
    expect(document.activeElement).toBe(dose);
    expect(dose.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(dose.getAttribute('aria-describedby') ?? '')?.textContent).toBe('“Dose” needs an answer.');
    expect(screen.getByText('2 fields need your attention.')).toBeTruthy();
    fireEvent.change(dose, { target: { value: '2o' } });
    expect(screen.getByText('“Dose” can’t be read as a number. Write it like 1,234.5.')).toBeTruthy();
    fireEvent.change(dose, { target: { value: '2' } });
    expect(dose.getAttribute('aria-invalid')).toBeNull();
  });

  it('says what a number has to lie between before and after it was typed, and leads to each field at fault', async () => {
    const limits = { minimum: 1, maximum: 10, step: 0.5, description: 'For a grown person.' };
    const fields = [
      { id: 'dose', label: 'Dose', type: 'number', required: true, ...limits },
      { id: 'name', label: 'Name', type: 'text', required: true },
    ];
    const { sent } = show(form({ fields }), { locale: 'de' });
    const dose = screen.getByRole('textbox', { name: /^Dose/ });
    const hint = 'For a grown person. From 1 to 10. In steps of 0,5.';
    expect(described(dose)).toEqual([hint]);
    fireEvent.change(dose, { target: { value: '10,5' } });
    await send();
    expect(described(dose)).toEqual([hint, '“Dose” must be at most 10.']);
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }));
    fireEvent.change(dose, { target: { value: '1,25' } });
    expect(described(dose)).toEqual([hint, '“Dose” goes in steps of 0,5, counted from 1.']);
    fireEvent.change(dose, { target: { value: '9,5' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Mira' } });
    await send();
    expect(sent).toMatchObject([{ answer: { dose: 9.5, name: 'Mira' } }]);
  });

  it('says after it was away that it changed since something was filled in', () => {
    const { store } = setUp(text());
    const first = renderQuestion(store, {});
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half a' } });
    first.unmount();
    store.put([text({ revision: 2, prompt: 'What happened then?' })]);
    renderQuestion(store, {});
    expect(screen.getByRole('alert').textContent).toBe('This question changed: look again before you answer.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'half a');
  });

  it('sends the types that the fields have, read in the way of the locale', async () => {
    const { sent } = show(form(), { locale: 'de' });
    fireEvent.change(screen.getByRole('textbox', { name: /^Dose/ }), { target: { value: '1.234,5' } });
    fireEvent.click(within(screen.getByRole('radiogroup', { name: /^Sure/ })).getByRole('radio', { name: 'no' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Way' }), { target: { value: '1' } });
    await send();
    expect(sent).toMatchObject([{ answer: { dose: 1234.5, sure: false, way: 'south' } }]);
  });

  it('keeps what was typed when the answer fails, and sends it again', async () => {
    const tries: Action[] = [];
    const { store } = setUp(text());
    renderQuestion(store, {
      onAction: async (action) => {
        tries.push(action);
        if (tries.length === 1) throw new Error('The line was cut.');
      },
    });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a long story' } });
    await send();
    expect(screen.getByRole('alert').textContent).toBe('The line was cut.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'a long story');
    await send('Send again');
    expect(tries).toMatchObject([{ answer: 'a long story' }, { answer: 'a long story' }]);
  });

  it('keeps a draft while it is gone from the screen, and shares it between two places', () => {
    const { store } = setUp(text());
    const first = renderQuestion(store, {});
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half a' } });
    first.unmount();
    renderQuestion(store, {});
    renderQuestion(store, {});
    const [one, two] = screen.getAllByRole('textbox');
    fireEvent.change(one!, { target: { value: 'half a thought' } });
    expect(two).toHaveProperty('value', 'half a thought');
  });

  it('never sends an answer to the question that stood there before', async () => {
    const { store, sent } = show(choice());
    fireEvent.click(screen.getByRole('radio', { name: 'Right' }));
    const button = screen.getByRole('button', { name: 'Send answer' });
    fireEvent.pointerDown(button);
    act(() => void store.put([choice({ revision: 2, prompt: 'Which door shall burn?' })]));
    await act(async () => void fireEvent.click(button));
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('This question changed: look again before you answer.');
    expect(screen.getByRole('radio', { name: 'Right' })).toHaveProperty('checked', false);
    fireEvent.click(screen.getByRole('radio', { name: 'Right' }));
    fireEvent.pointerDown(button);
    await act(async () => void fireEvent.click(button));
    expect(sent).toMatchObject([{ revision: 2, answer: 'right' }]);
  });

  it('skips once', async () => {
    const { sent } = show(text());
    const skip = screen.getByRole('button', { name: 'Skip' });
    await act(async () => {
      fireEvent.click(skip);
      fireEvent.click(skip);
    });
    expect(sent).toEqual([{ type: 'question.skip', sessionId: undefined, questionId: 'q1', revision: 1 }]);
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText('Skipped')).toBeTruthy();
  });

  it('moves the focus to the status when the button that had it goes', async () => {
    show(text());
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'done' } });
    screen.getByRole('button', { name: 'Send answer' }).focus();
    await send();
    expect(document.activeElement).toBe(screen.getByText('Answered'));
  });

  it.each([
    ['while composing', { isComposing: true, keyCode: 229 }],
    ['just after composing, as Safari tells it', { isComposing: false, keyCode: 229 }],
  ])('does not send by an Enter %s', async (_, key) => {
    const { sent } = show(form());
    const dose = screen.getByRole('textbox', { name: /^Dose/ });
    fireEvent.keyDown(dose, { key: 'Enter', ...key });
    await act(async () => void fireEvent.submit(dose.closest('form')!));
    expect(screen.queryByText('“Dose” needs an answer.')).toBeNull();
    fireEvent.keyUp(dose, { key: 'Enter' });
    fireEvent.keyDown(dose, { key: 'Enter', keyCode: 13 });
    await act(async () => void fireEvent.submit(dose.closest('form')!));
    expect(screen.getByText('“Dose” needs an answer.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('counts down by the minute, then by the second, and tells of the last minute once', () => {
    const { clock } = show(text({ expiresAt: '2026-11-30T10:05:00Z' }));
    expect(screen.getByText('5 min left')).toBeTruthy();
    act(() => clock.advance(60_001));
    expect(screen.getByText('4 min left')).toBeTruthy();
    expect(screen.queryByText('Less than a minute left to answer.')).toBeNull();
    act(() => clock.advance(180_000));
    expect(screen.getByText('60 s left')).toBeTruthy();
    const spoken = screen.getByText('Less than a minute left to answer.');
    act(() => clock.advance(15_000));
    expect(screen.getByText('45 s left')).toBeTruthy();
    expect(screen.getByText('Less than a minute left to answer.')).toBe(spoken);
  });

  it('expires by itself and still shows what was written', () => {
    const { clock } = show(text({ expiresAt: '2026-11-30T10:05:00Z' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'too slow' } });
    act(() => clock.advance(300_001));
    expect(screen.getByText('Expired before an answer')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('too slow')).toBeTruthy();
  });

  it('shows the answer of the document', () => {
    show(choice({ status: 'submitted', answer: 'right' }));
    expect(screen.getByText('Right')).toBeTruthy();
  });

  it('is to read only where nobody takes answers', () => {
    const { store } = setUp(choice());
    renderQuestion(store, { onAction: undefined });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Right' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Nobody takes answers here: this is to read only.')).toBeTruthy();
  });
});

function described(element: Element) {
  return (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
}

function send(name = 'Send answer') {
  return act(async () => void fireEvent.click(screen.getByRole('button', { name })));
}

function question(value: Record<string, unknown>): DocumentEntry {
  return {
    schema: 'oddkin.ai.question',
    version: 1,
    value: { questionId: 'q1', revision: 1, status: 'requested', ...value },
  } as DocumentEntry;
}

function choice(value: Record<string, unknown> = {}) {
  const options = [
    { id: 'left', label: 'Left', description: 'A narrow corridor' },
    { id: 'right', label: 'Right' },
  ];
  return question({ prompt: 'Which door?', kind: 'choice', options, ...value });
}

function text(value: Record<string, unknown> = {}) {
  return question({ prompt: 'What happened?', kind: 'text', ...value });
}

function form(value: Record<string, unknown> = {}) {
  const fields = [
    { id: 'note', label: 'Note', type: 'text' },
    { id: 'dose', label: 'Dose', type: 'number', required: true },
    { id: 'sure', label: 'Sure', type: 'boolean', required: true },
    { id: 'way', label: 'Way', type: 'select', options: ['north', 'south'] },
  ];
  return question({ prompt: 'Fill in', kind: 'form', fields, ...value });
}

function setUp(...documents: DocumentEntry[]) {
  const clock = createSteppedClock(Date.parse('2026-11-30T10:00:00Z'));
  const store = createObserverStore({ clock });
  store.put(documents);
  return { store, clock };
}

interface Options {
  readonly locale?: string;
  readonly onAction?: ((action: Action) => void | Promise<void>) | undefined;
}

function show(document: DocumentEntry, options: Options = {}) {
  const sent: Action[] = [];
  const { store, clock } = setUp(document);
  renderQuestion(store, { onAction: (action) => void sent.push(action), ...options });
  return { store, clock, sent };
}

function renderQuestion(store: ObserverStore, { locale, ...rest }: Options) {
  const onAction = 'onAction' in rest ? rest.onAction : () => undefined;
  return render(
    <StoreProvider store={store} onAction={onAction}>
      <MessagesProvider locale={locale}>
        <Question questionId="q1" />
      </MessagesProvider>
    </StoreProvider>,
  );
}
