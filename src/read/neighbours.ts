/** The files around a manifest of data: packages, README, git's origin. All of them are read when first asked for. */
import { readdirSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Neighbours, PackageFile, WrittenText } from '../core/neighbours.js';
import { repositoryOf } from '../core/text.js';
import { entries, get, has, hasAny, isTrue, text as textOf, type Node, type Truth } from '../core/tree.js';
import { gitTop } from '../files/git.js';
import { ignoringRule, scopeFinder } from '../files/gitignore.js';
import { absolutePath, inFolder, isInside, leadsOut, parentOf } from '../files/paths.js';
import { readText } from '../files/read.js';
import { parseJson } from '../parse/json/read.js';
import { isOfModules } from './javascript/packages.js';
import type { FoundFile } from '../files/discover.js';
import { diskWith, type Disk } from './disk.js';
import { loadedFrom } from './loaded-files.js';
import { remembered } from '../core/collections.js';
import type { Document } from '../core/document.js';
import type { Format } from '../core/format.js';
import type { Settings } from '../engine/applicable-rules.js';
import { readCodeBeside } from '../parse/code-beside.js';

const MOST_BYTES = 1_000_000;
/** A folder with more is not listed. */
const MOST_NAMES = 5000;

export interface OpenedNeighbours extends Neighbours {
  /** The texts of the files that were read, by their paths. */
  readonly texts: ReadonlyMap<string, string>;
}

export function openNeighbours(
  { path, absolute }: Pick<FoundFile, 'path' | 'absolute'>,
  disk: Disk = diskWith(),
  texts = new Map<string, string>(),
): OpenedNeighbours {
  const folder = parentOf(absolute);
  // Nothing outside of where the work started is looked at.
  const top = absolute.endsWith(`/${path}`) ? absolute.slice(0, -path.length - 1) : folder;
  const asked = new Set<string>();
  /** As reports know it. Where the work started in another folder than the path leads from, the path itself leads there. */
  const start = top === folder ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const shown = (file: string): string => start + file.slice(inFolder(top, '').length);
  const read: Read = (file) => {
    if (!isInside(top, file)) return undefined;
    const name = shown(file);
    asked.add(name);
    // Most of what is looked for is not there.
    const found =
      disk.exists(file) && !leadsOut(file, top, top) ? disk.read(file, { maxBytes: MOST_BYTES }) : undefined;
    if (!found || !('text' in found)) return undefined;
    texts.set(name, found.text);
    return { file: name, text: found.text };
  };
  const isIgnored = ignoredBelow(top);
  let names: readonly string[] | undefined;
  let packages: readonly PackageFile[] | undefined;
  return {
    texts,
    asked,
    get names() {
      return (names ??= namesIn(folder));
    },
    get packages() {
      return (packages ??= packagesAround(folder, top, read));
    },
    get origin() {
      return originOf(absolute);
    },
    list(name) {
      const listed = absolutePath(folder, name);
      return isInside(top, listed) && !leadsOut(listed, top, top) ? namesIn(listed) : [];
    },
    has(name): Truth {
      const file = absolutePath(folder, name);
      if (!isInside(top, file) || leadsOut(file, top, top)) return 'unknown';
      asked.add(shown(file));
      return disk.exists(file) ? 'yes' : isIgnored(file) ? 'unknown' : 'no';
    },
    read: (name) => read(absolutePath(folder, name)),
    loads: (name) => loadedFrom(absolutePath(folder, name), read),
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder);
    return names.length > MOST_NAMES ? [] : names;
  } catch {
    return [];
  }
}

/** Itself, or a folder that it is in. */
function ignoredBelow(top: string): (file: string) => boolean {
  let scopeOf: ReturnType<typeof scopeFinder> | undefined;
  return (file) => {
    scopeOf ??= scopeFinder(top);
    for (let at = file; at !== top && isInside(top, at); at = parentOf(at)) {
      const folder = parentOf(at);
      if (ignoringRule(scopeOf(folder), inFolder(folder, ''), basename(at), at !== file)) return true;
    }
    return false;
  };
}

