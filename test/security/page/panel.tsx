import { ObserverPanel } from '@oddkin/ai';
import type { ObserverStore } from '@oddkin/ai/store';

/** The whole panel over a store, at a size at which it shows all its regions. */
export function Panel({ store }: { readonly store: ObserverStore }) {
  return (
    <div style={{ blockSize: '800px' }}>
      <ObserverPanel store={store} />
    </div>
  );
}
