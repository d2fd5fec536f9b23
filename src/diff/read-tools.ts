/** The tools of a version: which of its files are worth parsing, what they import, and what is kept for the next version. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { append, foundOnce } from '../core/collections.js';
import { Lines } from '../core/lines.js';
import type { NotCompared } from '../core/change.js';
import type { Format } from '../core/format.js';
import type { TimeLimit } from '../core/services.js';
import type { Place } from '../core/tree.js';
import { messageOf } from '../core/text.js';
import type { Configs } from '../config/resolve.js';
import { EXTENSIONS } from '../files/paths.js';
import type { FoundFile } from '../files/discover.js';
import { languageOf } from '../core/language.js';
import type { PythonOptions } from '../parse/python/source.js';
import type { ImportedModule } from '../parse/javascript/typescript.js';
import type { Packages } from '../core/code.js';
import type { Exists } from '../read/neighbours.js';
import { existsIn, targetIn, withAliases, type FileTree } from '../read/file-tree.js';
import { codeLanguageOf, importingLanguageOf } from '../read/code-languages.js';
import { LARGEST_IMPORT, MOST_BETWEEN } from '../read/imported-files.js';
import { followImports, openNesting, type FindFile } from '../read/javascript/imports.js';
import { whyLeftAlone } from '../read/left-alone.js';
import { openDocument, type FileConfig } from '../read/open-document.js';
import { packageFilesIn, packagesIn } from '../read/tree-packages.js';
import { timeLimit } from '../read/time-limit.js';
import { unreachedInTree, unstartedInTree } from '../read/unreached-in-tree.js';
import { startsServer } from '../read/unstarted.js';
import { isWorthReading, worthOf } from '../read/worth-parsing.js';
import { contractsIn, countedOnce, type Contract, type ReadTools } from './contract.js';
import { withoutChoices } from './forms.js';
import { isDump } from './tools.js';
import { versionCache } from './version-cache.js';

export interface Side {
  readonly contracts: readonly Contract[];
  /** How many tools of each file have no name that can be known. */
  readonly unnamed: number;
  /** The same by their files, each once. */
  readonly nameless?: ReadonlyMap<string, number>;
  /** Files that hold tools and cannot be read. */
  readonly broken: readonly NotCompared[];
  readonly tree?: FileTree;
  lineOf(contract: Contract, place: Place): { readonly path: string; readonly line: number } | undefined;
}

interface FileTools extends ReadTools {
  readonly broken?: string;
  /** The texts that places are in. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Look {
  readonly isWorthParsing: boolean;
  /** What it imports, as it is written. */
  readonly imports: readonly string[];
  readonly isServer?: boolean;
  readonly isDump?: boolean;
}

interface ModulesBelow {
  /** The same for the same paths and contents. */
  readonly id: string;
  /** Read once, however many files import from there. */
  texts(): Promise<ReadonlyMap<string, string | undefined>>;
}

/** What is around a file: the texts of what it imports, and what tells one state of them all from another. */
interface Around {
  textOf(target: string): string | undefined;
  readonly state: string;
}

/** What a file is told of its project. */
interface Project {
  readonly packages: Packages;
  readonly isUnused: ((name: string) => boolean) | undefined;
}

const NOTHING: FileTools = { contracts: [], counted: new Map(), unnamed: 0, nameless: [], texts: new Map() };
const NOT_WORTH_PARSING: Look = { isWorthParsing: false, imports: [] };
/** No tool is defined in a page, and snapshots of tools are JSON. */
const READ = [...EXTENSIONS.filter((ending) => !/html?$/.test(ending)), '.snap'];
const AT_ONCE = 200;

/** The config of each file is that of the working tree, in all versions: a changed config changes no tool. */
export class ToolReader {
  readonly #formats: readonly Format[];
  readonly #configs: Configs;
  readonly #timeLimit: TimeLimit = timeLimit(10_000);
  /** The configs of the files that are worth reading. */
  readonly #readable = new Map<string, FileConfig | undefined>();
  readonly #looks = versionCache<Look>();
  readonly #tools = versionCache<Promise<FileTools>>();
  readonly #modules = versionCache<ImportedModule | undefined>();
  readonly #imports = versionCache<readonly string[]>();
  /** What was asked of the names of a file, and the first answers. */
  readonly #asked = versionCache<Map<string, boolean>>();
  readonly #packages = versionCache<Promise<(path: string) => Packages>>();

