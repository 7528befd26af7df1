'use client';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { dockWords, useWords } from '../../messages/index.js';
import type { ObserverFrameProps } from '../observer-frame.js';
import { Splitter } from '../split/splitter.js';
import { useSplitSizes } from '../split/use-split-sizes.js';
import { takesText } from '../takes-text.js';
import { windowOf } from '../window-of.js';
import { useCoveredRoom } from './use-covered-room.js';
import type { DockSide } from './use-dock-state.js';
import { useTopLayer } from './use-top-layer.js';
import { useYielding } from './use-yielding.js';

export interface DockShellProps {
  readonly side: Exclude<DockSide, 'window'>;
  readonly storageKey: string | undefined;
  readonly theme: ObserverFrameProps['theme'];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Holds the panel at an edge of the window; its own edge is moved by pointer and by arrow keys. Escape closes it, unless something in it takes the key first:
 * a dialog, a list, a field that is typed in. Renders a `<div>`. `data-side` is `end` or `bottom`.
 */
export function DockShell({ side, storageKey, theme = 'auto', onClose, children }: DockShellProps) {
  const { text } = useWords(dockWords);
  const ref = useTopLayer();
  const split = useSplitSizes(`dock-${side}`, side === 'end' ? [0.6, 0.4] : [0.55, 0.45], storageKey);
  const [, share = 0] = split.sizes;
  useCoveredRoom(ref, side);
  const isYielding = useYielding(ref);
  return (
    // The keys of what is inside: it does nothing by itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      popover="manual"
      className="oddkin-dock"
      data-side={side}
      data-yielding={isYielding ? '' : undefined}
      data-oddkin-theme={theme === 'auto' ? undefined : theme}
      style={split.isChosen ? ({ '--oddkin-dock-share': share } as CSSProperties) : undefined}
      onKeyDown={(event) => isLeftOver(event) && onClose()}
    >
      <Splitter
        label={text(side === 'end' ? 'observer.dock.width' : 'observer.dock.height')}
        index={0}
        orientation={side === 'end' ? 'vertical' : 'horizontal'}
        split={split}
        roomOf={windowRoom}
      />
      <div className="oddkin-dock-content">{children}</div>
    </div>
  );
}

function windowRoom(element: HTMLElement) {
  const { innerWidth, innerHeight } = windowOf(element);
  return { width: innerWidth, height: innerHeight };
}

/** Whether it is Escape, and nothing inside has taken it: by saying so, by moving the focus, or by being a dialog or a field. */
function isLeftOver(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement; // what has the focus, which is an element
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || takesText(target)) return false;
  const root = target.getRootNode() as Document | ShadowRoot; // it stands in one of the two
  return root.activeElement === target && target.closest('dialog') === null;
}
