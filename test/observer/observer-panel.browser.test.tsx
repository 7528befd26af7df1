import { StrictMode, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, fakeBridge } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

const wide = 1200;
const narrow = 360;

beforeEach(async () => {
  await page.viewport(wide, 800);
});

describe('ObserverPanel', () => {
  it('shows what comes over its transport', async () => {
    const bridge = fakeBridge();
    const frames = createFrames();
    await show({ transport: bridge.transport });
    bridge.send(frames.sessionInit(), frames.agentMessage({ text: 'The corridor forks.', from: 'Scout' }));
    await expect.element(page.getByRole('feed').getByText('The corridor forks.')).toBeVisible();
    await expect.element(page.getByText('test-world')).toBeVisible();
  });

  it('opens one connection under StrictMode and closes it when it goes', async () => {
    const bridge = fakeBridge();
    const connect = vi.fn(bridge.transport.connect);
    const transport = { connect };
    const screen = await render(<StrictMode>{panel({ transport })}</StrictMode>);
    await expect.poll(() => bridge.connections()).toBe(1);
    expect(connect).toHaveBeenCalledTimes(1);
    await screen.unmount();
    await expect.poll(() => bridge.connections()).toBe(0);
  });

  it('leaves one source for another and begins anew', async () => {
    const first = fakeBridge();
    const second = fakeBridge();
    const screen = await show({ transport: first.transport });
    first.send(createFrames().sessionInit(), createFrames().agentMessage({ text: 'From the first.' }));
    await expect.element(page.getByRole('feed').getByText('From the first.')).toBeVisible();
    await screen.rerender(panel({ transport: second.transport }));
    await expect.poll(() => [first.connections(), second.connections()]).toEqual([0, 1]);
    await expect.element(page.getByText('From the first.')).not.toBeInTheDocument();
  });

  it('says what is wrong with an address that is none, and does not throw', async () => {
    await show({ url: 'http://127.0.0.1/observe' });
    await expect.element(page.getByRole('alert')).toHaveTextContent(/must begin with ws/);
  });

  it('says so when nothing is given that it could watch', async () => {
    await show({});
    await expect.element(page.getByRole('alert')).toHaveTextContent(/url/);
  });

  it('keeps the rest alive when a renderer of the host throws', async () => {
    const bridge = fakeBridge();
    const frames = createFrames();
    silenceReact();
    await show({ transport: bridge.transport, renderers: { world: { 'test-world': Broken } } });
    bridge.send(frames.sessionInit(), frames.agentMessage({ text: 'I go on.' }));
    await expect.element(page.getByText('World could not be shown. The rest of the panel goes on.')).toBeVisible();
    await expect.element(page.getByText('no map today')).toBeVisible();
    await expect.element(page.getByRole('feed').getByText('I go on.')).toBeVisible();
  });

  it('shows the world by the renderer for its kind where none has its name', async () => {
    const bridge = fakeBridge();
    await show({ transport: bridge.transport, renderers: { world: { '2d': FlatWorld } } });
    bridge.send(createFrames().sessionInit());
    await expect.element(page.getByText('A flat world.')).toBeVisible();
  });

  it('shows one region at a time where it is narrow, chosen by arrow keys', async () => {
    const bridge = fakeBridge();
    await page.viewport(narrow, 700);
    await show({ transport: bridge.transport });
    bridge.send(createFrames().sessionInit());
    const tabs = page.getByRole('tablist', { name: 'Regions' });
    await expect.element(tabs.getByRole('tab', { name: 'Conversation' })).toHaveAttribute('aria-selected', 'true');
    await tabs.getByRole('tab', { name: 'Conversation' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tabs.getByRole('tab', { name: 'Plan' })).toHaveFocus();
    await expect.element(page.getByRole('tabpanel', { name: 'Plan' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('tabpanel', { name: 'Agents' })).toBeVisible();
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  });

  it('counts problems in the header and leads to them', async () => {
    const bridge = fakeBridge();
    await show({ transport: bridge.transport });
    bridge.send(createFrames().sessionInit(), { ...createFrames().heartbeat(), session_id: 7 });
    await page.getByRole('button', { name: '1 protocol problem' }).click();
    await expect.element(page.getByRole('tabpanel', { name: 'Problems' }).getByText('/session_id').first()).toBeVisible();
  });

  it('tells in a live region what failed and what is asked', async () => {
    const bridge = fakeBridge();
    const frames = createFrames();
    await show({ transport: bridge.transport });
    bridge.send(
      frames.sessionInit(),
      frames.toolCall(),
      frames.toolResult({ error: { code: 'timeout', message: 'The sensor timed out.', retryable: true } }),
    );
    await expect.element(page.getByRole('status').getByText('look failed: The sensor timed out.')).toBeInTheDocument();
  });

  it('takes the session that a person picks', async () => {
    const store = createObserverStore();
    const [scout, courier] = [createFrames(), createFrames('00000000-0000-4000-8000-0000000000ff')];
    store.ingest([scout.sessionInit(), scout.agentMessage({ text: 'Here is Scout.', from: 'Scout' })]);
    store.ingest(
      [courier.sessionInit(), courier.agentMessage({ text: 'Here is Courier.', from: 'Courier' })].map((frame, at) => ({
        ...frame,
        message_id: `00000000-0000-4000-8fff-00000000000${at}`,
      })),
    );
    await show({ store });
    await expect.element(page.getByRole('feed').getByText('Here is Scout.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Agent' }).selectOptions('Courier');
    await expect.element(page.getByRole('feed').getByText('Here is Courier.')).toBeVisible();
  });
});

function show(props: ObserverPanelProps) {
  return render(panel(props));
}

function panel(props: ObserverPanelProps): ReactNode {
  return (
    <div style={{ blockSize: 700 }}>
      <ObserverPanel {...props} />
    </div>
  );
}

function Broken(): ReactNode {
  throw new Error('no map today');
}

function FlatWorld(): ReactNode {
  return <p>A flat world.</p>;
}

/** React tells the console of what a boundary has caught. */
function silenceReact(): void {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
}
