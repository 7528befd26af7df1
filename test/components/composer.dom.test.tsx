import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createObserverStore, type Action, type ObserverStore } from '@oddkin/ai/store';
import { Composer, type ComposerProps } from '../../src/components/composer.js';
import { StoreProvider } from '../../src/hooks/index.js';
import { createFrames } from '../../src/testing/frames.js';

afterEach(cleanup);

const frames = createFrames();
const { sessionId } = frames;

describe('composer', () => {
  it('sends by Enter, makes a line by Shift and Enter, and is empty afterwards', async () => {
    const { sent } = show();
    write('hello');
    expect(fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true })).toBe(true);
    await press({ key: 'Enter' });
    expect(sent).toEqual([{ type: 'message.send', sessionId, text: 'hello' }]);
    expect(input().value).toBe('');
  });

  it('sends by Ctrl and Enter alone where that is set', async () => {
    const { sent } = show({ sendKey: 'modifier-enter' });
    write('hello');
    await press({ key: 'Enter' });
    expect(sent).toEqual([]);
    await press({ key: 'Enter', ctrlKey: true });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [
      'Chrome',
      (target: Element) => {
        fireEvent.compositionStart(target);
        const isFree = fireEvent.keyDown(target, { key: 'Enter', isComposing: true, keyCode: 229 });
        fireEvent.compositionEnd(target);
        return isFree;
      },
    ],
    [
      'Safari',
      (target: Element) => {
        fireEvent.compositionStart(target);
        fireEvent.compositionEnd(target);
        return fireEvent.keyDown(target, { key: 'Enter', isComposing: false, keyCode: 229 });
      },
    ],
  ])('does not send by the Enter that picks a candidate, in the order of %s', async (_, pick) => {
    const { sent } = show();
    write('にほん');
    await act(async () => expect(pick(input())).toBe(true));
    expect(sent).toEqual([]);
    expect(input().value).toBe('にほん');
    await press({ key: 'Enter', isComposing: false, keyCode: 13 });
    expect(sent).toHaveLength(1);
  });

  it('sends once for two Enters and a click in one moment', async () => {
    const { sent } = show();
    write('once');
    await act(async () => {
      fireEvent.keyDown(input(), { key: 'Enter' });
      fireEvent.keyDown(input(), { key: 'Enter' });
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    });
    expect(sent).toHaveLength(1);
  });

  it('keeps what was written when it does not get through, and says why', async () => {
    show({}, async () => {
      throw new Error('The agent is away.');
    });
    write('are you there');
    await press({ key: 'Enter' });
    expect(screen.getByText('Not sent: The agent is away. What you wrote is still here.')).toBeTruthy();
    expect(input().value).toBe('are you there');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('says why nothing can be sent where nobody takes messages, and when the session is over', () => {
    const store = createObserverStore();
    const view = render(
      <StoreProvider store={store} sessionId={sessionId}>
        <Composer />
      </StoreProvider>,
    );
    expect(input().readOnly).toBe(true);
    expect(described(input())).toBe('Nobody takes messages here: this is to watch only.');
    expect(screen.queryByRole('button')).toBeNull();
    view.unmount();
    show({}, () => undefined, store);
    act(() => void store.ingest([frames.sessionClose({ reason: 'done' })]));
    expect(described(input())).toBe('The session is over: nothing can be sent any more.');
  });

  it('keeps a draft for each session', () => {
    const store = createObserverStore();
    const first = show({ sessionId: 'A' }, () => undefined, store);
    write('to A');
    first.unmount();
    const second = show({ sessionId: 'B' }, () => undefined, store);
    expect(input().value).toBe('');
    second.unmount();
    show({ sessionId: 'A' }, () => undefined, store);
    expect(input().value).toBe('to A');
  });

  it('brings back what was sent by arrow up, and what was being written by arrow down', async () => {
    show();
    for (const text of ['one', 'two']) {
      write(text);
      await press({ key: 'Enter' });
    }
    write('three');
    input().setSelectionRange(5, 5);
    await press({ key: 'ArrowUp' });
    expect(input().value).toBe('three');
    input().setSelectionRange(0, 0);
    await press({ key: 'ArrowUp' });
    expect(input().value).toBe('two');
    await press({ key: 'ArrowUp' });
    expect(input().value).toBe('one');
    await press({ key: 'ArrowUp' });
    expect(input().value).toBe('one');
    await press({ key: 'ArrowDown' });
    await press({ key: 'ArrowDown' });
    expect(input().value).toBe('three');
  });

  it.each(['paste', 'drop', 'button'])('hands files to the host that takes them, by %s, and reads nothing of them', (way) => {
    const taken: string[] = [];
    show({ onFiles: (files) => void taken.push(...files.map(({ name }) => name)) });
    const files = [new File(['secret'], 'map.png'), new File([], 'note.txt')];
    if (way === 'paste') expect(fireEvent.paste(input(), { clipboardData: { files } })).toBe(false);
    if (way === 'drop') {
      expect(fireEvent.dragOver(input(), { dataTransfer: { types: ['Files'] } })).toBe(false);
      expect(screen.getByText('Let go to add the files.')).toBeTruthy();
      expect(fireEvent.drop(input(), { dataTransfer: { files } })).toBe(false);
      expect(screen.queryByText('Let go to add the files.')).toBeNull();
    }
    if (way === 'button') {
      expect(screen.getByRole('button', { name: 'Add files' })).toBeTruthy();
      fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
    }
    expect(taken).toEqual(['map.png', 'note.txt']);
    expect(input().value).toBe('');
  });

  it('leaves files to the browser where the host takes none, and text always', () => {
    const { unmount } = show();
    const files = [new File([], 'a.png')];
    expect(fireEvent.paste(input(), { clipboardData: { files } })).toBe(true);
    expect(fireEvent.drop(input(), { dataTransfer: { files } })).toBe(true);
    expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull();
    unmount();
    show({ onFiles: () => undefined });
    expect(fireEvent.paste(input(), { clipboardData: { files: [] } })).toBe(true);
  });

  it('stops the agent while it is at work, and keeps the focus when it has', async () => {
    const { store, sent } = show();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    act(() => void store.ingest([frames.sessionInit(), frames.toolCall()]));
    const stop = screen.getByRole('button', { name: 'Stop' });
    stop.focus();
    await act(async () => void fireEvent.click(stop));
    expect(sent).toEqual([{ type: 'message.stop', sessionId }]);
    act(() => void store.ingest([frames.sessionClose({ reason: 'stopped' })]));
    expect(document.activeElement).toBe(input());
  });
});

function input() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the agent' });
}

function write(text: string) {
  fireEvent.change(input(), { target: { value: text } });
}

function press(key: Parameters<typeof fireEvent.keyDown>[1]) {
  return act(async () => void fireEvent.keyDown(input(), key));
}

function described(element: Element) {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}

function show(
  props: ComposerProps = {},
  onAction: (action: Action) => void | Promise<void> = () => undefined,
  store: ObserverStore = createObserverStore(),
) {
  const sent: Action[] = [];
  const take = (action: Action) => {
    sent.push(action);
    return onAction(action);
  };
  const { unmount } = render(
    <StoreProvider store={store} sessionId={sessionId} onAction={take}>
      <Composer {...props} />
    </StoreProvider>,
  );
  return { store, sent, unmount };
}
