import {
  boundedBy,
  keepsVersion2Away,
  lockedVersion,
  PYTHON_LOCKS,
  PYTHON_REQUIREMENTS,
  requirementIn,
  type Requirement,
} from '../../src/core/python-requirements.js';
import { latest } from '../../src/core/collections.js';
import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { allOf, inPattern } from '../../src/core/text.js';
import { isNamedInRelease } from '../common/lib/stamped.js';

export default defineRule({
  id: 'python/unbounded-sdk',
  summary: 'Something that version 2 of the SDK no longer has, and a dependency that allows version 2',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  needs: ['files'],
  source: {
    document: 'MCP Python SDK, migration guide',
    section: 'Version 2',
    says: 'What is built on version 1 keeps an upper bound below version 2 until it is migrated.',
    kind: 'MUST',
  },
  messages: {
    unbounded: {
      message: '`{{file}}` allows {{what}}, which lacks `{{gone}}`, so {{fresh}} does not start.',
      help: 'Write {{order}}{{others}}.',
    },
    locked: {
      message: '`{{file}}` allows {{what}}, which lacks `{{gone}}`, so {{installs}} installs do not start.',
      help: 'Write {{order}}{{others}}.',
    },
    unsolved: {
      message: '`{{file}}` allows Python {{python}}, for which there is no `{{of}}`, so `uv sync` fails.',
      help: 'Write {{order}}{{others}}.',
    },
    asked: {
      message: '`{{file}}` asks for {{what}}, which lacks `{{gone}}`, so {{server}} does not start.',
      help: 'Write {{order}}{{others}}{{instead}}.',
    },
    pinned: {
      message: '`{{lockFile}}` pins `mcp` {{pinned}}, which lacks `{{gone}}`, so {{server}} does not start.',
      help: 'Write {{order}}{{others}}, and lock again{{instead}}.',
    },
    aside: {
      message: '`{{file}}` allows {{what}}, which lacks `{{gone}}`, so this file does not start with it.',
      help: 'Write {{order}}{{others}}, or remove this file, which the package does not contain.',
    },
  },
  *check(manifest) {
    const { code, neighbours } = manifest;
    const [first] = code.python?.gone ?? [];
    const found = first && neighbours && requirementsAround(neighbours);
    const [main, ...others] = found?.requirements ?? [];
    if (!found || !main || !allowsGone(main)) return;
    const all = [main, ...others.filter(allowsGone)];
    const [order, ...more] = all.map((each) => {
      const bounded = boundedBy(`<${GONE_IN[each.of]}`, each, asksForGone(each));
      return `\`${bounded}\` in \`${each.file}\` (now \`${each.text}\`)`;
    });
    const { file, text, of } = main;
    const data = {
      gone: first.name,
      fresh: found.isPart ? 'the MCP server of a fresh install' : 'a fresh install',
      server: found.isPart ? 'the MCP server' : 'the server',
      installs: found.installs,
      file,
      what: WHAT[of],
      order,
      others: [...more, ...(found.python ? [pythonsFor(found.python.least)] : [])]
        .map((each) => `, and ${each}`)
        .join(''),
      of,
      python: found.python?.least,
      instead: insteadOf(first.name, of),
      lockFile: found.pinned?.file,
      pinned: found.pinned?.version,
    };
    const isCertain = asksForGone(main) || found.pinned !== undefined;
    const isUnsolved = found.lock === 'none' && found.python?.isOnlyByUv && !text.includes('python_version');
    const isAside = isLeftOut(manifest, neighbours);
    const isExample = found.isBoundedAbove && EXAMPLES.test(manifest.path);
    const severity = isAside || isExample ? 'info' : isCertain ? undefined : WEIGHT[found.lock];
    yield {
      at: { start: first.start, end: first.end },
      message: isAside
        ? 'aside'
        : asksForGone(main)
          ? 'asked'
          : found.pinned
            ? 'pinned'
            : isUnsolved
              ? 'unsolved'
              : found.lock === 'none'
                ? 'unbounded'
                : 'locked',
      data,
      related: all.map(({ start, end, file: at }) => ({ at: { start, end, file: at }, note: 'The requirement.' })),
      cause: `${file} ${text}`,
      leads: first.makesServer === true,
      ...(severity && { severity }),
    };
  },
});

/** The first version with which version 2 of the official SDK is installed. Earlier ones of fastmcp have a bound. */
const GONE_IN = { mcp: 2, fastmcp: 4 } as const;
const WHAT = { mcp: '`mcp` 2', fastmcp: '`fastmcp` 4, and with it `mcp` 2' } as const;

