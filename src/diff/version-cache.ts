/** What was found in one version of a project is kept for the next ones. */

/** How many versions back what was found is kept: a walk over a history must not keep it all. */
const MOST_VERSIONS = 3;

interface VersionCache<Value> {
  /** What was kept under a key, or else is found out now. */
  of(key: string, find: () => Value): Value;
  has(key: string): boolean;
  /** The next version is read. */
  turn(): void;
}

export function versionCache<Value>(): VersionCache<Value> {
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
