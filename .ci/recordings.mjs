// What `npm run recordings` runs: makes stories/recordings from seeds, and one of 100,000 frames that is too large to be carried along.
import { createWriteStream, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadSource } from './load-source.mjs';

const folder = fileURLToPath(new URL('../stories/recordings/', import.meta.url));
const longRunFrames = 100_000;

const dungeon = await loadSource('test/recording/dungeon-recordings.ts');
const nouns = await loadSource('test/recording/every-noun.ts');
writeFileSync(`${folder}every-noun.ndjson`, nouns.module.everyNoun());
for (const run of dungeon.module.dungeonRuns) {
  const text = await dungeon.module.recordDungeon(run);
  writeFileSync(`${folder}${run.name}.ndjson`, text);
  console.log(`${run.name}.ndjson  ${text.split('\n').length - 2} messages, ${(text.length / 1000).toFixed(0)} kB`);
}
if (!process.argv.includes('--short')) {
  const file = createWriteStream(`${folder}long.ndjson`);
  await dungeon.module.recordLongRun(1, longRunFrames, (line) => file.write(line));
  file.end();
  await once(file, 'finish');
  console.log(`long.ndjson  ${longRunFrames} messages`);
}
await dungeon.close();
await nouns.close();
process.exit(0);
