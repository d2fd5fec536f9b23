/** Versions of packages, as people and releases write them. */
import type { Problem } from '../../../src/core/rule.js';
import type { WrittenText } from '../../../src/core/neighbours.js';
import type { StringNode } from '../../../src/core/tree.js';

/** What a build or a release fills in, and what a package has between two releases. */
export const isPlaceholder = (version: string): boolean =>
  !/^v?\d/.test(version) || /^0\.0\.0(?:$|[-+.])|\$\{|\{\{|%|[-.+](?:dev|snapshot)\.?\d*$/i.test(version);

/** What a release or a person fills in: `__SHA256__`, `${VERSION}`, `{{version}}`; and the whole of it in `<…>`, `@…@`, `%…%`. */
export const isTemplate = (text: string): boolean =>
  /__[A-Z][A-Z\d_]*__|<[A-Z][A-Z\d_]*>|\$\{|\{\{|^\s*(?:<[^<>]+>|@[\w.-]+@|%[\w.-]+%)\s*$/.test(text);

/** What a script fills in, as its name says: there `$VERSION` is a variable, too. */
export const isTemplateFile = (path: string): boolean => /[._-](?:template|tmpl|tpl)\.[^/]*$/i.test(path);

/** A word that stands where a release or a person has yet to write something: `PLACEHOLDER`, `SHA256_TBD`. */
export const isStandIn = (text: string): boolean =>
  /^(?:[A-Z\d]+[-_ ])*(?:placeholder|to-?do|tbd|fixme|(?:replace|change|fill)[-_ ]?(?:me|this|in|with[-_ \w]*))$/i.test(
    text,
  );

/** For certain: of two plain versions. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(each)?.slice(1).map(Number));
  if (!a || !b) return false;
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at]! > b[at]!;
}

/** What is said of a version that differs from the one in a file of a package, and how to mend it. */
export function differing(at: readonly StringNode[], is: WrittenText, title: string) {
  const here = at[0]!.value;
  // A build takes it from elsewhere.
  const file = is.file.endsWith(title) ? title : is.file;
  return {
    at: at[0]!,
    data: { here, there: is.value, file },
    related: [{ at: is, note: `The version in \`${file}\`.` }],
    // A release raises the version in the package first: what is behind was forgotten. No version is lowered.
    ...(isNewer(is.value, here) && {
      fix: {
        title: `Use version ${is.value}`,
        safe: true,
        edits: at.map((node) => ({ op: 'set' as const, node, value: is.value })),
      },
    }),
  } satisfies Omit<Problem, 'message'>;
}

/** The first such text of a package file or a manifest, in JSON or TOML. */
export const writtenIn = (text: string | undefined, key: 'name' | 'version'): string =>
  WRITTEN[key].exec(text ?? '')?.[1] ?? '';

const WRITTEN = {
  name: /(?:^|[{,])[ \t]*"?name"?[ \t]*[:=][ \t]*"([^"\n]+)"/m,
  version: /(?:^|[{,])[ \t]*"?version"?[ \t]*[:=][ \t]*"([^"\n]+)"/m,
};
