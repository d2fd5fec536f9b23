/** Versions of packages, as people and releases write them. */

/** What a build or a release fills in, and what a package has between two releases. */
export const isPlaceholder = (version: string): boolean =>
  !/^v?\d/.test(version) || /^0\.0\.0(?:$|[-+.])|\$\{|\{\{|%|[-.+](?:dev|snapshot)\.?\d*$/i.test(version);

/** What a release or a person fills in: `__SHA256__`, `${VERSION}`, `{{version}}`; and the whole of it in `<…>`, `@…@`, `%…%`. */
export const isTemplate = (text: string): boolean =>
  /__[A-Z][A-Z\d_]*__|<[A-Z][A-Z\d_]*>|\$\{|\{\{|^\s*(?:<[^<>]+>|@[\w.-]+@|%[\w.-]+%)\s*$/.test(text);

/** For certain: of two plain versions. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(each)?.slice(1).map(Number));
  if (!a || !b) return false;
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at]! > b[at]!;
}
