import '@oddkin/ai/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Approval, Attention, ChatProvider, Composer, ModelPicker, Plan, Question, Suggestions, de } from '@oddkin/ai';
import { createObserverStore, type DocumentEntry } from '@oddkin/ai/store';

beforeEach(() => page.viewport(1_280, 900));
afterEach(() => document.documentElement.removeAttribute('dir'));

// A window of 1280 px at 400 % is 320 px wide.
describe.each([
  ['en', 'ltr'],
  ['de', 'rtl'],
] as const)('what asks a person, in %s, %s, zoomed four times', (locale, dir) => {
  it('loses nothing to the side, and has no target smaller than 24 px', async () => {
    await page.viewport(320, 800);
    document.documentElement.dir = dir;
    const { container } = await render(<Everything locale={locale} />);
    for (const fold of container.querySelectorAll('details')) fold.open = true;
    const width = document.documentElement.clientWidth;
    const wide = [...container.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > width + 1 || left < -1) && element.closest('.oddkin-suggestions-list, .oddkin-heard-only, pre') === null;
    });
    expect(wide.map(({ className }) => className)).toEqual([]);
    const targets = [
      ...container.querySelectorAll<HTMLElement>('button, summary, select, textarea, input:not([hidden]), a, [role=option]'),
    ];
    const small = targets.flatMap((target) => {
      const { width: across, height } = (target.closest('label') ?? target).getBoundingClientRect();
      return across >= 24 && height >= 24 ? [] : [`${target.tagName} ${target.className}: ${Math.round(across)} × ${Math.round(height)}`];
    });
    expect(small).toEqual([]);
  });
});

it('lets Tab bring each suggestion into sight', async () => {
  await page.viewport(320, 800);
  await render(<Everything locale="en" />);
  const last = page.getByRole('button', { name: 'Suggestion 12' });
  page.getByRole('button', { name: 'Suggestion 1', exact: true }).element().focus();
  for (let presses = 0; presses < 11; presses += 1) await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(last.element());
  const { left, right } = last.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});

function Everything({ locale }: { readonly locale: 'en' | 'de' }) {
  const store = createObserverStore();
  store.put(documents);
  return (
    <ChatProvider store={store} locale={locale} messages={locale === 'de' ? de : undefined} onAction={() => undefined}>
      <Attention />
      <Question questionId="form" />
      <Approval approvalId="a" />
      <Plan planId="p" onShowCause={() => undefined} />
      <Suggestions />
      <Composer onFiles={() => undefined} />
      <ModelPicker defaultOpen />
    </ChatProvider>
  );
}

const options = [
  { id: 'left', label: 'The left door', description: 'Locked, but I hear water behind it.' },
  { id: 'right', label: 'Averyveryverylongwordwithoutanybreakthatisstilltobereadtoitsend' },
];
const fields = [
  { id: 'n', label: 'Width in metres', type: 'number', required: true, minimum: 1, maximum: 9.5, step: 0.5 },
  { id: 's', label: 'Exit', type: 'select', options: ['north', 'south'] },
  { id: 'b', label: 'Is it lit?', type: 'boolean', required: true },
];
const documents = [
  entry('question', { questionId: 'one', kind: 'choice', prompt: 'Which door?', options, allowCustom: true }),
  entry('question', { questionId: 'some', kind: 'multi-choice', prompt: 'Which doors?', options }),
  entry('question', { questionId: 'form', kind: 'form', prompt: 'Tell me about the room.', fields }),
  entry('question', { questionId: 'text', kind: 'text', prompt: 'What happened?', expiresAt: new Date(Date.now() + 3e6).toISOString() }),
  entry('approval', {
    approvalId: 'a',
    title: 'Break down the north door?',
    risk: 'high',
    scopes: ['once', 'session', 'always'],
    toolCallId: 'c',
  }),
  entry('tool-call', { toolCallId: 'c', tool: 'break_door', toolClass: 'actuator', status: 'pending', input: { path: '/a'.repeat(80) } }),
  entry('plan', {
    planId: 'p',
    title: 'Leave the cellar',
    steps: [
      {
        id: '1',
        title: 'Open the door',
        status: 'blocked',
        blocker: 'Locked.',
        detail: 'Iron.',
        tasks: [{ id: 't', title: 'Knock', status: 'active' }],
      },
    ],
  }),
  ...Array.from({ length: 12 }, (_, index) => entry('suggestion', { id: `s${index}`, label: `Suggestion ${index + 1}`, prompt: 'x' })),
  ...Array.from({ length: 9 }, (_, index) =>
    entry('model-option', { id: `m${index}`, label: `Model ${index}`, available: index > 0, reason: 'Overloaded.' }),
  ),
];

function entry(noun: string, value: Record<string, unknown>): DocumentEntry {
  const isAsked = noun === 'question' || noun === 'approval';
  return {
    schema: `oddkin.ai.${noun}`,
    version: 1,
    value: { ...(isAsked ? { revision: 1, status: 'requested' } : {}), ...value },
  } as DocumentEntry;
}
