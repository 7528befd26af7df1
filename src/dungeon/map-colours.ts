import { useEffect, useState, type RefObject } from 'react';

export const colourNames = [
  'unknown',
  'wall',
  'floor',
  'door',
  'urn',
  'box',
  'stairs',
  'item',
  'rat',
  'lamp',
  'glow',
  'noise',
  'first',
  'second',
  'label',
] as const;

/** The colours of the map, as the theme of the moment has them. */
export type MapColours = Readonly<Record<(typeof colourNames)[number], string>>;

/** Reads the colours that the stylesheet gives where this element stands, again when the theme changes. `undefined` until it is mounted. */
export function useMapColours(ref: RefObject<HTMLElement | null>): MapColours | undefined {
  const [colours, setColours] = useState<MapColours>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const read = (): void => {
      const probe = element.ownerDocument.createElement('span');
      // Where a person has chosen few colours, all of these would be read as the one of text; the map needs each of them.
      probe.style.setProperty('forced-color-adjust', 'none');
      element.append(probe);
      setColours(Object.fromEntries(colourNames.map((name) => [name, colourOf(probe, name)])) as MapColours); // a colour for each name
      probe.remove();
    };
    read();
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    media.addEventListener('change', read);
    const watched = new MutationObserver(read);
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      watched.observe(above, { attributes: true, attributeFilter: ['data-oddkin-theme', 'style'] });
    }
    return () => {
      media.removeEventListener('change', read);
      watched.disconnect();
    };
  }, [ref]);
  return colours;
}

function colourOf(probe: HTMLElement, name: string): string {
  probe.style.color = `var(--oddkin-dungeon-${name})`;
  return getComputedStyle(probe).color;
}
