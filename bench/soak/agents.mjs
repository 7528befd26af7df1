import { WebSocket } from 'ws';
import { loadSource } from '../../.ci/load-source.mjs';

/** The dungeon's two agents in this process, which outlives what is killed; all that they are told goes into the ledger. */
export async function startAgents({ port, seed, ledger }) {
  const { module: bridge, close } = await loadSource('src/bridge/index.ts');
  await close();
  const { module: aicc, close: closeAicc } = await loadSource('src/aicc/index.ts');
  await closeAicc();
  const transportFor = (name) =>
    told(aicc.webSocketTransport(`ws://127.0.0.1:${port}/agent?name=${name}&model=edge_small`, { WebSocket }), ledger);
  const running = [
    bridge.startExplorer({ transport: transportFor('Scout'), seed }),
    bridge.startCourier({ transport: transportFor('Courier'), seed }),
  ];
  return {
    port,
    stop: () => Promise.all(running.map((agent) => agent.stop('The soak is over.'))),
  };
}

/** A transport that tells the ledger of each message that arrives by it. */
function told(transport, ledger) {
  return {
    connect: (listener, options) =>
      transport.connect(
        {
          ...listener,
          onMessage: (text) => {
            ledger.sent(text);
            listener.onMessage(text);
          },
        },
        options,
      ),
  };
}
