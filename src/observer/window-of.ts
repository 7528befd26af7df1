/** The window that an element is shown in: a panel may stand in another than the one that its code was loaded by. */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
