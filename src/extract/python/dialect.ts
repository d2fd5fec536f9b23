/** Which library serves a tool, and in which versions: what is served depends on both. */
import type { Packages } from '../../core/code.js';
import type { Sdk, Versions } from './schemas/dialect.js';

export type Library = Sdk['is'];

/** The names under which a project's packages of PyPI are kept beside those of npm. Any version is an empty text. */
const NAMES = { official: 'pypi:mcp', fastmcp: 'pypi:fastmcp' } as const;

export function sdkOf(library: Library | undefined, packages: Packages): Sdk | undefined {
  if (!library) return undefined;
  const versions = versionsOf(packages[NAMES[library]]);
  const pydantic = versionsOf(packages['pypi:pydantic']);
  return { is: library, ...(versions && { versions }), ...(pydantic && { pydantic }) };
}

/** The library of a project that depends on one of the two only: fastmcp brings the other along. */
export function libraryOfProject(packages: Packages): Library | undefined {
  const [only, ...others] = (['official', 'fastmcp'] as const).filter((each) => packages[NAMES[each]] !== undefined);
  return others.length === 0 ? only : undefined;
}

/** What a requirement says: `==1.28.1`, `>=1.3,<2`, `~=2.1`, `^3.0`. */
function versionsOf(requirement: string | undefined): Versions | undefined {
  let from: string | undefined;
  let before: string | undefined;
  for (const part of (requirement ?? '').split(',')) {
    const [, operator, version] = /^(===?|>=|<=|~=|[<>^~])? ?v?(\d{1,6}(?:\.\d{1,6}){0,3})/.exec(part.trim()) ?? [];
    if (version === undefined) continue;
    const isPrefix = /\.\*\s*$/.test(part);
    if (operator === undefined || operator.startsWith('==')) {
      from = version;
      before = isPrefix ? raised(version, version.split('.').length - 1) : `${version}.0.1`;
    } else if (operator === '>=' || operator === '>') from = version;
    else if (operator === '<') before = version;
    else if (operator === '<=') before = `${version}.0.1`;
    else {
      from = version;
      const parts = version.split('.').length;
      before = raised(
        version,
        operator === '^' ? 0 : Math.max(0, parts - (operator === '~=' ? 2 : parts > 1 ? parts - 1 : 1)),
      );
    }
  }
  return from === undefined && before === undefined
    ? undefined
    : { ...(from !== undefined && { from }), ...(before !== undefined && { before }) };
}

/** The first version that differs in the part of this index. */
function raised(version: string, index: number): string {
  const parts = version.split('.').map(Number);
  return [...parts.slice(0, index), (parts[index] ?? 0) + 1].join('.');
}
