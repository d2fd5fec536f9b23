/** What was found out about files, for as long as one of the last versions has them: a walk over a history must not keep it all. */

const MOST_VERSIONS = 3;

export interface Kept<Value> {
  /** What was kept under a key, or else is found out now. */
  of(key: string, find: () => Value): Value;
  has(key: string): boolean;
  /** The next version is read. */
  turn(): void;
}

export function keep<Value>(): Kept<Value> {
  let versions: readonly Map<string, Value>[] = [new Map<string, Value>()];
  const holder = (key: string): Map<string, Value> | undefined => versions.find((each) => each.has(key));
  return {
    has: (key) => holder(key) !== undefined,
    of(key, find) {
      const known = holder(key);
      const value = known ? known.get(key)! : find();
      if (known !== versions[0]) {
        known?.delete(key);
        versions[0]!.set(key, value);
      }
      return value;
    },
    turn: () => void (versions = [new Map<string, Value>(), ...versions].slice(0, MOST_VERSIONS)),
  };
}