interface OfSdk extends Requirement {
  readonly file: string;
  readonly of: keyof typeof GONE_IN;
}

type Versions = Pick<OfSdk, 'of' | 'versions'>;
const allowsGone = (each: Versions): boolean => allowsVersion(GONE_IN[each.of], each.versions) || asksForGone(each);
/** And no version before it. */
const asksForGone = ({ of, versions }: Versions): boolean => asksForVersion(GONE_IN[of], versions);

/** What has the same in the versions that are asked for. */
function insteadOf(gone: string, of: OfSdk['of']): string {
  if (gone.startsWith('@')) return '';
  const [name, module] = of === 'fastmcp' ? ['FastMCP', 'fastmcp'] : ['MCPServer', 'mcp.server'];
  return `, or import \`${name}\` from \`${module}\``;
}

/** It is tried with the package of the project. */
const EXAMPLES = /(?:^|\/)(?:examples?|samples?|demos?)\//i;

/** Deeper than files are below what describes their package. */
const MOST_LEVELS = 6;

interface Found {
  /** The first is what users install from. */
  readonly requirements: readonly OfSdk[];
  readonly lock: Lock;
  /** The version of `mcp` in the lock file, where it is one that lacks it. */
  readonly pinned?: { readonly file: string; readonly version: string };
  /** The package around it keeps version 2 away. */
  readonly isBoundedAbove?: true;
  /** For this one, which the project allows, uv finds no SDK. */
  readonly python?: { readonly least: string; readonly isOnlyByUv: boolean };
  /** Who does not install by the lock, in the words of a message. */
  readonly installs: string;
  /** Something else starts that may do without it. */
  readonly isPart: boolean;
}

/**
 * Who installs by a lock file that may be there: `all`, where only the checkout is used; `some`, where it is a package
 * too; `ignored`, where the README installs without it.
 */
type Lock = 'none' | 'all' | 'some' | 'ignored';

const WEIGHT: Readonly<Partial<Record<Lock, 'info' | 'warning'>>> = { all: 'info', some: 'warning' };

/** Of the nearest folder that says something of the SDK. */
function requirementsAround(neighbours: Neighbours): Found | undefined {
  const { read, has } = neighbours;
  let found: Omit<Found, 'lock'> | undefined;
  let lock: Lock = 'none';
  for (let level = 0, up = ''; level < MOST_LEVELS; level++, up += '../') {
    // A package of its own takes the place of the SDK.
    if (has(`${up}mcp/server`) === 'yes') return undefined;
    if (!found) {
      const readme = readmeIn(read, up);
      const requirements: Found['requirements'][number][] = [];
      let kind: Kind = NO_PACKAGE;
      for (const name of inOrderOfInstalls(readme)) {
        const file = read(up + name);
        if (!file) continue;
        if (keepsVersion2Away(name, file.text, BY_UV.test(readme ?? ''))) return undefined;
        const requirement = ofSdk(name, file.text);
        if (!requirement) continue;
        if (requirements.length === 0) kind = kindOf(name, file.text, (path) => has(up + path) !== 'no');
        requirements.push({ ...requirement, file: file.file });
      }
      if (requirements.length > 0) {
        const starting = STARTERS.map((name) => read(up + name)?.text).join('\n');
        const installs = installsOf(requirements[0]!.file, kind, readme);
        const isPart = APPS.test(`${starting}\n${readme}`);
        found = { requirements, installs, isPart, ...pythonsAllowed(read(`${up}pyproject.toml`), readme) };
        lock = lockUsedBy(kind, readme, read(`${up}Dockerfile`)?.text);
        if (lock === 'ignored' && !/\bgit\+/.test(readme ?? '') && releasesImagesAlone(neighbours, up)) lock = 'all';
        // A README further up, which is for more than this package, can only say that all sync the checkout.
        if (readme === undefined && lock === 'some' && onlySyncs(read, `${up}../`)) lock = 'all';
        // Another list has a bound, and is installed as well.
        const bounded = requirements.filter((each) => !allowsGone(each));
        const isListed =
          lock === 'ignored' && BY_LIST.test(readme ?? '') && bounded.some(({ file }) => IS_LIST.test(file));
        if (bounded.length > 0) return { ...found, lock: isListed ? 'some' : lock };
      }
    } else if (isBoundedIn(read(`${up}pyproject.toml`)?.text)) found = { ...found, isBoundedAbove: true };
    const locks = found && PYTHON_LOCKS.filter((name) => has(up + name) === 'yes');
    if (found && locks?.[0] !== undefined) {
      const file = read(up + locks[0]);
      const version = file && lockedVersion('mcp', file.text);
      const pinned = file && version?.startsWith(`${GONE_IN.mcp}.`) && { file: file.file, version };
      return { ...found, lock, ...(found.installs === SYNC && { installs: 'unlocked' }), ...(pinned && { pinned }) };
    }
  }
  return found && { ...found, lock: 'none' };
}

