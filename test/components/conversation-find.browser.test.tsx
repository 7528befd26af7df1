import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@oddkin/ai/styles.css';
import { watchConversation, watched } from './watched-conversation.js';

watchConversation();

const box = page.getByRole('searchbox', { name: 'Find in the conversation' });
const status = () => document.querySelector('.oddkin-conversation-found')?.textContent;
const marked = () => [...document.querySelectorAll('.oddkin-tool-call-group[data-found], .oddkin-tool-call[data-found]')];

it('looks into what calls were given, gave back and failed by, marks the call, and the group that it is folded into', async () => {
  const { store, frames } = watched;
  for (const path of ['base', 'prod', 'staging']) {
    store.ingest([frames.toolCall({ tool: 'read_file', input: { path: `config/${path}.yaml` } })]);
    const refused = { code: 'execution_failed', message: 'EACCES: owned by others.', retryable: false } as const;
    store.ingest([path === 'prod' ? frames.toolResult({ error: refused }) : frames.toolResult({ output: { text: `db: pg-${path}` } })]);
  }
  await userEvent.fill(box, 'eacces');
  await expect.poll(status).toBe('in 1 message');
  await page.getByRole('button', { name: 'To the next message found' }).click();
  await expect.poll(() => marked().map(({ className }) => className)).toEqual([expect.stringContaining('oddkin-tool-call-group')]);
  await page.getByRole('button', { name: /read_file/ }).click();
  await expect
    .poll(() =>
      marked()
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('prod') && !text.includes('base')),
    )
    .toHaveLength(1);

  await userEvent.fill(box, 'PG-staging');
  await expect.poll(status).toBe('1 of 1');
  await expect.poll(() => document.querySelector('.oddkin-tool-call[data-found]')?.textContent).toContain('staging.yaml');
  await userEvent.fill(box, '');
  await expect.poll(marked).toEqual([]);
});
