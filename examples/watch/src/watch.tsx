import { useEffect, useState } from 'react';
import { ObserverPanel, StoreProvider } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { DungeonMap } from './dungeon-map.js';
import { DungeonSide } from './dungeon-side.js';

const besideThePanel = '(min-width: 56rem)';
const mapAsWorld = { world: { dungeon: DungeonMap } };

/** The dungeon on the left and the panel on the right; where there is no room for both, the map stands in the panel's World region. */
export function Watch({ url }: { readonly url: string }) {
  const [store] = useState(() => createObserverStore());
  const hasRoom = useMatches(besideThePanel);
  return (
    <main className="watch">
      {hasRoom && (
        <StoreProvider store={store}>
          <DungeonSide />
        </StoreProvider>
      )}
      <ObserverPanel url={url} store={store} renderers={hasRoom ? undefined : mapAsWorld} />
    </main>
  );
}

function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const onChange = (): void => setMatches(media.matches);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [query]);
  return matches;
}
