import { connectSession, type Arrival, type ConnectSessionOptions } from '@oddkin/ai/aicc';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';
import { createEchoBridge, type TestBridge } from './test-bridge.js';

/** An agent on a stepped clock whose retries take the middle of each span, one turn after it began to connect. */
export async function connectAgent(bridge: TestBridge = createEchoBridge(), options: Partial<ConnectSessionOptions> = {}) {
  const clock = createSteppedClock();
  const arrivals: Arrival[] = [];
  const phases: string[] = [];
  let wakeUp = (): void => {};
  const agent = connectSession({
    transport: bridge.transport,
    clock,
    random: () => 0.5,
    wake: (onWake) => {
      wakeUp = onWake;
      return () => {
        wakeUp = () => {};
      };
    },
    onArrival: (arrival) => arrivals.push(arrival),
    ...options,
  });
  agent.subscribe(() => phases.push(agent.getState().phase));
  await clock.run(0);
  return { agent, bridge, clock, arrivals, phases, wakeUp: () => wakeUp() };
}
