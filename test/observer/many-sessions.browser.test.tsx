import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ObserverPanel, type RegionName } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { nilUuid } from '../../src/aicc/index.js';

const regions = ['conversation', 'plan', 'attention', 'timeline', 'tools', 'wire', 'problems', 'agents'] as const;
const store = createObserverStore();
const documents = createDocuments();

// As a bridge leaves them that was started anew a hundred and fifty times, with two agents that ask and plan.
beforeAll(() => {
  for (let number = 1; number <= 300; number += 1) begin(number);
  store.ingest([createFrames(nilUuid).error({ error: { code: 'session_expired', message: 'Started anew.', retryable: true } })]);
  begin(301);
});

afterEach(cleanup);

describe('hundreds of sessions that are gone', () => {
  it.each(regions)('leave the panel small with the region %s', async (region) => {
    await show(region);
    await expect.poll(() => document.querySelector(`[data-region="${region}"]`)?.textContent ?? '').not.toBe('');
    expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
  });

  it('stand on the board from the last one, some at a time', async () => {
    await show('agents');
    await expect.poll(() => names().slice(0, 2)).toEqual(['Scout 301', 'Scout 300']);
    expect(names()).toHaveLength(40);
    await page.getByRole('button', { name: 'Show 40 more' }).click();
    await expect.poll(names).toHaveLength(80);
    expect(names().at(-1)).toBe('Scout 222');
  });

  it('have no step under way on the board', async () => {
    await show('agents');
    await expect.poll(() => states().slice(0, 2)).toEqual(['active', 'interrupted']);
    expect(new Set(states().slice(1))).toEqual(new Set(['interrupted']));
  });

  it('are offered from the last ones in the header, beside the one that is picked', async () => {
    await show('agents');
    const offered = (): readonly string[] =>
      [...page.getByRole('combobox', { name: 'Agent' }).element().querySelectorAll('option')].map((each) => each.text);
    await expect.poll(offered).toHaveLength(41);
    expect(offered().at(-1)).toMatch(/^Scout 301/);
    for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: 'Show 40 more' }).click();
    await page.getByRole('button', { name: /^Scout 190/ }).click();
    await expect.poll(() => offered()[0]).toMatch(/^Scout 190/);
    expect(offered()).toHaveLength(42);
  });
});

function begin(number: number): void {
  const frames = createFrames(countedUuid(0, number));
  const calls = Array.from({ length: 6 }, (_, index) => [frames.toolCall({ tool: `tool-${index}` }), frames.toolResult()]);
  const came = [
    frames.sessionInit(),
    frames.agentMessage({ text: 'I begin.', from: `Scout ${number}` }),
    ...calls.flat(),
    frames.toolCall(),
    frames.agentMessage({
      documents: [documentEntry('oddkin.ai.plan', documents.plan()), documentEntry('oddkin.ai.question', documents.question())],
    }),
    frames.event({ topic: 'audio', payload: { sound: 'a door' } }),
    { ...frames.event(), topic: 7 },
  ];
  store.ingest(
    came.map((frame, at) => ({ ...frame, message_id: countedUuid(number, at) })),
    { at: number * 1_000 },
  );
}

async function show(region: RegionName): Promise<void> {
  localStorage.clear();
  await page.viewport(1440, 900);
  await render(
    <div style={{ blockSize: '100vh' }}>
      <ObserverPanel store={store} defaultRegion={region} onAction={() => undefined} />
    </div>,
  );
}

function names(): readonly string[] {
  return [...document.querySelectorAll('.oddkin-observer-agent-called')].map(({ textContent }) => textContent);
}

function states(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('.oddkin-observer-agent-step .oddkin-state-icon')].map(
    ({ dataset }) => dataset['state'],
  );
}
