/** The tools of a version: which of its files are worth parsing, what they import, and what is kept for the next version. */
import { posix } from 'node:path';
import { Lines } from '../core/lines.js';
import type { NotCompared } from '../core/change.js';
import type { Format } from '../core/format.js';
import type { Place } from '../core/tree.js';
import { messageOf } from '../core/text.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { ImportResolver } from '../extract/modules.js';
import { findExport, MOST_HOPS, type Looked } from '../extract/passed-on.js';
import { mayHoldTools } from '../extract/prefilter.js';
import { EXTENSIONS } from '../files/paths.js';
import { languageOf, parse } from '../parse/parse.js';
import type { Neighbour } from '../parse/source/typescript.js';
import { whyLeftAlone } from '../run/left-alone.js';
import { contractsIn, type Contract } from './contract.js';
import type { FileTree } from '../read/file-tree.js';
import { importsIn, passedOnIn, targetOf, targetsOf } from './imports.js';
import { keep } from './kept.js';

export interface Side {
  readonly contracts: readonly Contract[];
  /** How many tools of each file have no name that can be known. */
  readonly unnamed: number;
  /** Files that hold tools and cannot be read. */
  readonly broken: readonly NotCompared[];
  readonly tree?: FileTree;
  lineOf(contract: Contract, place: Place): { readonly path: string; readonly line: number } | undefined;
}

interface FileTools {
  readonly contracts: readonly Contract[];
  readonly unnamed: number;
  readonly broken?: string;
  /** The texts that places are in. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Look {
  readonly isWorthParsing: boolean;
  /** What it imports from its neighbours. */
  readonly imports: readonly string[];
}

type Settings = Pick<
  ResolvedConfig,
  'ignored' | 'format' | 'servers' | 'filePatterns' | 'limits' | 'comments' | 'dialect'
>;

const NOTHING: FileTools = { contracts: [], unnamed: 0, texts: new Map() };
/** Snapshots of tools, which are JSON. */
export const READ = [...EXTENSIONS.filter((ending) => !/html?$/.test(ending)), '.snap'];
/** Above this a file is data or a bundle, not something that tools are described with. */
const LONGEST_IMPORT = 300_000;
const AT_ONCE = 200;
/** Which packages are installed: large, and without tools. */
const LOCK = /(?:^|\/)(?:package-lock|npm-shrinkwrap|pnpm-lock)\.(?:json|ya?ml)$/;

export class ToolReader {
  readonly #formats: readonly Format[];
  readonly #config: Settings;
  readonly #looks = keep<Look>();
  readonly #tools = keep<Promise<FileTools>>();
  readonly #neighbours = keep<Neighbour | undefined>();
  readonly #passedOn = keep<readonly string[]>();

  constructor(formats: readonly Format[], config: Settings) {
    this.#formats = formats;
    this.#config = config;
  }

