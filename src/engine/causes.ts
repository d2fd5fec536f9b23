/** One cause, one finding: what a version, one constant or one naming scheme does to many places is reported at the first. */
import { compareFindings, type Finding } from '../core/finding.js';
import { groupBy } from '../core/collections.js';

/** Beyond this, the others are only counted. */
export const MOST_RELATED = 50;

/**
 * `scopeOf`: what a cause can reach at most, a package for one. Each front calls it when suppressions are applied, so that
 * what they hide is not counted. What can be fixed stands for what cannot: a report without a fix means that there is none.
 */
export function oncePerCause(
  findings: readonly Finding[],
  scopeOf: (path: string) => string = () => '',
): readonly Finding[] {
  if (!findings.some(({ cause }) => cause !== undefined)) return findings;
  const keyOf = ({ rule, severity, cause, path }: Finding): string =>
    `${rule}\n${severity}\n${cause}\n${scopeOf(path)}`;
  const withCause = findings.filter(({ cause }) => cause !== undefined).sort(liveFirst);
  const merged = new Map<Finding, Finding | undefined>();
  for (const some of groupBy(withCause, keyOf).values()) {
    if (some.length === 1) continue;
    const first = some.find(({ fix }) => fix?.safe) ?? some.find(({ fix }) => fix) ?? some[0]!;
    for (const each of some) merged.set(each, undefined);
    merged.set(
      first,
      together(
        first,
        some.filter((each) => each !== first),
      ),
    );
  }
  return findings.flatMap((each) => (merged.has(each) ? (merged.get(each) ?? []) : each));
}

/** What runs stands for what a rewrite has left behind, and what is started for what it imports. */
const liveFirst = (a: Finding, b: Finding): number =>
  Number(LEFT_BEHIND.test(a.path)) - Number(LEFT_BEHIND.test(b.path)) ||
  Number(b.leads ?? false) - Number(a.leads ?? false) ||
  compareFindings(a, b);

const LEFT_BEHIND = /(?:^|\/)(?:_?legacy|archived?|deprecated|obsolete|unused|attic|backups?|_?old)\//i;

function together(first: Finding, others: readonly Finding[]): Finding {
  const count = [first, ...others].reduce((sum, each) => sum + (each.count ?? 1), 0);
  const places = others.flatMap(({ path, line, column, related = [], count: own }) => [
    { path, line, column, note: 'The same here.' },
    ...(own === undefined ? [] : related),
  ]);
  // ESLint would fill the message of the rule again.
  const { messageId: _, data: __, ...rest } = first;
  return {
    ...rest,
    message:
      first.count === undefined
        ? `${first.message} (${placesOf(first, count)})`
        : first.message.replace(/^\d+/, `${count}`),
    count,
    related: [...(first.related ?? []), ...places].slice(0, MOST_RELATED),
  };
}

function placesOf({ alike }: Finding, count: number): string {
  if (alike === undefined) return `${count} places`;
  return `and ${count - 1} other ${alike}${count === 2 ? '' : 's'}`;
}
