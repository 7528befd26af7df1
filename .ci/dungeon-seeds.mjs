// Runs the dungeon for ten minutes of its own time on twenty seeds, and says what came of it. Exits 1 when a run falls short.
import { loadSource } from './load-source.mjs';

const { module, close } = await loadSource('test/bridge/dungeon-run.ts');
for (let seed = 1; seed <= 20; seed += 1) {
  const memory = module.openDungeon(seed);
  await memory.pass(600_000);
  const frames = module.framesOf(memory);
  memory.hub.close('The run is over.');
  const share = module.exploredShare(frames, seed);
  const isDelivered = module.isDelivered(frames);
  if (share < 0.9 || !isDelivered) process.exitCode = 1;
  console.log(
    `seed ${String(seed).padStart(2)}: ${(share * 100).toFixed(1)} % explored, letter ${isDelivered ? 'delivered' : 'NOT delivered'}`,
  );
}
await close();
process.exit();
