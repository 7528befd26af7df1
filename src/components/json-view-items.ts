/** The item of the tree that a key leads to from another, in the order in which they are seen. */
export function itemBeside(item: HTMLElement, where: 'next' | 'previous' | 'parent' | 'first' | 'last'): HTMLElement | null | undefined {
  if (where === 'parent') return item.closest('[role="group"]')?.parentElement?.querySelector<HTMLElement>('[role="treeitem"]');
  const items = [...(item.closest('[role="tree"]')?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
  const index = items.indexOf(item);
  switch (where) {
    case 'next':
      return items[index + 1];
    case 'previous':
      return items[index - 1];
    case 'first':
      return items[0];
    case 'last':
      return items.at(-1);
    default:
      return where satisfies never;
  }
}
