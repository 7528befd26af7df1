import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createObserverStore, type Action, type DocumentEntry } from '@oddkin/ai/store';
import { ModelPicker } from '../../src/components/model-picker.js';
import { StoreProvider } from '../../src/hooks/index.js';

afterEach(cleanup);

describe('model picker', () => {
  it('opens by the arrow, moves by keys, passes over nothing, and chooses by Enter', async () => {
    const { sent } = show(model('m-a'), model('m-b', { available: false, reason: 'No key.' }), model('m-c'));
    fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
    const list = screen.getByRole('listbox', { name: 'Models' });
    expect(document.activeElement).toBe(list);
    expect(active()).toMatch(/^m-a/);
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    expect(active()).toMatch(/Not available: No key\./);
    await act(async () => void fireEvent.keyDown(list, { key: 'Enter' }));
    expect(sent).toEqual([]);
    fireEvent.keyDown(list, { key: 'End' });
    await act(async () => void fireEvent.keyDown(list, { key: 'Enter' }));
    expect(sent).toEqual([{ type: 'model.select', sessionId: undefined, id: 'm-c' }]);
    expect(document.activeElement).toBe(trigger());
    expect(trigger().textContent).toBe('Model: m-c');
    fireEvent.click(trigger());
    expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^m-c \(current\)/);
  });

  it('closes by Escape without choosing, and by the focus leaving', () => {
    show(model('m-a'));
    fireEvent.click(trigger());
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(trigger());
    fireEvent.click(trigger());
    act(() => screen.getByRole('listbox').blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('does not choose by a click on a model that is not available', async () => {
    const { sent } = show(model('m-a', { available: false, reason: 'No key.' }));
    fireEvent.click(trigger());
    await act(async () => void fireEvent.click(screen.getByRole('option')));
    expect(sent).toEqual([]);
  });

  it('groups by provider, and has a search from eight models on', async () => {
    const { sent } = show(...Array.from({ length: 8 }, (_, index) => model(`m-${index}`, { provider: index % 2 === 0 ? 'Even' : 'Odd' })));
    fireEvent.click(trigger());
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Even', 'Odd']);
    const search = screen.getByRole('combobox', { name: 'Find a model' });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'odd 7' } });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
    expect(sent).toEqual([]);
    await act(async () => void fireEvent.keyDown(search, { key: 'Enter' }));
    expect(sent).toMatchObject([{ id: 'm-7' }]);
  });

  it('has no search below eight', () => {
    show(...Array.from({ length: 7 }, (_, index) => model(`m-${index}`)));
    fireEvent.click(trigger());
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keeps showing the model that was sent when it becomes unavailable or goes, and says so', async () => {
    const { store, sent } = show(model('m-a'), model('m-b'));
    fireEvent.click(trigger());
    await act(async () => void fireEvent.click(screen.getAllByRole('option')[0]!));
    act(() => void store.put([model('m-a', { available: false, reason: 'Overloaded.' })]));
    expect(trigger().textContent).toBe('Model: m-a (not available)');
    expect(screen.getByRole('status').textContent).toBe('m-a is not available: Overloaded. It stays chosen until you choose another.');
    act(() => void store.put([{ schema: 'oddkin.ai.model-option', version: 1, value: null, id: 'm-a' }]));
    expect(trigger().textContent).toBe('Model: m-a (no longer offered)');
    act(() => void store.put([model('m-a')]));
    expect(trigger().textContent).toBe('Model: m-a');
    expect(sent).toMatchObject([{ id: 'm-a' }]);
  });

  it('shows the model before when a choice does not get through', async () => {
    let isBroken = false;
    const { sent } = showWith([model('m-a'), model('m-b')], async () => {
      if (isBroken) throw new Error('Refused.');
    });
    await choose(0);
    isBroken = true;
    await choose(1);
    expect(sent).toMatchObject([{ id: 'm-a' }, { id: 'm-b' }]);
    expect(trigger().textContent).toBe('Model: m-a');
    expect(screen.getByRole('status').textContent).toBe('m-b was not chosen: Refused.');
  });

  it.each(['__proto__', 'constructor', ' '])('chooses a model whose id is %j', async (id) => {
    const { sent } = show(model(id, { label: 'Odd one' }));
    await choose(0);
    expect(sent).toMatchObject([{ id }]);
    expect(trigger().textContent).toBe('Model: Odd one');
  });
});

function trigger() {
  return document.querySelector<HTMLElement>('.oddkin-model-picker-trigger')!;
}

function active() {
  return document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

async function choose(index: number) {
  fireEvent.click(trigger());
  await act(async () => void fireEvent.click(screen.getAllByRole('option')[index]!));
}

function model(id: string, value: Record<string, unknown> = {}): DocumentEntry {
  return { schema: 'oddkin.ai.model-option', version: 1, value: { id, label: id, available: true, ...value } };
}

function show(...documents: DocumentEntry[]) {
  return showWith(documents, () => undefined);
}

function showWith(documents: readonly DocumentEntry[], onAction: (action: Action) => void | Promise<void>) {
  const sent: Action[] = [];
  const store = createObserverStore();
  store.put(documents);
  render(
    <StoreProvider
      store={store}
      onAction={(action) => {
        sent.push(action);
        return onAction(action);
      }}
    >
      <ModelPicker />
    </StoreProvider>,
  );
  return { store, sent };
}
