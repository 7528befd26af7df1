import type { Browser, Locator, Page } from 'playwright';
import { de, en } from '@oddkin/ai';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDesk, type Desk } from './desk.js';
import { openBrowser } from './open-browser.js';
import { buildPage, type BuiltPage } from './serve-page.js';
import { isFocused, tabTo } from './tab-to.js';

const journeyMs = 600_000;

let browser: Browser;
let built: BuiltPage;

beforeAll(async () => {
  [browser, built] = await Promise.all([openBrowser(), buildPage('test/journey/asking-page')]);
}, journeyMs);

afterAll(async () => {
  await browser.close();
  built.remove();
});

const options = [
  { id: 'left', label: 'The left door' },
  { id: 'right', label: 'The right door' },
];

describe.each([
  ['en', 'ltr'],
  ['de', 'ltr'],
  ['en', 'rtl'],
  ['de', 'rtl'],
] as const)('in %s, %s, by keyboard alone', (locale, dir) => {
  const words = locale === 'de' ? de : en;

  it(
    'a person answers each kind of question, decides, takes a suggestion, changes the model, and writes',
    { timeout: journeyMs },
    async () => {
      const { desk, page } = await openPage(locale, dir);
      const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
      const send = button(words['question.submit']);
      const answer = async (value: Record<string, unknown>): Promise<void> => {
        await desk.tell('question', { revision: 1, status: 'requested', ...value });
        await page.getByText(String(value['prompt'])).first().waitFor();
      };
      const receive = async (tool: string, act: () => Promise<void>) => {
        const came = desk.next(tool);
        await act();
        const input = await came;
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        return input;
      };

      await answer({ questionId: 'one', kind: 'choice', prompt: 'Which door?', options });
      const one = await receive('answer_question', async () => {
        await tabTo(page, page.getByRole('radio', { name: 'The left door' }));
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await tabTo(page, send);
        await page.keyboard.press('Enter');
      });
      expect(one).toMatchObject({ questionId: 'one', revision: 1, answer: 'right' });

      await answer({ questionId: 'some', kind: 'multi-choice', prompt: 'What shall I take?', options, allowCustom: true });
      const some = await receive('answer_question', async () => {
        await tabTo(page, page.getByRole('checkbox', { name: 'The left door' }));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByRole('textbox', { name: words['question.customText'] }));
        await page.keyboard.type('a lamp');
        await tabTo(page, send);
        await page.keyboard.press('Space');
      });
      expect(some).toMatchObject({ answer: ['left', { custom: 'a lamp' }] });

      const fields = [
        { id: 'name', label: 'Name', type: 'text', required: true },
        { id: 'width', label: 'Width', type: 'number', required: true, minimum: 1, step: 0.5 },
        { id: 'exit', label: 'Exit', type: 'select', options: ['north', 'south'] },
        { id: 'lit', label: 'Is it lit?', type: 'boolean', required: true },
      ];
      await answer({ questionId: 'form', kind: 'form', prompt: 'Tell me about the room.', fields });
      const form = await receive('answer_question', async () => {
        await tabTo(page, send);
        await page.keyboard.press('Enter');
        const name = page.getByRole('textbox', { name: /^Name/ });
        await expect.poll(() => isFocused(name)).toBe(true);
        await page.keyboard.type('Library');
        await tabTo(page, page.getByRole('textbox', { name: /^Width/ }));
        await page.keyboard.type(locale === 'de' ? '1.234,5' : '1,234.5');
        await tabTo(page, page.getByRole('combobox', { name: 'Exit' }));
        await page.keyboard.type('s');
        await tabTo(page, page.getByRole('radio', { name: words['general.yes'] }));
        await page.keyboard.press('Space');
        await tabTo(page, send);
        await page.keyboard.press('Enter');
      });
      expect(form).toMatchObject({ answer: { name: 'Library', width: 1234.5, exit: 'south', lit: true } });

      await answer({ questionId: 'text', kind: 'text', prompt: 'What happened?' });
      const text = await receive('answer_question', async () => {
        await tabTo(page, page.getByRole('textbox', { name: 'What happened?' }));
        await page.keyboard.type('A shelf fell.');
        await page.keyboard.press('Control+Enter');
      });
      expect(text).toMatchObject({ answer: 'A shelf fell.' });

      await answer({ questionId: 'skip', kind: 'text', prompt: 'And then?' });
      await receive('skip_question', async () => {
        await tabTo(page, button(words['question.skip']));
        await page.keyboard.press('Enter');
      });

      await desk.call('open_door', { door: 'north' });
      const approval = {
        approvalId: 'door',
        revision: 1,
        title: 'Open the north door?',
        toolCallId: `${desk.sessionId}/call-1`,
        risk: 'medium',
      };
      await desk.tell('approval', { ...approval, scopes: ['once', 'session'], status: 'requested' });
      const approve = button(words['approval.approve']);
      await approve.waitFor();
      expect(await isFocused(approve)).toBe(false);
      const decision = await receive('decide_approval', async () => {
        await tabTo(page, approve);
        await page.keyboard.press('Enter');
      });
      expect(decision).toMatchObject({ approvalId: 'door', revision: 1, decision: 'approve', scope: 'once' });

      await desk.tell('suggestion', { id: 'map', label: 'Show me the map', prompt: 'Show me the map, please.' });
      const suggestion = await receive('use_suggestion', async () => {
        await tabTo(page, button('Show me the map'));
        await page.keyboard.press('Enter');
      });
      expect(suggestion).toMatchObject({ id: 'map' });

      await desk.tell('model-option', { id: 'owl', label: 'Owl', available: true });
      await desk.tell('model-option', { id: 'mole', label: 'Mole', available: true });
      const model = await receive('select_model', async () => {
        await tabTo(page, button(words['model-picker.none']));
        await page.keyboard.press('ArrowDown');
        await page.getByRole('option', { name: 'Mole' }).waitFor();
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
      });
      expect(model).toMatchObject({ id: 'mole' });

      const message = await receive('send_message', async () => {
        await tabTo(page, page.getByRole('textbox', { name: words['composer.label'] }));
        await page.keyboard.type('Go on');
        await page.keyboard.press('Shift+Enter');
        await page.keyboard.type('please');
        await page.keyboard.press('Enter');
      });
      expect(message).toMatchObject({ text: 'Go on\nplease' });
      expect(desk.taken.map(({ tool }) => tool)).toEqual([
        ...['answer_question', 'answer_question', 'answer_question', 'answer_question', 'skip_question'],
        ...['decide_approval', 'use_suggestion', 'select_model', 'send_message'],
      ]);
    },
  );
});

