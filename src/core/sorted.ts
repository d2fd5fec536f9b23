/** How many from the beginning are so; behind the first that is not, none is. */
export function countWhere<T>(all: readonly T[], isSo: (each: T) => boolean): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(all[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
