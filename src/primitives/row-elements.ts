/** The elements of the rows that are rendered, by key. */
export class RowElements {
  private readonly byKey = new Map<string, HTMLElement>();
  private readonly keys = new WeakMap<Element, string>();

  add(key: string, element: HTMLElement): void {
    this.byKey.set(key, element);
    this.keys.set(element, key);
  }

  /** Forgets an element, unless another one has taken its place. */
  remove(key: string, element: HTMLElement): void {
    if (this.byKey.get(key) === element) this.byKey.delete(key);
  }

  get(key: string): HTMLElement | undefined {
    return this.byKey.get(key);
  }

  all(): Iterable<HTMLElement> {
    return this.byKey.values();
  }

  /** The key of the row that is this element. */
  keyOfRow(element: Element): string | undefined {
    return this.keys.get(element);
  }

  /** The key of the row in which a node stands. */
  keyOf(node: Node | null): string | undefined {
    for (let at = node; at !== null; at = at.parentNode) {
      const key = this.keys.get(at as Element); // only elements were put there
      if (key !== undefined) return key;
    }
    return undefined;
  }
}
