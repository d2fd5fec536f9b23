/** Chance that is the same in every run: a seed, and what is drawn from it. */

export function random(seed) {
  let state = seed >>> 0;
  /** mulberry32: a number from 0 up to, but not, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  const pick = (list) => list[Math.floor(next() * list.length)];
  return {
    between,
    pick,
    isOneIn: (many) => next() * many < 1,
    /** Some of a list, each once, in the order of the list. */
    some(list, count) {
      const left = [...list];
      while (left.length > count) left.splice(Math.floor(next() * left.length), 1);
      return left;
    },
  };
}
