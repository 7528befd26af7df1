/**
 * Keeps keys that a person types into a field of the panel from the shortcuts of the page: outside of the shadow root they look as if nobody typed,
 * since the page is told of the host element alone. Tab, function keys and keys with Ctrl, Alt or Cmd go on as always.
 */
export function keepTyping(shadow: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) shadow.addEventListener(type, stopTyped);
}

function stopTyped(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab' || /^F\d+$/.test(event.key)) return;
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))) event.stopPropagation();
}
