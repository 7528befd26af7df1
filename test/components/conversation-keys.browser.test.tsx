import '@oddkin/ai/styles.css';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentEntry } from '@oddkin/ai/testing';
import {
  distance,
  documents,
  firstInSight,
  isInSight,
  list,
  rowOf,
  rows,
  settle,
  watchConversation,
  watched,
} from './watched-conversation.js';

watchConversation();

describe('the keyboard in a conversation', () => {
  it('is one Tab stop, forwards and backwards', async () => {
    document.querySelector<HTMLElement>('button')?.focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toContain('Show all at once');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.querySelector('.oddkin-conversation-find-input'));
    await userEvent.tab();
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('after');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('scrolls nothing when a reader who has scrolled comes in by Tab', async () => {
    list().scrollTop -= 2_000;
    await settle();
    const { scrollTop } = list();
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    expect(document.activeElement === firstInSight()).toBe(true);
    expect(list().scrollTop).toBe(scrollTop);
  });

  it('moves between messages by arrows, goes in by Enter and comes out by Escape', async () => {
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const row = rowOf('turn 97');
    expect(document.activeElement).toBe(row);
    expect(row?.ariaPosInSet).toBe('98');
    expect(row?.ariaSetSize).toBe('100');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(row?.querySelector('button'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(row);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rowOf('turn 0'));
    expect(isInSight('turn 0')).toBe(true);
    await userEvent.keyboard('{End}');
    await settle();
    expect(document.activeElement).toBe(rows().at(-1));
    expect(distance()).toBeLessThanOrEqual(1);
    expect(document.querySelector('[data-following]')).not.toBeNull();
  });

  it('goes through messages by the arrow keys, also those that were not rendered, and each is in sight', async () => {
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    for (let turn = 90; turn >= 54; turn -= 9) {
      await userEvent.keyboard('{ArrowUp}'.repeat(9));
      expect(document.activeElement).toBe(rowOf(`turn ${turn}`));
      expect(isInSight(`turn ${turn}`)).toBe(true);
    }
    await userEvent.keyboard('{ArrowDown}'.repeat(46));
    await settle();
    expect(document.activeElement?.textContent).toContain('turn 99');
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('keeps selected text, and the message that has the focus, however far the reader scrolls', async () => {
    const row = firstInSight()!;
    const words = row.querySelector('p')!.firstChild!;
    getSelection()!.setBaseAndExtent(words, 0, words, 4);
    const focused = rows().at(-1)!;
    focused.focus({ preventScroll: true });
    list().scrollTop = 0;
    await settle();
    expect(isInSight('turn 0')).toBe(true);
    expect(row.isConnected).toBe(true);
    expect(getSelection()!.toString()).toBe('turn');
    expect(document.activeElement).toBe(focused);
    getSelection()!.removeAllRanges();
    focused.blur();
    list().scrollTop += 10;
    await settle();
    expect(row.isConnected).toBe(false);
  });

  it('puts the focus on what stands in the place of a message that goes', async () => {
    watched.store.put([documentEntry('oddkin.ai.message', documents.message({ id: 'doomed' }))], { sessionId: watched.frames.sessionId });
    await settle();
    rows().at(-1)?.focus();
    expect(document.activeElement?.textContent).not.toContain('turn 99');
    watched.store.ingest([
      watched.frames.agentMessage({ documents: [{ schema: 'oddkin.ai.message', version: 1, id: 'doomed', value: null }] }),
    ]);
    await settle();
    expect(document.activeElement).toBe(rowOf('turn 99'));
  });

  it('finds words in messages that are not rendered, and goes from one to the next', async () => {
    const field = document.querySelector<HTMLElement>('.oddkin-conversation-find-input')!;
    await userEvent.click(field);
    await userEvent.keyboard('TURN 1');
    const found = () => document.querySelector('.oddkin-conversation-found')?.textContent;
    await expect.poll(found).toBe('in 11 messages');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(found).toBe('11 of 11');
    expect(isInSight('turn 19')).toBe(true);
    expect(document.querySelector('[data-reached]')?.textContent).toContain('turn 19');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    await expect.poll(found).toBe('1 of 11');
    expect(isInSight('turn 1')).toBe(true);
    await userEvent.keyboard('nowhere');
    await expect.poll(found).toBe('not found');
    expect(document.querySelector('[data-reached]')).toBeNull();
  });

  it('keeps the focus in the list when another branch is picked', async () => {
    const put = (id: string, parentId?: string) =>
      documentEntry(
        'oddkin.ai.message',
        documents.message({ id, ...(parentId === undefined ? {} : { parentId }), role: parentId === undefined ? 'user' : 'assistant' }),
      );
    watched.store.ingest([watched.frames.agentMessage({ documents: [put('ask'), put('left', 'ask'), put('right', 'ask')] })]);
    await settle();
    const previous = document.querySelector<HTMLElement>('.oddkin-branch-picker button');
    previous?.focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(document.querySelector('.oddkin-branch-picker')?.textContent).toContain('1 of 2');
    expect(document.activeElement).toBe(rows().at(-1));
    expect(distance()).toBeLessThanOrEqual(1);
  });
});
