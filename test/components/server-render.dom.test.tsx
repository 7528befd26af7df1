import { afterEach, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Approval, Attention, ChatProvider, Composer, ModelPicker, Plan, Question, Suggestions, de } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames, createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

const start = Date.parse('2026-11-30T10:00:00Z');
const zone = process.env['TZ'];

afterEach(() => {
  process.env['TZ'] = zone;
  document.body.replaceChildren();
});

it.each(['en', 'de'])('renders in %s on a server what a browser takes over without a word, whatever its clock and zone', async (locale) => {
  process.env['TZ'] = 'Asia/Tokyo';
  const html = renderToString(<Page store={filledStore(createSteppedClock(start))} locale={locale} />);
  expect(html).toMatch(/10:00:00/);
  expect(html).not.toContain('style=');

  process.env['TZ'] = 'America/New_York';
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const clock = createSteppedClock(start);
  const store = filledStore(clock);
  clock.advance(120_000);
  const errors: unknown[] = [];
  const quiet = vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  await act(async () => {
    hydrateRoot(container, <Page store={store} locale={locale} />, { onRecoverableError: (error) => void errors.push(error) });
  });
  quiet.mockRestore();
  expect(errors).toEqual([]);
  expect(container.innerHTML).toMatch(/0?5:00:00/);
  expect(container.innerHTML).not.toContain('10:00:00');
  expect(container.textContent).toContain(locale === 'de' ? 'Abgelaufen, bevor geantwortet wurde' : 'Expired before an answer');
});

function Page({ store, locale }: { readonly store: ObserverStore; readonly locale: string }) {
  return (
    <ChatProvider store={store} locale={locale} messages={locale === 'de' ? de : undefined} onAction={() => undefined}>
      <Attention />
      <Question questionId="soon" />
      <Question questionId="form" />
      <Approval approvalId="a" />
      <Plan planId="p" />
      <Suggestions />
      <ModelPicker defaultOpen />
      <Composer />
    </ChatProvider>
  );
}

function filledStore(clock: SteppedClock): ObserverStore {
  const store = createObserverStore({ clock });
  const frames = createFrames();
  const documents = [
    entry('question', {
      questionId: 'soon',
      revision: 1,
      kind: 'text',
      prompt: 'Soon?',
      status: 'requested',
      expiresAt: '2026-11-30T10:01:00Z',
    }),
    entry('question', {
      questionId: 'form',
      revision: 1,
      kind: 'form',
      prompt: 'Form?',
      status: 'requested',
      fields: [{ id: 'n', label: 'N', type: 'number', minimum: 0.5 }],
    }),
    entry('approval', { approvalId: 'a', revision: 1, title: 'May I?', status: 'requested', scopes: ['once', 'always'] }),
    entry('plan', { planId: 'p', steps: [{ id: 's', title: 'Step', status: 'active', detail: 'More.' }] }),
    entry('suggestion', { id: 's', label: 'Go on', prompt: 'Go on' }),
    ...Array.from({ length: 9 }, (_, index) => entry('model-option', { id: `m${index}`, label: `M${index}`, available: index > 0 })),
  ];
  store.ingest([frames.sessionInit(), frames.agentMessage({ documents })]);
  return store;
}

function entry(noun: string, value: Record<string, unknown>) {
  return { schema: `oddkin.ai.${noun}`, version: 1, value };
}
