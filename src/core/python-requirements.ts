/** What the files of a project in Python say of the packages that it needs. */
import type { Place } from './tree.js';

export const PYTHON_LOCKS = ['uv.lock', 'poetry.lock', 'pdm.lock'];
export const PYTHON_REQUIREMENTS = [
  ...['pyproject.toml', 'requirements.txt', 'requirements.in', 'setup.py', 'setup.cfg', 'Pipfile'],
];

/** Among the versions of packages: the project has a package called `mcp` or `fastmcp`, and does not require that of PyPI. */
export const OWN_SDK = 'own:mcp';

export interface Requirement extends Place {
  /** `mcp[cli]>=1.3,<2` gives `>=1.3,<2`; an empty text where any version will do. */
  readonly versions: string;
  /** As it is written, without the quotes around it and what follows it: `mcp[cli]>=1.3`, `mcp = ">=1.3"`. */
  readonly text: string;
}

/** The same with a bound on its versions, in the form in which it is written; a higher bound goes, and what asks for more. */
export function boundedBy(bound: string, { text, versions }: Requirement, asksForMore = false): string {
  const at = versions === '' ? -1 : text.lastIndexOf(versions);
  const kept = versions
    .split(',')
    .filter((part) => !asksForMore && !part.trim().startsWith('<'))
    .join(',');
  const bounded = kept === '' ? bound : `${kept},${bound}`;
  if (at >= 0) return `${text.slice(0, at)}${bounded}${text.slice(at + versions.length)}`;
  return /=\s*[{"']/.test(text) ? text.replace('*', bound) : text.replace(/^[\w.-]+(?:\s*\[[^\]]*\])?/, `$&${bound}`);
}

/** The first that names a package; its place is that of the whole requirement. */
export function requirementIn(path: string, name: string, text: string): Requirement | undefined {
  const isPlain = /\.(?:txt|in)$/.test(path);
  const quoted = new RegExp(
    `["']${name}(?:\\[[^\\]\\n]{0,80}\\])?(?:[ \\t]*(?:\\(([^)\\n]{0,80})\\)|([=<>~!][^"';\\n]{0,80})))?[ \\t]*(?:;[^"'\\n]*)?["']`,
    'gi',
  );
  for (const each of isPlain ? [] : [...text.matchAll(quoted)].slice(0, MOST_LOOKED_AT))
    // `extras_require={'mcp': ['mcp>=1.27,<2']}`: the name of an extra is none.
    if (!/^\s*:/.test(text.slice(each.index + each[0].length)) && isInRequirements(text.slice(0, each.index)))
      return requirementAt(each, each[1] ?? each[2]);
  const line = new RegExp(
    `^${name}(?:\\[[^\\]\\n]{0,80}\\])?(?:[ \\t]*([=<>~!][^;#\\n\\\\]{0,80}))?[ \\t]*(?:[;#\\\\][^\\n]*)?$`,
    'im',
  ).exec(text);
  // Poetry: `mcp = "^1.2"`, `mcp = { version = "^1.2", extras = ["cli"] }`
  const table = new RegExp(
    `^["']?${name}["']?[ \\t]*=[ \\t]*(?:\\{[^\\n}]{0,80}version[ \\t]*=[ \\t]*)?["']([^"'\\n]{1,80})["'](?:[^\\n}"']{0,80}(?:["'][^"'\\n]{0,80}["'][^\\n}"']{0,80}){0,9}\\})?`,
    'im',
  ).exec(isPlain ? '' : text);
  if (table) return { ...requirementAt(table, table[1] === '*' ? '' : table[1]), text: table[0] };
  return line ? requirementAt(line, line[1]) : undefined;
}

/** The version of a package in the text of a lock file. */
export const lockedVersion = (name: string, lock: string): string | undefined =>
  new RegExp(`^name = "${name}"\\r?\\nversion = "([\\w.]{1,40})"`, 'm').exec(lock)?.[1];

/** A package is named a few times in one file; for each, what stands above it is looked through. */
const MOST_LOOKED_AT = 20;

/** A list of what is required, and no list of keywords or packages; in TOML, its table may say so. */
function isInRequirements(before: string): boolean {
  const key = [...before.matchAll(/^[ \t]*([\w-]+)[ \t]*=/gm)].at(-1)?.[1] ?? '';
  const table = [...before.matchAll(/^\[([^\]\n]+)\]/gm)].at(-1)?.[1] ?? '';
  return /require|depend|^reqs?$|^deps$/i.test(key) || (/depend|extras/i.test(table) && key !== 'keywords');
}

const requirementAt = (found: RegExpExecArray, versions = ''): Requirement => ({
  ...{ start: found.index, end: found.index + found[0].trimEnd().length, versions: versions.trim() },
  text: withoutQuotes(found[0].split(/[#\\]/, 1)[0]!.trim()),
});

const withoutQuotes = (text: string): string => (/^["']/.test(text) ? text.slice(1, -1) : text);

/** What version 2 of the official SDK needs of other packages, and which packages need version 1 of it. */
const NEEDED = {
  ...{ uvicorn: '0.31.1', pydantic: '2.12', anyio: '4.9', starlette: '0.27', 'sse-starlette': '3.0', pyjwt: '2.10.1' },
  ...{ jsonschema: '4.20', 'opentelemetry-api': '1.28', 'python-multipart': '0.0.9' },
  ...{ 'typing-extensions': '4.13', 'typing-inspection': '0.4.1' },
};
/** From that release on, to their newest. */
const OF_VERSION_1 = { 'browser-use': '0.12.0', crewai: '1.7.0', 'langchain-mcp-adapters': '0.3.2' };

/** Of the others there are many, so that uv takes them first before it goes back so far. */
const ONE_RELEASE = 'langchain-mcp-adapters';

/** Another requirement beside it keeps version 2 away: `uvicorn==0.27.1`. */
export function keepsVersion2Away(path: string, text: string, isByUv: boolean): boolean {
  const sdk = requirementIn(path, 'mcp', text);
  for (const [name, since] of Object.entries(OF_VERSION_1)) {
    const found = requirementIn(path, name, text);
    const versions = found?.versions.split(',') ?? [];
    if (!found || versions.some((each) => endsBefore(since, each))) continue;
    // pip stays with the newest. uv stays with the first of them, and goes back a release for it.
    if (
      !isByUv ||
      name !== ONE_RELEASE ||
      !sdk ||
      found.start < sdk.start ||
      versions.some((each) => beginsAt(since, each))
    )
      return true;
  }
  return Object.entries(NEEDED).some(([name, least]) => {
    // One name, however its parts are joined.
    const versions = requirementIn(path, name.replaceAll('-', '[-_.]'), text)?.versions ?? '';
    return versions.split(',').some((each) => endsBefore(least, each));
  });
}

const beginsAt = (least: string, versions: string): boolean => {
  const [, version] = /^(?:===?|>=|~=|\^)\s*([\d.]*\d)/.exec(versions.trim()) ?? [];
  return version !== undefined && compareVersions(version, least) >= 0;
};

/** `==2.8.0`, `==2.8.*`, `~=2.8.0`, `<2.9`: the last two end at the same place. Poetry's `^0.8.1` is `0.8.*`. */
function endsBefore(least: string, versions: string): boolean {
  const [, operator, version, any] = /^(==|<=?|~=|\^)\s*([\d.]*\d)(\.\*)?/.exec(versions.trim()) ?? [];
  if (version === undefined) return false;
  const parts = version.split('.');
  const isPrefix = operator === '~=' || operator === '^' || any !== undefined;
  const kept = operator === '~=' ? -1 : operator === '^' ? parts.findIndex((part) => part !== '0') + 1 : undefined;
  const given = parts.slice(0, kept);
  const order = compareVersions(given.join('.'), isPrefix ? least.split('.').slice(0, given.length).join('.') : least);
  return operator === '<' ? order <= 0 : order < 0;
}

/** `3.0.0b1` counts as `3.0.0`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((each) => each.split('.').map((part) => Number.parseInt(part, 10) || 0)) as [
    number[],
    number[],
  ];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