  constructor(formats: readonly Format[], configs: Configs) {
    this.#formats = formats;
    this.#configs = configs;
  }

  /**
   * `only` these files, where others are known to be the same in both versions, of those that are asked for. `reached`:
   * no tools that nothing leads to, other than those of the files that it names.
   */
  async read(
    plain: FileTree,
    isAskedFor: (path: string) => boolean = () => true,
    { only = isAskedFor, reached }: { only?: (path: string) => boolean; reached?: ReadonlySet<string> } = {},
  ): Promise<Side> {
    const tree = await withAliases(plain);
    for (const kept of [this.#looks, this.#tools, this.#modules, this.#imports, this.#packages, this.#asked])
      kept.turn();
    const contracts: Contract[] = [];
    const broken: NotCompared[] = [];
    const files = new Map<string, FileTools>();
    let unnamed = 0;
    let worth = await this.#worthParsing(tree, only);
    // A dump beside the code that it was made from is no second definition.
    if (worth.some(([, { isDump }]) => isDump)) {
      const code = await this.#worthParsing(tree, (path) => isAskedFor(path) && codeLanguageOf(path) !== undefined);
      if (code.length > 0) worth = worth.filter(([path, { isDump }]) => !isDump || reached?.has(path));
    }
    const hasCode = worth.some(([path]) => codeLanguageOf(path));
    const packagesOf = hasCode ? await this.#packagesIn(tree) : () => ({});
    const unreached = hasCode && reached ? await unreachedInTree(tree) : undefined;
    if (unreached) {
      const texts = await tree.read(worth.map(([path]) => path));
      const isMapped = (path: string): boolean => this.#readable.get(path)?.format(path) !== undefined;
      worth = worth.filter(
        ([path], index) => reached!.has(path) || isMapped(path) || !unreached.has(path, texts[index] ?? ''),
      );
    }
    const unstarted = await this.#unstartedIn(
      tree,
      worth.flatMap(([path, { isServer }]) => (isServer && !reached?.has(path) ? path : [])),
    );
    worth = worth.filter(([path]) => !unstarted.has(path));
    const modulesBelow = new Map<string, ModulesBelow>();
    for (const [path, look] of worth) {
      const isUnused = reached?.has(path) ? undefined : unreached?.isUnused.bind(undefined, path);
      const tools = await this.#toolsOf(path, tree, look, { packages: packagesOf(path), isUnused }, modulesBelow);
      files.set(path, tools);
      append(contracts, tools.contracts);
      unnamed += tools.unnamed;
      if (tools.broken !== undefined) broken.push({ path, reason: tools.broken });
    }
    const linesOf = foundOnce((text: string) => new Lines(text));
    const lineOf: Side['lineOf'] = (contract, place) => {
      const path = place.file ?? contract.path;
      const text = files.get(contract.path)?.texts.get(path);
      return text === undefined ? undefined : { path, line: linesOf(text).at(place.start).line };
    };
    const { again, nameless } = countedOnce(files, (path) => folderOf(path, tree));
    const once = contracts.filter((each) => !again.has(each));
    return { contracts: once, unnamed, nameless, broken, tree, lineOf };
  }

  async #worthParsing(tree: FileTree, only: (path: string) => boolean): Promise<(readonly [string, Look])[]> {
    const paths = await this.worthReading(tree.paths.filter(only));
    const unseen = paths.filter((path) => !this.#looks.has(keyIn(tree, path)));
    for (let from = 0; from < unseen.length; from += AT_ONCE) {
      const some = unseen.slice(from, from + AT_ONCE);
      const texts = await tree.read(some);
      for (const [index, path] of some.entries())
        this.#looks.of(keyIn(tree, path), () => this.#look(path, texts[index], tree));
    }
    const looks = paths.map((path) => [path, this.#looks.of(keyIn(tree, path), () => NOT_WORTH_PARSING)] as const);
    return looks.filter(([, { isWorthParsing }]) => isWorthParsing);
  }

  /** The paths of files that a search finds and that may have tools, by their names. */
  async worthReading(paths: readonly string[]): Promise<string[]> {
    const here = await this.#configs.for('.');
    const mayBeFound = (path: string): boolean =>
      (READ.some((ending) => path.endsWith(ending)) || here.also?.(path) === true) &&
      here.files?.(path) !== false &&
      !/(^|\/)node_modules\//.test(path);
    for (const path of paths) {
      if (this.#readable.has(path)) continue;
      const config = mayBeFound(path) ? await this.#configs.for(path) : undefined;
      const isReadable =
        config &&
        isWorthReading(fileAt(path), config) &&
        !config.ignored(path) &&
        (config.format(path) !== undefined || !this.#isLeftAlone(path, '', config));
      this.#readable.set(path, isReadable ? config : undefined);
    }
    return paths.filter((path) => this.#readable.get(path) !== undefined);
  }

  /** Whether a file of these is linted only when it is named, by its text. */
  isLeftAlone(path: string, text: string, tree: FileTree): boolean {
    const config = this.#readable.get(path);
    return !config || this.#isLeftAlone(path, text, config, existsIn(tree));
  }

  #isLeftAlone(path: string, text: string, config: FileConfig, exists: Exists = () => false): boolean {
    return whyLeftAlone(fileAt(path), text, config, { exists }) !== undefined;
  }

  #look(path: string, text: string | undefined, tree: FileTree): Look {
    const config = this.#readable.get(path);
    if (text === undefined || !config) return NOT_WORTH_PARSING;
    const surroundings = { formats: this.#formats, exists: existsIn(tree) };
    const { isWorthParsing } = worthOf(fileAt(path), text, config, surroundings);
    if (!isWorthParsing) return NOT_WORTH_PARSING;
    const code = codeLanguageOf(path);
    if (!code) return { isWorthParsing, imports: [], isDump: isDump(text) };
    return { isWorthParsing, imports: code.importsIn(text), isServer: startsServer(text) };
  }

  /** Those of some servers that are linted only when they are named, since nothing else in the project does. */
  async #unstartedIn(tree: FileTree, servers: readonly string[]): Promise<ReadonlySet<string>> {
    const unreached = await unstartedInTree(tree, servers);
    if (!unreached) return new Set();
    const surroundings = {
      exists: existsIn(tree),
      unreached: { ...unreached, has: () => false, isGivenToClients: () => false },
    };
    const texts = await tree.read(servers);
    return new Set(
      servers.filter((path, index) => {
        const config = this.#readable.get(path)!;
        return !config.format(path) && whyLeftAlone(fileAt(path), texts[index] ?? '', config, surroundings);
      }),
    );
  }

  async #toolsOf(
    path: string,
    tree: FileTree,
    { imports }: Look,
    { packages, isUnused }: Project,
    modulesBelow: Map<string, ModulesBelow>,
  ): Promise<FileTools> {
    const targets = targetsIn(tree, path, imports);
    const imported: ModulesBelow[] = [];
    for (const target of targets) {
      const known = modulesBelow.get(target) ?? (await this.#importsBelow(tree, target));
      modulesBelow.set(target, known);
      imported.push(known);
    }
    const ids = [keyIn(tree, path), ...imported.map(({ id }) => id), JSON.stringify(packages)];
    const asked = this.#asked.of(ids.join('\n'), () => new Map());
    const ask =
      isUnused &&
      ((name: string): boolean => {
        const answer = isUnused(name);
        if (!asked.has(name)) asked.set(name, answer);
        return answer;
      });
    const others = [...asked].flatMap(([name, answer]) => (isUnused && isUnused(name) !== answer ? name : []));
    const key = [...ids, isUnused ? 'reached' : 'all', ...others];
    return this.#tools.of(key.join('\n'), async () => {
      const [text] = await tree.read([path]);
      const texts = await Promise.all(imported.map((each) => each.texts()));
      const textOf = (target: string): string | undefined => texts.find((each) => each.has(target))?.get(target);
      const state = createHash('sha256').update(ids.join('\n')).digest('hex');
      return text === undefined
        ? NOTHING
        : this.#parsed(path, text, { textOf, state }, tree, { packages, isUnused: ask });
    });
  }

  /** In most versions they are as in the one before. */
  #packagesIn(tree: FileTree): Promise<(path: string) => Packages> {
    const key = packageFilesIn(tree).map((path) => keyIn(tree, path));
    return this.#packages.of(key.join('\n'), () => packagesIn(tree));
  }

  /** A file that others import from, and those that its exports may be made of. */
  async #importsBelow(tree: FileTree, first: string): Promise<ModulesBelow> {
    const all = new Set<string>();
    let wanted = [first];
    for (let hop = 0; hop <= MOST_BETWEEN && wanted.length > 0; hop++) {
      const unseen = wanted.filter((target) => !this.#imports.has(keyIn(tree, target)));
      const texts = unseen.length > 0 ? await tree.read(unseen) : [];
      for (const [index, target] of unseen.entries())
        this.#imports.of(keyIn(tree, target), () => importingLanguageOf(target).importsIn(texts[index] ?? ''));
      for (const target of wanted) all.add(target);
      const further = wanted.flatMap((target) =>
        targetsIn(
          tree,
          target,
          this.#imports.of(keyIn(tree, target), () => []),
        ),
      );
      wanted = [...new Set(further)].filter((target) => !all.has(target));
    }
    const paths = [...all];
    let read: ReturnType<ModulesBelow['texts']> | undefined;
    return {
      id: createHash('sha256')
        .update(paths.map((path) => keyIn(tree, path)).join('\n'))
        .digest('hex'),
      texts: () =>
        (read ??= tree.read(paths).then((texts) => new Map(paths.map((path, index) => [path, texts[index]])))),
    };
  }

  async #parsed(
    path: string,
    text: string,
    { textOf, state }: Around,
    tree: FileTree,
    { packages, isUnused }: Project,
  ): Promise<FileTools> {
    const config = this.#readable.get(path)!;
    const { fileSize } = config.limits;
    if (text.length > fileSize || Buffer.byteLength(text) > fileSize)
      return { ...NOTHING, broken: `is larger than ${fileSize} bytes, which \`limits.fileSize\` allows` };
    const used = new Map<string, string>();
    const note = (file: { readonly path: string; readonly text: string }): void => void used.set(file.path, file.text);
    const readModule = await importingLanguageOf(path).moduleReader?.();
    const find: FindFile = (from, source) => {
      const target = targetIn(tree, from, source);
      const content = target === undefined ? undefined : textOf(target);
      if (target === undefined || content === undefined || content.length > LARGEST_IMPORT) return undefined;
      // What it imports itself is known by the state of all files around.
      const key =
        targetsIn(tree, target, importingLanguageOf(target).importsIn(content)).length === 0
          ? keyIn(tree, target)
          : `${state}\n${target}`;
      const parsed = () => this.#modules.of(key, () => readModule?.(target, content, resolverOf(target)));
      return { path: target, text: content, parsed };
    };
    const { nested } = openNesting();
    const resolverOf = (from: string): typeof resolveImport => nested(followImports(from, find, note).resolveImport);
    const { resolveImport } = followImports(path, find, note);
    const findPython: PythonOptions['findPython'] = (from, level, name) => {
      const target = targetIn(tree, from, '.'.repeat(level) + name);
      const content = target === undefined ? undefined : textOf(target);
      if (target === undefined || content === undefined || content.length > LARGEST_IMPORT) return undefined;
      used.set(target, content);
      return { path: target, location: target, text: content };
    };
    try {
      // One tool by itself is recognised only in a file that nothing else is kept in.
      const file = { ...fileAt(path), named: path.endsWith('.snap') };
      const { document, recognition } = await openDocument(file, text, config, {
        formats: this.#formats,
        imports: {
          ...{ resolveImport, findPython, location: path, texts: used, packages: () => packages },
          ...(isUnused && { isUnused }),
        },
        timeLimit: this.#timeLimit,
        exists: existsIn(tree),
        prepare: withoutChoices,
      });
      const tools = contractsIn(recognition.manifests, this.#formats, folderOf(path, tree));
      const isLost = languageOf(path) === 'javascript' && document.roots.length === 0 && document.faults.length > 0;
      const isBroken = isLost || (recognition.manifests.length > 0 && document.faults.some(({ mild }) => !mild));
      return {
        ...tools,
        texts: new Map([[path, text], ...used]),
        ...(isBroken && { broken: 'cannot be parsed' }),
      };
    } catch (error) {
      return { ...NOTHING, broken: reasonOf(error) };
    }
  }
}

/** A file as a search finds it. In a version of a repository there is no other path than this. */
const fileAt = (path: string): FoundFile => ({ path, absolute: path, named: false });

const targetsIn = (tree: FileTree, from: string, sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => targetIn(tree, from, source) ?? [])),
];

/** Goes on with "The file". */
function reasonOf(error: unknown): string {
  const message = messageOf(error).replace(/\.$/, '');
  return message.startsWith('It ') ? message.slice('It '.length) : `cannot be read: ${message}`;
}

const keyIn = (tree: FileTree, path: string): string => `${path}\n${tree.idOf(path)}`;

/** The folder of the package that a file belongs to. */
function folderOf(path: string, tree: FileTree): string {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (tree.idOf(`${folder}/package.json`) !== undefined) return folder;
  }
  return '';
}