describe('what a person does', () => {
  it('reaches the world once under double click, Enter and click, and two tabs, and both tabs agree', { timeout: journeyMs }, async () => {
    const { desk, page, open } = await openPage('en', 'ltr');
    const other = await open();
    await desk.tell('approval', { approvalId: 'a', revision: 1, title: 'Break it?', status: 'requested' });
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: 'Approve' }));
    await Promise.all(buttons.map((each) => each.waitFor()));
    await expect.poll(() => other.title()).toBe('(1) Desk');
    const came = desk.next('decide_approval');
    await Promise.all(buttons.map((each) => each.dblclick()));
    await came;
    await desk.tell('approval', { approvalId: 'a', revision: 1, title: 'Break it?', status: 'approved', decidedBy: 'a person' });
    for (const tab of [page, other]) await tab.getByText('Nothing needs you.').waitFor();
    expect(desk.taken).toHaveLength(1);
    await expect.poll(() => other.title()).toBe('Desk');

    const composer = page.getByRole('textbox', { name: 'Message to the agent' });
    await composer.fill('once');
    const said = desk.next('send_message');
    await composer.press('Enter');
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick({ force: true });
    await said;
    expect(desk.taken.filter(({ tool }) => tool === 'send_message')).toHaveLength(1);
  });

  it('stays as it was begun through a cut connection, a closed panel and a reload that asks again', { timeout: journeyMs }, async () => {
    const { desk, page, cut } = await openPage('en', 'ltr');
    await desk.tell('question', { questionId: 'q', revision: 1, kind: 'text', prompt: 'What happened?', status: 'requested' });
    const field = page.getByRole('textbox', { name: 'What happened?' });
    await field.fill('half a thought');
    await cut();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('half a thought');
    await page.getByRole('button', { name: 'panel' }).click();
    expect(await field.count()).toBe(0);
    await page.getByRole('button', { name: 'panel' }).click();
    await field.waitFor();
    expect(await field.inputValue()).toBe('half a thought');
    const came = desk.next('answer_question');
    await field.press('Control+Enter');
    expect(await came).toMatchObject({ answer: 'half a thought' });

    await desk.tell('question', { questionId: 'r', revision: 1, kind: 'text', prompt: 'And then?', status: 'requested' });
    await page.getByRole('textbox', { name: 'And then?' }).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'And then?' }).waitFor();
    expect(desk.taken).toHaveLength(1);
  });
});

async function openPage(locale: string, dir: string) {
  const desk: Desk = await openDesk();
  const served = await built.serve(desk.port);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(async () => {
    await context.close();
    await served.close();
    await desk.close();
  });
  const query = new URLSearchParams({ url: desk.observeUrl, locale, dir });
  const cuts: (() => Promise<void>)[] = [];
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await page.routeWebSocket(/\/observe/, (socket) => {
      const server = socket.connectToServer();
      cuts.push(async () => {
        await server.close();
        await socket.close({ code: 4000 });
      });
    });
    await page.goto(`${served.url}?${query.toString()}`);
    await page.getByText('Live', { exact: true }).waitFor();
    return page;
  };
  const page = await open();
  return { desk, page, open, cut: async () => cuts.at(-1)?.() };
}
