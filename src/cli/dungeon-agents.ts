import { WebSocket } from 'ws';
import { webSocketTransport } from '../aicc/index.js';
import { startCourier, startExplorer, type RunningAgent } from '../bridge/index.js';

/** Starts the two agents that live in the dungeon. `stop` closes their sessions. */
export function startDungeonAgents(agentUrl: string, seed: number, token: string | undefined): RunningAgent {
  const transportFor = (name: string) =>
    webSocketTransport(`${agentUrl}?name=${name}&model=edge_small`, { WebSocket, ...(token === undefined ? {} : { token }) });
  const agents = [startExplorer({ transport: transportFor('Scout'), seed }), startCourier({ transport: transportFor('Courier'), seed })];
  return {
    stop: async (reason) => {
      await Promise.all(agents.map((agent) => agent.stop(reason)));
    },
  };
}
