import { expect, it } from 'vitest';
import { createFrames, fakeBridge } from '@oddkin/ai/testing';
import '../../src/element/index.js';

it('closes its connection when the frame is taken away to whose document it has been moved', async () => {
  const bridge = fakeBridge();
  const frame = document.createElement('iframe');
  const element = document.createElement('oddkin-observer');
  element.transport = bridge.transport;
  document.body.append(frame, element);
  const frames = createFrames();
  bridge.send(frames.sessionInit(), frames.agentMessage({ text: 'From the frame.' }));
  await expect.poll(() => element.shadowRoot?.textContent).toContain('From the frame.');
  frame.contentDocument?.body.append(element);
  expect(bridge.connections()).toBe(1);
  frame.remove();
  await expect.poll(() => bridge.connections()).toBe(0);
});
