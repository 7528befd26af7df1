/**
 * Keeps keys that a person types into a field of the panel from the shortcuts of the page: outside of the shadow root they look as if nobody typed,
 * since the page is told of the host element alone. Tab, function keys and keys with Ctrl, Alt or Cmd go on as always. Returns what ends it.
 */
export function keepTyping(shadow: ShadowRoot): () => void {
  for (const type of types) shadow.addEventListener(type, stopTyped);
  return () => {
    for (const type of types) shadow.removeEventListener(type, stopTyped);
  };
}

const types = ['keydown', 'keypress', 'keyup'] as const;

function stopTyped(event: Event): void {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent; // of these types there are no others
  if (ctrlKey || metaKey || altKey || key === 'Tab' || /^F\d+$/.test(key)) return;
  const [target] = event.composedPath();
  if (isField(target)) event.stopPropagation();
}

/** By what it is, not by its class: in another window, as of a frame, elements have classes of that window. */
function isField(target: EventTarget | undefined): boolean {
  if (target === undefined || !('matches' in target)) return false;
  const element = target as HTMLElement; // no other target has `matches`
  return element.isContentEditable || element.matches('input, textarea, select');
}
