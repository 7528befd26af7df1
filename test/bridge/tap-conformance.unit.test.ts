import { webSocketTransport } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, createTap, type Bridge, type Tap } from '@oddkin/ai/bridge';
import { runScenarios, scenarios } from '@oddkin/ai/conformance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';

let bridge: Bridge;
let tap: Tap;

beforeAll(async () => {
  bridge = await createBridge({ world: createEchoWorld() });
  tap = await createTap({ upstream: bridge.agentUrl });
});

afterAll(async () => {
  await tap.close();
  await bridge.close();
});

it.each(scenarios)('$id passes through the tap: $title', async (scenario) => {
  const [result] = await runScenarios([scenario], {
    agent: (path) => webSocketTransport(tap.agentUrl + path, { WebSocket }),
    observer: (path) => webSocketTransport(tap.observeUrl + path, { WebSocket }),
  });
  expect(result).toMatchObject({ id: scenario.id, status: 'passed' });
});
