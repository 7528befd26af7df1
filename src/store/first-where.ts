/** The first of `size` places at which something is reached, where it stays so from there on; `size` where it never is. */
export function firstWhere(size: number, isReached: (place: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
