import { flushSync } from 'react-dom';

/** Renders what `change` brings about, and leaves what is read in `viewport` where it is on the screen. Call it from an event, not from an effect. */
export function keepPlace(viewport: HTMLElement | null, content: HTMLElement | null, change: () => void): void {
  const anchor = viewport === null ? undefined : firstInSight(viewport, content);
  const top = anchor?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (viewport === null || anchor?.isConnected !== true) return;
  const moved = anchor.getBoundingClientRect().top - top;
  if (moved !== 0) viewport.scrollTop += moved;
}

function firstInSight(viewport: HTMLElement, content: HTMLElement | null): Element | undefined {
  const { top } = viewport.getBoundingClientRect();
  return [...(content?.children ?? [])].find((row) => row.getBoundingClientRect().bottom > top);
}