function readmeIn(read: Neighbours['read'], folder: string): string | undefined {
  const found = READMES.map((name) => read(folder + name)).find((each) => each);
  return found && cleaned(found.text, (known) => known ?? found.text.replace(FORBIDDEN, ''));
}

/** All files of a project have the same. */
const cleaned = latest<string>(500_000);

/** With the page of installation that the README links. */
function onlySyncs(read: Neighbours['read'], folder: string): boolean {
  const readme = readmeIn(read, folder) ?? '';
  const [, page] = /\]\(((?!https?:)[^()\s]{0,100}install[^()\s]{0,40}\.md)\)/i.exec(readme) ?? [];
  const all = `${readme}\n${page === undefined ? '' : (read(folder + page)?.text ?? '')}`;
  return USES_LOCK.test(all) && !INSTALLS.test(all) && !BY_LIST.test(all) && !/\bPyPI\b/i.test(all);
}

/** By its page about releases, which are made from the lock: a package of this name is that of another project. */
function releasesImagesAlone(neighbours: Neighbours, folder: string): boolean {
  const [page, image] = ['RELEASING.md', 'Dockerfile'].map((name) => neighbours.read(folder + name)?.text ?? '');
  const publishes = /\bpypi\b|\btwine\b|\b(?:uv|hatch|poetry|flit|pdm) publish\b/i;
  const isOfImages = /\bdocker\b/i.test(page!) && !publishes.test(page!) && USES_LOCK.test(image!);
  return isOfImages && !isNamedInRelease(publishes, neighbours);
}