function originOf(absolute: string): string | undefined {
  const git = gitTop(parentOf(absolute));
  const config = git === undefined ? undefined : readText(inFolder(git, '.git/config'), { maxBytes: MOST_BYTES });
  if (!config || !('text' in config)) return undefined;
  const section = config.text.split(/^\[/m).find((each) => each.startsWith('remote "origin"]')) ?? '';
  return repositoryOf(/^[\t ]*url[\t ]*=[\t ]*(\S+)/m.exec(section)?.[1] ?? '');
}

/** The path that reports know it by, and what is in it. */
type TextFile = NonNullable<ReturnType<Neighbours['read']>>;
type Read = (file: string) => TextFile | undefined;

function packagesAround(folder: string, top: string, read: Read): readonly PackageFile[] {
  // NuGet looks for a server.json in this folder of a project.
  const home = basename(folder) === '.mcp' ? parentOf(folder) : folder;
  for (let at = home, up = home === folder ? '' : '../'; ; at = parentOf(at), up += '../') {
    const projects = at === home ? namesIn(at).filter((name) => name.endsWith('.csproj')) : [];
    const found = [...Object.keys(READERS), ...projects].flatMap((name): PackageFile[] => {
      const file = read(inFolder(at, name));
      const reader = READERS[name] ?? readProject;
      const facts = file && reader(file, (path) => read(absolutePath(at, path)));
      if (!facts) return [];
      const readme = facts.readme && up + facts.readme;
      return [{ ...facts, readme, title: name, isBeside: at === home, at: { file: file.file, start: 0, end: 0 } }];
    });
    if (found.length > 0 || at === top || !isInside(top, at)) return found;
  }
}

type Facts = Omit<PackageFile, 'title' | 'isBeside' | 'at'>;

const READERS: Readonly<Record<string, (file: TextFile, beside: Read) => Facts | undefined>> = {
  'package.json': readPackageJson,
  'pyproject.toml': readPyproject,
  'Cargo.toml': readCargo,
};

function readPackageJson({ file, text }: TextFile): Facts | undefined {
  const root = parseJson(file, text)?.roots[0];
  if (root?.kind !== 'object') return undefined;
  const written = (node: Node | undefined): WrittenText | undefined =>
    node?.kind === 'string' ? { value: node.value, start: node.start, end: node.end, file } : undefined;
  const repository = get(root, 'repository');
  const own = textOf(get(root, 'name'))?.replace(/^.*\//, '');
  const programs = [...entries(get(root, 'bin'))].sort((a, b) => Number(b.key === own) - Number(a.key === own));
  return {
    kind: 'npm',
    name: written(get(root, 'name')),
    version: written(get(root, 'version')),
    mcpName: written(get(root, 'mcpName')),
    repository: written(textOf(repository) === undefined ? get(repository, 'url') : repository),
    programs: [get(root, 'bin'), ...programs.map(({ value }) => value)].flatMap((each) => written(each) ?? []),
    isPrivate: isTrue(get(root, 'private')) || has(root, 'workspaces') === 'yes',
    isPacked: hasAny(root, ['bin', 'files', 'publishConfig']) !== 'no',
    isOfModules: isOfModules(text),
    isOfServer: ['dependencies', 'devDependencies', 'peerDependencies'].some((key) =>
      entries(get(root, key)).some((each) => /mcp|modelcontextprotocol/i.test(each.key)),
    ),
  };
}

/** The lines of one table of a TOML file, with the offset at which they begin. */
function tableOf({ text }: TextFile, name: string) {
  const found = new RegExp(`^\\[${name}\\][ \\t]*(?:#.*)?\\r?\\n`, 'm').exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const end = text.slice(start).search(/^\[/m);
  return { start, text: end < 0 ? text.slice(start) : text.slice(start, start + end) };
}

/** A text on one line, which is nearly always how they are written, by its table and key. */
function tomlTextOf(given: TextFile, table: string, key: string): WrittenText | undefined {
  const lines = tableOf(given, table);
  const text = new RegExp(`^(${key}[ \\t]*=[ \\t]*)(["'])([^"'\\\\\\n]*)\\2[ \\t]*(?:[#,}].*)?\\r?$`, 'm');
  const found = lines && text.exec(lines.text);
  if (!found) return undefined;
  const start = lines.start + found.index + found[1]!.length;
  return { value: found[3]!, start, end: start + found[3]!.length + 2, file: given.file };
}

/** The same of a table in a table: `[project.readme]`, `readme.file = "…"`, `readme = { file = "…" }`. */
const innerTomlTextOf = (given: TextFile, table: string, inner: string, key: string): WrittenText | undefined =>
  tomlTextOf(given, `${table}\\.${inner}`, key) ??
  tomlTextOf(given, table, `${inner}(?:\\.|[ \\t]*=[ \\t]*\\{(?:[^{}\\n]*,)?[ \\t]*)${key}`);

/** A list of texts, as it is written. */
function listOf(table: string, key: string): string {
  const start = table.search(new RegExp(`^${key}[ \\t]*=`, 'm'));
  return start < 0 ? '' : table.slice(start).split(']', 1)[0]!;
}

function readPyproject(given: TextFile, beside: Read): Facts | undefined {
  const project = ['project', 'tool\\.poetry'].find((table) => tableOf(given, table));
  if (project === undefined) return undefined;
  const isDynamic = /["']version["']/.test(listOf(tableOf(given, project)!.text, 'dynamic'));
  return {
    kind: 'pypi',
    name: tomlTextOf(given, project, 'name'),
    version: isDynamic ? versionElsewhere(given, beside) : tomlTextOf(given, project, 'version'),
    readme: (tomlTextOf(given, project, 'readme') ?? innerTomlTextOf(given, project, 'readme', 'file'))?.value,
    repository:
      innerTomlTextOf(given, 'project', 'urls', '["\']?[Rr]epository["\']?') ??
      tomlTextOf(given, project, 'repository'),
    isPrivate: listOf(tableOf(given, project)!.text, 'classifiers').includes('Private ::'),
    isOfServer: /["'](?:fast)?mcp\b|["']mcp-server|modelcontextprotocol/i.test(given.text),
  };
}

/** The version that Hatch, PDM and setuptools take from another file, where it is written out there. */
function versionElsewhere(given: TextFile, beside: Read): WrittenText | undefined {
  const told = (tool: string, key: string): string | undefined =>
    innerTomlTextOf(given, `tool\\.${tool}`, 'version', key)?.value;
  const [hatch, pdm] = ['hatch', 'pdm'].map((tool) => ({ path: told(tool, 'path'), source: told(tool, 'source') }));
  const isHatch = (hatch!.source ?? 'regex') === 'regex' && told('hatch', 'pattern') === undefined;
  const path = isHatch && hatch!.path !== undefined ? hatch!.path : pdm!.source === 'file' ? pdm!.path : undefined;
  if (path !== undefined) return assignedIn([beside(path)], isHatch ? '__version__|VERSION' : '__version__');
  const [, module, name] = /^([\w.]+)\.(\w+)$/.exec(told('setuptools\\.dynamic', 'attr') ?? '') ?? [];
  const places = ['', 'src/'].map((folder) => `${folder}${module?.replaceAll('.', '/')}`);
  if (name !== undefined)
    return assignedIn(
      places.flatMap((place) => [beside(`${place}.py`), beside(`${place}/__init__.py`)]),
      name,
    );
  const file = VERSION_FILE.exec(tableOf(given, 'tool\\.setuptools\\.dynamic')?.text ?? '')?.[1];
  const found = file === undefined ? undefined : beside(file);
  const version = /^\s*(\d\S*)\s*$/.exec(found?.text ?? '')?.[1];
  if (!found || version === undefined) return undefined;
  const start = found.text.indexOf(version);
  return { value: version, start, end: start + version.length, file: found.file };
}
const VERSION_FILE = /^version[ \t]*=[ \t]*\{[ \t]*file[ \t]*=[ \t[]*["']([^"'\n]+)["'][ \t\]]*\}/m;

/** The one text that the name is given in these Python files. */
function assignedIn(files: readonly (TextFile | undefined)[], name: string): WrittenText | undefined {
  const all = files.flatMap((each) =>
    Array.from(each?.text.matchAll(new RegExp(`^[ \\t]*(?:${name})\\b[^=\\n]*=[ \\t]*(.*)$`, 'gm')) ?? [], (found) => ({
      ...{ file: each!.file, start: found.index + found[0].length - found[1]!.length },
      written: /^(["'])v?(\d[^"'\\]*)\1[ \t]*(?:#.*)?\r?$/.exec(found[1]!),
    })),
  );
  const [{ file, start, written } = { file: '', start: 0, written: undefined }, ...others] = all;
  if (!written || others.length > 0) return undefined;
  return { value: written[2]!, start, end: start + written[0].indexOf(written[1]!, 1) + 1, file };
}

function readCargo(given: TextFile): Facts | undefined {
  const crate = tableOf(given, 'package');
  if (!crate) return undefined;
  // `version.workspace = true`
  const own = (key: string) =>
    new RegExp(`^${key}(?:\\.|[ \\t]*=[ \\t]*\\{[ \\t]*)workspace[ \\t]*=`, 'm').test(crate.text)
      ? tomlTextOf(given, 'workspace\\.package', key)
      : tomlTextOf(given, 'package', key);
  return {
    kind: 'cargo',
    name: tomlTextOf(given, 'package', 'name'),
    version: own('version'),
    repository: own('repository'),
    isPrivate: /^publish\s*=\s*false/m.test(crate.text),
    isOfServer: /^(?:rmcp|mcp[\w-]*)\s*=/m.test(given.text),
  };
}

function readProject({ file, text }: TextFile): Facts | undefined {
  const textIn = (tag: string): WrittenText | undefined => {
    const found = new RegExp(`<${tag}(?:\\s[^<>]*)?>\\s*([^<>$\\s]+)\\s*</${tag}>`).exec(text);
    if (!found) return undefined;
    const start = found.index + found[0].indexOf(found[1]!);
    return { value: found[1]!, start, end: start + found[1]!.length, file };
  };
  const readme = textIn('PackageReadmeFile')?.value;
  // It is packed from where it is: `Include="..\README.md"`.
  const included = Array.from(text.matchAll(/\bInclude="([^"$*]{1,200})"/g), ([, path]) =>
    path!.replaceAll('\\', '/'),
  ).find((path) => path.split('/').pop() === readme);
  return {
    kind: 'nuget',
    name: textIn('PackageId'),
    version:
      textIn('PackageVersion') ??
      textIn('Version') ??
      (/VersionSuffix/.test(text) ? undefined : textIn('VersionPrefix')),
    readme: readme && (included ?? readme),
    repository: textIn('RepositoryUrl'),
    isPrivate: /<IsPackable>\s*false/i.test(text),
    isOfServer: /ModelContextProtocol/.test(text),
  };
}

// The files around a file: a manifest of data and the code next to it, `metadata.json` and `tool.ts`.

/** In a commit, which has no absolute paths, both are the same. */
export type FilePlace = Pick<FoundFile, 'path' | 'absolute'>;

/** Whether there is such a file: on the disk, or in a commit. */
export type Exists = (file: FilePlace) => boolean;

export const existsOnDisk: Exists = ({ absolute }) => existsSync(absolute);

/** The files that a manifest of this name may describe, whether they exist or not. */
export function besideCandidates({ absolute, path }: FilePlace, formats: readonly Format[]): FilePlace[] {
  const name = basename(absolute);
  const siblings = formats.flatMap(({ standsBeside }) => (standsBeside?.name === name ? standsBeside.siblings : []));
  return siblings.map((sibling) => ({
    absolute: join(dirname(absolute), sibling),
    path: path.slice(0, -name.length) + sibling,
  }));
}

/** The code next to a file says what it is meant to be, however broken it is. */
export function isNextToItsCode(file: FilePlace, formats: readonly Format[], exists: Exists): boolean {
  return besideCandidates(file, formats).some(exists);
}

interface AroundOptions {
  readonly formats: readonly Format[];
  readonly rules: Settings;
  readonly disk?: Disk;
  /** Gets the texts that are read. */
  readonly texts?: Map<string, string>;
  /** The cache has its own, which notes what is asked. */
  readonly open?: typeof openNeighbours;
}

/**
 * The files around a document, if a rule asks for them. The code next to it is parsed at once; with two such files it is
 * unknown which one counts.
 */
export async function filesAround(
  file: FilePlace,
  { formats, rules, disk = diskWith(), texts, open = openNeighbours }: AroundOptions,
): Promise<FilesAround | undefined> {
  if (!askForFiles(rules)) return undefined;
  const neighbours = open(file, disk, texts);
  const [only, ...others] = besideCandidates(file, formats).filter(({ absolute }) => disk.exists(absolute));
  const code = only && others.length === 0 ? neighbours.read(basename(only.absolute)) : undefined;
  const toolCode = code && (await readCodeBeside(code.file, code.text));
  return { neighbours, others: neighbours.texts, ...(toolCode && { toolCode }) };
}

/** Asked about every file, for the few configs of a run. */
const askForFiles = remembered((rules: Settings) =>
  [...rules.values()].some(({ rule }) => rule.needs?.includes('files')),
);

interface FilesAround extends Pick<Document, 'others' | 'toolCode'> {
  readonly neighbours: OpenedNeighbours;
}
