/** Versions of packages, as people and releases write them. */

/** What a build or a release fills in. */
export const isPlaceholder = (version: string): boolean =>
  !/^v?\d/.test(version) || /^0\.0\.0(?:$|[-+.])|\$\{|\{\{|%/.test(version);

/** For certain: of two plain versions. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(each)?.slice(1).map(Number));
  if (!a || !b) return false;
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at]! > b[at]!;
}
