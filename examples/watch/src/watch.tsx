import { ObserverPanel } from '@oddkin/ai';
import { DungeonWorld } from './dungeon-world.js';

const renderers = { world: { dungeon: DungeonWorld } };

/** The panel on the whole page, with the dungeon as its World. */
export function Watch({ url }: { readonly url: string }) {
  return (
    <main className="watch">
      <ObserverPanel url={url} renderers={renderers} />
    </main>
  );
}
