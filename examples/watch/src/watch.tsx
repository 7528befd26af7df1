import { ObserverPanel } from '@oddkin/ai';
import { DungeonMap } from '@oddkin/ai/dungeon';

const renderers = { world: { dungeon: DungeonMap } };

/** The panel on the whole page, with the dungeon as its World. */
export function Watch({ url }: { readonly url: string }) {
  return (
    <main className="watch">
      <h1 className="watch-title">Watch agents explore a dungeon</h1>
      <ObserverPanel url={url} renderers={renderers} />
    </main>
  );
}