  /** `only` these files, where others are known to be the same in both versions. */
  async read(tree: FileTree, only?: (path: string) => boolean): Promise<Side> {
    for (const kept of [this.#looks, this.#tools, this.#neighbours, this.#passedOn]) kept.turn();
    const paths = tree.paths.filter((path) => (only?.(path) ?? true) && this.mayRead(path));
    const unseen = paths.filter((path) => !this.#looks.has(lookKey(path, tree)));
    for (let from = 0; from < unseen.length; from += AT_ONCE) {
      const some = unseen.slice(from, from + AT_ONCE);
      const texts = await tree.read(some);
      for (const [index, path] of some.entries())
        this.#looks.of(lookKey(path, tree), () => this.#look(path, texts[index]));
    }
    const contracts: Contract[] = [];
    const broken: NotCompared[] = [];
    const files = new Map<string, FileTools>();
    let unnamed = 0;
    for (const path of paths) {
      const look = this.#looks.of(lookKey(path, tree), () => this.#look(path, undefined));
      if (!look.isWorthParsing) continue;
      const tools = await this.#toolsOf(path, tree, look);
      files.set(path, tools);
      contracts.push(...tools.contracts);
      unnamed += tools.unnamed;
      if (tools.broken !== undefined) broken.push({ path, reason: tools.broken });
    }
    const linesOf = new Map<string, Lines>();
    const lineOf: Side['lineOf'] = (contract, place) => {
      const path = place.file ?? contract.path;
      const text = files.get(contract.path)?.texts.get(path);
      if (text === undefined) return undefined;
      let lines = linesOf.get(text);
      if (!lines) linesOf.set(text, (lines = new Lines(text)));
      return { path, line: lines.at(place.start).line };
    };
    return { contracts: eachOnce(contracts), unnamed, broken, tree, lineOf };
  }

  mayRead(path: string): boolean {
    if (!READ.some((ending) => path.endsWith(ending)) || /(^|\/)node_modules\//.test(path) || LOCK.test(path))
      return false;
    return !this.#config.ignored(path) && !this.isLeftAlone(path, '');
  }

  isLeftAlone(path: string, text: string): boolean {
    return whyLeftAlone({ path, absolute: '', named: false }, text, this.#config) !== undefined;
  }

  #look(path: string, text: string | undefined): Look {
    if (text === undefined) return { isWorthParsing: false, imports: [] };
    const isSource = languageOf(path) === 'source';
    const hasWords = isSource
      ? mayHoldTools(path, text)
      : this.#formats.some((format) =>
          format.requiredWords.some((group) => group.every((word) => text.includes(word))),
        );
    const isMapped = this.#config.format(path) !== undefined;
    const isData = languageOf(path) !== undefined || /^\s*[[{]/.test(text);
    const isWorthParsing = (hasWords || isMapped) && isData && !this.isLeftAlone(path, text);
    return { isWorthParsing, imports: isWorthParsing && isSource ? importsIn(text) : [] };
  }

  async #toolsOf(path: string, tree: FileTree, { imports }: Look): Promise<FileTools> {
    const neighbours = await this.#neighboursOf(path, tree, imports);
    const ids = neighbours.flatMap((target) => [target, tree.idOf(target)]);
    return this.#tools.of([path, tree.idOf(path), ...ids].join('\n'), async () => {
      const [text, ...others] = await tree.read([path, ...neighbours]);
      const texts = new Map(neighbours.map((target, index) => [target, others[index]]));
      return text === undefined ? NOTHING : this.#parsed(path, text, texts, tree);
    });
  }

  /** What a file imports, and what these pass on from others. */
  async #neighboursOf(path: string, tree: FileTree, imports: readonly string[]): Promise<string[]> {
    const all = new Set<string>();
    let wanted = targetsOf(path, imports, tree);
    for (let hop = 0; hop <= MOST_HOPS && wanted.length > 0; hop++) {
      const unseen = wanted.filter((target) => !this.#passedOn.has(lookKey(target, tree)));
      const texts = unseen.length > 0 ? await tree.read(unseen) : [];
      for (const [index, target] of unseen.entries())
        this.#passedOn.of(lookKey(target, tree), () => passedOnIn(texts[index] ?? ''));
      for (const target of wanted) all.add(target);
      const further = wanted.flatMap((target) =>
        targetsOf(
          target,
          this.#passedOn.of(lookKey(target, tree), () => []),
          tree,
        ),
      );
      wanted = [...new Set(further)].filter((target) => !all.has(target));
    }
    return [...all];
  }

  async #parsed(
    path: string,
    text: string,
    neighbours: ReadonlyMap<string, string | undefined>,
    tree: FileTree,
  ): Promise<FileTools> {
    const { comments, dialect, format, limits, servers } = this.#config;
    const used = new Map<string, string>();
    const { readNeighbour } = await import('../parse/source-and-pages.js');
    const look = (from: string, source: string): Looked<Neighbour> | undefined => {
      const target = targetOf(from, source, tree);
      const content = target === undefined ? undefined : neighbours.get(target);
      if (target === undefined || content === undefined || content.length > LONGEST_IMPORT) return undefined;
      const parsed = () => this.#neighbours.of(lookKey(target, tree), () => readNeighbour(target, content));
      return { path: target, text: content, parsed };
    };
    const resolveImport: ImportResolver = (source, name) =>
      findExport({ source, name }, path, look, (neighbour: Neighbour, own, looked) => {
        used.set(looked.path, looked.text);
        return neighbour.exported(own);
      });
    const own = format(path);
    try {
      const document = await parse(path, text, {
        comments,
        limits,
        format: own,
        imports: { resolveImport, texts: used },
      });
      // One tool by itself is recognised only in a file that nothing else is kept in.
      const hints = { named: path.endsWith('.snap'), servers: servers(path), dialect, ...(own && { format: own }) };
      const { contracts, unnamed, isManifest } = contractsIn(document, this.#formats, hints, folderOf(path, tree));
      const isLost = languageOf(path) === 'source' && document.roots.length === 0 && document.faults.length > 0;
      const isBroken = isLost || (isManifest && document.faults.some(({ mild }) => !mild));
      return {
        contracts,
        unnamed,
        texts: new Map([[path, text], ...used]),
        ...(isBroken && { broken: 'cannot be parsed' }),
      };
    } catch (error) {
      return { ...NOTHING, broken: messageOf(error) };
    }
  }
}

/** A list that one file has and another one serves is read in both: it is kept where it is written. */
function eachOnce(contracts: readonly Contract[]): Contract[] {
  const own = new Map<string, Contract>();
  for (const contract of contracts) {
    const { name, path, node, description, input, output } = contract;
    const places = [node, description, input, output].map((each) => each && placeKey(each, path));
    const key = [name, ...places].join('\n');
    if (!own.has(key) || node.file === undefined) own.set(key, contract);
  }
  return [...own.values()];
}

const placeKey = ({ file, start, end }: Place, path: string): string => `${file ?? path}:${start}:${end}`;

const lookKey = (path: string, tree: FileTree): string => `${path}\n${tree.idOf(path)}`;

/** The folder of the package that a file belongs to. */
function folderOf(path: string, tree: FileTree): string {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (tree.idOf(`${folder}/package.json`) !== undefined) return folder;
  }
  return '';
}
