/** Things of one kind by what they have in common. */

export function groupBy<K, T>(all: Iterable<T>, keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) addTo(groups, keyOf(each), each);
  return groups;
}

/** An object, and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a text is in JSON; undefined for any other text. */
export function recordIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Into the group of its key, which begins with it if there is none. */
export function addTo<K, T>(groups: Map<K, T[]>, key: K, one: T): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

/** How many from the beginning are so; behind the first that is not, none is. */
export function countLeading<T>(all: readonly T[], isSo: (each: T) => boolean): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(all[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A `Map`, or a `WeakMap`. */
interface Known<Key, Value> {
  get(key: Key): Value | undefined;
  has(key: Key): boolean;
  set(key: Key, value: Value): unknown;
}

/** What a key has already, or what is made for it now; `undefined` is known, too. */
export function known<Key, Value>(values: Known<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = values.get(key);
  if (found !== undefined || values.has(key)) return found as Value;
  const made = make(key);
  values.set(key, made);
  return made;
}

/** The same answer for the same key, which is kept as long as the function is. */
export function foundOnce<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => known(found, key, find);
}

/** In place of `push(...more)`, which has no room on the stack for 200,000 of them. */
export function append<T>(all: T[], more: Iterable<T>): void {
  for (const each of more) all.push(each);
}

/** The same answer for the same thing, as long as that is there: for what many ask about one after the other. */
export function remembered<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const found = new WeakMap<K, V>();
  return (of) => known(found, of, find);
}

/** What is found once, as far as anyone has asked, for all who ask. */
export function repeatable<T>(all: Iterator<T>): Iterable<T> {
  const found: T[] = [];
  return { [Symbol.iterator]: () => foundThenMore(found, all) };
}

function* foundThenMore<T>(found: T[], all: Iterator<T>): Generator<T> {
  for (let index = 0; ; index++) {
    if (index === found.length) {
      const next = all.next();
      if (next.done) return;
      found.push(next.value);
    }
    yield found[index]!;
  }
}

/** Keeps the values of the latest texts, of so many characters in all; what is known of a text, a new value may be made of. */
export function latest<Value>(most: number): (text: string, make: (known: Value | undefined) => Value) => Value {
  const kept = new Map<string, Value>();
  let length = 0;
  const drop = (text: string): void => {
    if (kept.delete(text)) length -= text.length;
  };
  return (text, make) => {
    const value = make(kept.get(text));
    drop(text);
    kept.set(text, value);
    length += text.length;
    for (const oldest of kept.keys()) {
      if (length <= most || oldest === text) break;
      drop(oldest);
    }
    return value;
  };
}

/** Sets a value as the latest; of more than `most` keys the oldest is forgotten. */
export function setLatest<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, most: number): Value {
  kept.delete(key);
  if (kept.size >= most) kept.delete(kept.keys().next().value!);
  kept.set(key, value);
  return value;
}