/** uv looks for versions for all Pythons that a project allows; the SDK needs 3.10. */
function pythonsAllowed(
  file: { readonly file: string; readonly text: string } | undefined,
  readme = '',
): Pick<Found, 'python'> {
  const [, least] = /^requires-python\s*=\s*["']>=\s*(3\.\d)\b(?!\d)/m.exec(file?.text ?? '') ?? [];
  if (!file || least === undefined || !/\buv (?:sync|run|lock)\b/.test(readme)) return {};
  return { python: { least, isOnlyByUv: !INSTALLS.test(readme) && !BY_LIST.test(readme) } };
}

const pythonsFor = (least: string): string =>
  `\`requires-python = ">=3.10"\` there, because \`uv\` finds no \`mcp\` for Python ${least}`;

const isBoundedIn = (pyproject: string | undefined): boolean => {
  const requirement = pyproject === undefined ? undefined : ofSdk('pyproject.toml', pyproject);
  return requirement !== undefined && !allowsGone(requirement);
};

/** Of both, the one that has a bound, or that asks for the new version, or else `mcp`: a bound of it holds fastmcp back too. */
function ofSdk(path: string, text: string): Omit<OfSdk, 'file'> | undefined {
  const found = (['fastmcp', 'mcp'] as const).flatMap((of) => {
    const requirement = requirementIn(path, of, text);
    return requirement ? { ...requirement, of } : [];
  });
  return found.find((each) => !allowsGone(each)) ?? found.find(asksForGone) ?? found.at(-1);
}

/** Whether the nearest package is built of folders of which none holds the file, and nothing imports it. */
function isLeftOut(manifest: Manifest, { read }: Neighbours): boolean {
  const parts = manifest.path.split('/');
  for (let level = 1; level < MOST_LEVELS && level <= parts.length; level++) {
    const built = read(`${'../'.repeat(level - 1)}pyproject.toml`)?.text;
    if (built === undefined) continue;
    const listed = foldersBuilt(built);
    const own = parts
      .slice(-level)
      .join('/')
      .replace(/^src\//, '');
    if (!listed || listed.some((each) => own.startsWith(`${each}/`) || own === `${each}.py`)) return false;
    const module = own.replace(/\.py$/, '').replaceAll('/', '.');
    const [top = ''] = module.split('.');
    // A file imports what is beside it by the name of their package, too.
    const imports = [`from ${module}`, `import ${module}`, `from ${top} import`, `import ${top}`];
    return !manifest.isNamedElsewhere(imports) && !built.includes(`"${top}`);
  }
  return false;
}

/** `packages = ["app", "app.tools"]`, `packages = [{ include = "app", from = "src" }]`, `include = ["src/app/*.py"]` */
function foldersBuilt(text: string): readonly string[] | undefined {
  const sections = text.split(/^(?=\[)/m).filter((each) => BUILDS.test(each));
  const lists = sections.flatMap((each) => [...each.matchAll(LISTED)].map(([, list]) => list!));
  const names = lists.flatMap((list) => [...list.matchAll(QUOTED)].map(([, name]) => name!));
  // A pattern may stand for any folder, and so does the one that has them all.
  if (names.length === 0 || names.some((name) => /\*|^(?:\.\/)?(?:src)?\/?\.?$/.test(name))) return undefined;
  return names.map((name) =>
    name
      .replace(/^(?:\.\/)?(?:src\/)?/, '')
      .replace(/\/$|\.py$/, '')
      .replaceAll('.', '/'),
  );
}

const BUILDS = /^\[tool\.(?:setuptools|poetry|hatch\.build(?:\.targets\.wheel)?)\]/;
const LISTED =
  /^(?:packages|py-modules|include|only-include)\s{0,9}=\s{0,9}\[((?:[^\]"']|"[^"\n]{0,200}"|'[^'\n]{0,200}'){0,2000})\]/gm;
const QUOTED = /(?<!from\s{0,9}=\s{0,9})["']([^"'\n]{1,200})["']/g;

const [LISTS, PACKAGES] = [/\.(?:txt|in)$/, /\.(?:toml|py|cfg)$|^Pipfile$/].map((kind) =>
  PYTHON_REQUIREMENTS.filter((name) => kind.test(name)),
) as [string[], string[]];
const BY_LIST_IN_README = /\bpip3? install\b[^\n`]{0,200}\s-r\s{0,9}\S{0,100}requirements\.(?:txt|in)\b/;

/** Where the package is installed, lists of requirements are for those who develop it. */
const inOrderOfInstalls = (readme = ''): readonly string[] =>
  BY_LIST_IN_README.test(readme) && !INSTALLS.test(readme) ? [...LISTS, ...PACKAGES] : [...PACKAGES, ...LISTS];

const READMES = ['README.md', 'Readme.md', 'readme.md', 'README.rst'];
const STARTERS = ['Dockerfile', 'Procfile', 'docker-compose.yml', 'run.sh', 'start.sh'];
/** What starts web applications, of which the MCP server may be a part. */
const APPS = /\b(?:uvicorn|gunicorn|hypercorn|streamlit|flask) /;

/** What can be installed: nothing but a checkout, a package, or one with commands, which `uvx` runs. */
interface Kind {
  readonly is: 'checkout' | 'package' | 'commands';
  readonly name?: string | undefined;
}
const NO_PACKAGE: Kind = { is: 'checkout' };

function kindOf(file: string, text: string, mayBe: (path: string) => boolean): Kind {
  if (file !== 'pyproject.toml') return { is: /console_scripts/.test(text) ? 'commands' : 'package' };
  const [, name] = /^name\s*=\s*["']([\w.-]{1,100})["']/m.exec(text) ?? [];
  const [, scripts] = /^\[(?:project|tool\.poetry)\.scripts\]\s*\n([^[]*)/m.exec(text) ?? [];
  const modules = Array.from((scripts ?? '').matchAll(/=\s*["'](\w+)/g), ([, module]) => module!);
  const isThere = modules.some((each) => [each, `${each}.py`, `src/${each}`, `src/${each}.py`].some(mayBe));
  if (!/^\[build-system\]/m.test(text) && !isThere) return NO_PACKAGE;
  return { is: scripts === undefined ? 'package' : 'commands', name };
}

/** `uv tool install pre-commit` is for those who develop it. */
const NOT_FOR_TOOLS = '(?! install (?:pre-commit|ruff|black|poetry|mypy|pytest|tox|nox|hatch|build|twine)\\b)';

const SYNC = '`uv sync`';

/** Those that the README names, or else all that there are. */
function installsOf(file: string, { is }: Kind, readme = ''): string {
  // Of a list of requirements the others know nothing.
  if (IS_LIST.test(file)) return '`pip`';
  if (is === 'checkout') return SYNC;
  const commands = is === 'commands' ? ['uvx', 'uv tool', 'pipx'] : [];
  const named = [...commands, 'pip'].filter((each) => new RegExp(`\\b${each}3?\\b${NOT_FOR_TOOLS}`).test(readme));
  return allOf((named.length > 0 ? named : [...commands.slice(0, 1), 'pip']).map((each) => `\`${each}\``));
}

/** `uvx rivers-mcp`, `"command": "uvx", "args": ["rivers-mcp"]`, `uvx --from git+…`: that takes no notice of a lock. */
const isRunByName = ({ is, name }: Kind, readme: string): boolean =>
  is === 'commands' &&
  name !== undefined &&
  new RegExp(`\\b(?:uvx|pipx|uv tool)\\b[^#]{0,120}?(?:\\bgit\\+|(?<![\\w-])${inPattern(name)}(?![\\w-]))`).test(
    readme,
  );

function lockUsedBy(kind: Kind, readme: string | undefined, image = ''): Lock {
  if (kind.is === 'checkout') return 'all';
  if (readme === undefined) return 'some';
  if (isRunByName(kind, readme)) return 'ignored';
  const { name = '' } = kind;
  // `uv add yt-dlp` in the checkout adds something else to it.
  const installing = readme.replace(ADDS, (added) => (name === '' || added.includes(name) ? added : ''));
  if (!INSTALLS.test(installing) && !BY_LIST.test(readme)) return 'all';
  const isInImage = USES_LOCK.test(image) && !/\b(?:uvx|pipx|uv tool)\b/.test(readme);
  return isInImage || USES_LOCK.test(readme) ? 'some' : 'ignored';
}

const BY_UV = /\buv (?:sync|run|add|lock|pip|tool)\b|\buvx\b/;
const IS_LIST = /\.(?:txt|in)$/;
/** "Do not use `pip install`" */
const FORBIDDEN =
  /(?:\b(?:do not|don't|never|no longer|instead of|rather than)\b|不要|请勿)[^\n.]{0,40}\b(?:uvx|pipx|(?:uv )?pip3? install)\b/gi;
const BY_LIST = /\bpip3? install\b[^\n`]{0,200}\s-r\b/;
/** A README without one of these only knows the checkout. Of `pip install uv` it still does. */
const INSTALLS =
  /\b(?:uvx|pipx|uv (?:tool|add(?! <))|poetry add)\b|\b(?:uv )?pip3? install (?!(?:-U |--upgrade |--user |-q )*(?:-r\b|(?:uv|pip|poetry|pdm|hatch|build|wheel|setuptools)\b(?![\w-])))/;
/** A package by its name alone. */
const ADDS = /\buv add [\w.-]+(?=[ \t]*(?:[\n`#]|$))/g;
/** `uv sync --all-groups` and `uv run pytest` are for those who develop it. */
const USES_LOCK =
  /\buv sync\b(?! --(?:all-groups|dev|group)\b)|\buv run\b(?! (?:python -m )?(?:pytest|ruff|mypy|black|pyright|pre-commit)\b)|\bpoetry (?:install|run|shell)\b|\bpdm (?:install|sync|run)\b|"command":\s*"uv"/;

/** `>=1.3`, and nothing that ends before that major version. */
const allowsVersion = (least: number, versions: string): boolean =>
  partsOf(versions).every((part) => isAllowedBy(part, least));

/** `>=2`, `==2.3.0`, `~=2.1`, `^2`, and nothing that ends before it. */
function asksForVersion(least: number, versions: string): boolean {
  const parts = partsOf(versions);
  const begins = parts.filter((each) => beginsWith(each, least));
  return begins.length > 0 && parts.every((each) => begins.includes(each) || isAllowedBy(each, least));
}

type Part = ReturnType<typeof partsOf>[number];
const partsOf = (versions: string) =>
  versions.split(',').map((each) => {
    const [, operator, major, rest = ''] = /^(===?|>=?|<=?|~=?|\^|!=)?\s*v?(\d+)(\D\S*)?$/.exec(each.trim()) ?? [];
    return { operator, major: major === undefined ? undefined : Number(major), rest };
  });

function isAllowedBy({ operator, major, rest }: Part, least: number): boolean {
  if (major === undefined) return true;
  if (operator === '!=') return major !== least || rest !== '.*';
  if (operator === '<') return major > least || (major === least && /[1-9]/.test(rest));
  if (operator === '<=') return major >= least;
  if (operator === '>=' || operator === '>') return major < least;
  // `==1.*`, `~=1.2`, `^1.2`, `1.2`: one version, or one major version.
  return operator === '~=' && !/\./.test(rest);
}

/** A prerelease may still have what the release lacks. */
const beginsWith = ({ operator = '', major, rest }: Part, least: number): boolean =>
  major === least && !/^[<!]/.test(operator) && !/[a-z]/i.test(rest);
