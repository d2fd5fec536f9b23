/** Answers of bounded size: what does not fit is on the next page. */

/** About 5,000 tokens. */
const MOST_TEXT = 20_000;
const MOST_ITEMS = 100;

interface Page<Item> {
  readonly total: number;
  readonly items: readonly Item[];
  /** The offset of the next page, if there is one. */
  readonly next?: number;
}

/** At least one item, and as many as fit. Items must be small themselves, or `short` makes one small. */
export function pageOf<Item>(all: readonly Item[], offset: number, short?: (item: Item) => Item): Page<Item> {
  const items: Item[] = [];
  let room = MOST_TEXT;
  for (const item of all.slice(offset, offset + MOST_ITEMS)) {
    const size = JSON.stringify(item).length;
    const fits = size <= room;
    if (!fits && (items.length > 0 || !short)) break;
    items.push(fits || !short ? item : short(item));
    room -= size;
  }
  const next = offset + items.length;
  return { total: all.length, items, ...(next < all.length && items.length > 0 && { next }) };
}
