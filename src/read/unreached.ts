/** Modules with tools that nothing in the workspace leads to: no server lists what is in them. */
import { posix } from 'node:path';
import { append, known, repeatable } from '../core/collections.js';
import { configOf } from '../core/client-config.js';
import { isLockFile } from '../core/lock-files.js';
import { inPattern, timesIn } from '../core/text.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { inFolder, isInside, parentOf } from '../files/paths.js';
import type { ReadFile } from '../files/read.js';
import { codeLanguageOf, CODE_LANGUAGES, importingLanguageOf } from './code-languages.js';
import { LARGEST_IMPORT } from './imported-files.js';
import { isOfModules } from './javascript/packages.js';
import type { Mentions } from './mentions.js';
import { isTest } from './test-code.js';
import { MOST_FILES, ON_DISK, type Folder } from './source-folders.js';
import { unstartedIn } from './unstarted.js';

export interface UnreachedModules {
  /** Whether nothing leads to a module, as far as that can be known: false where it cannot. */
  has(absolute: string, text: string): boolean;
  /** The same of a module that only exports tools: what its text alone tells is known. */
  leadsNowhere(absolute: string): boolean;
  /** Whether a file is a server that nothing starts or names, next to one that something does. */
  isUnstarted(absolute: string): boolean;
  /** Whether the config of a client starts a file of that name. */
  isGivenToClients(absolute: string): boolean;
  /** Whether it cannot be loaded: it imports a module of its own package that is not there, and that nothing makes. */
  isIncomplete(absolute: string): boolean;
  /** Whether Node takes a script for an ES module, and its package neither names it nor has another program that may run it. */
  isModule(absolute: string): boolean;
  /** Whether nothing uses what a module exports under a name, as far as that can be known: others import it, if at all, and that is all. */
  isUnused(absolute: string, name: string): boolean;
  /** Whether the package of a module answers `tools/list` itself, so that what an SDK would list says nothing. */
  listsTools(absolute: string): boolean;
  /** Whether the package of a module lists what its own functions make of the schemas that are written in it. */
  rewritesSchemas(absolute: string): boolean;
  /** Whether another file has one of these names: code, settings or pages. True, too, where that cannot be known. */
  isNamedElsewhere(absolute: string, names: readonly string[]): boolean;
  /** A file has changed, is new, or is gone. */
  forget(absolute: string): void;
}

const LONGEST_CONFIG = 50_000;
/** Characters in which names are looked for in one run. */
const MOST_SEARCHED = 100_000_000;

export function unreachedIn(workspace: string, read: ReadFile, project = ON_DISK): UnreachedModules {
  const folders = new Map<string, ListedFolder>();
  const mentions = new Map<string, Mentions>();
  const inFolders = new Map<string, Together>();
  const uses = new Map<string, Uses | undefined>();
  const leading = new Map<string, Iterable<string>>();
  const served = new Map<string, boolean>();
  const listing = new Map<string, boolean>();
  const rewriting = new Map<string, boolean>();
  const unusedCopies = new Map<string, boolean>();
  let configs: readonly string[] | undefined;
  const unstarted = unstartedIn({ read, exists: project.exists, filesBelow, homeOf });
  const folderAt = (path: string): ListedFolder =>
    known(folders, path, () => {
      const { files: all, inner } = project.list(path);
      return { all, files: new Set([...all].filter((file) => mayNameModules(posix.basename(file)))), inner };
    });
  const textOf = (file: string, maxBytes = LARGEST_IMPORT): string | undefined => {
    const found = read(file, { maxBytes });
    return 'text' in found ? found.text : undefined;
  };
  const mentionsOf = (file: string): Mentions =>
    known(mentions, file, () => {
      const text = textOf(file, codeLanguageOf(file) ? LARGEST_IMPORT : LONGEST_CONFIG);
      const inside = file.slice(workspace.length + 1);
      return text === undefined || CODE_LANGUAGES.some(({ modules }) => modules.isTest(inside, text))
        ? NONE
        : mentionsIn(file, text);
    });
  const usedIn = (file: string): Uses | undefined =>
    known(uses, file, () => {
      const { usesIn, mentionsIn: own, takesAll, passedOnIn } = codeLanguageOf(file)?.modules ?? {};
      const text = usesIn && textOf(file);
      if (text === undefined) return undefined;
      const left = usesIn!(text);
      const passedOn = new Set(
        passedOnIn?.(text)
          .join('\n')
          .match(/[\w$]+/g),
      );
      return { names: own!(left).names, words: new Set(left.match(WORDS)), takesAll: takesAll!(left), passedOn };
    });
  const startsIn = (file: string): boolean => importingLanguageOf(file).modules.starts?.(textOf(file) ?? '') === true;
  const allIn = (folder: string): Together =>
    known(inFolders, folder, () => together([...folderAt(folder).files], folder, mentionsOf));

  /** Importers of a module are usually near it: the nearest folders come first, so that little is read. */
  function* nearestFirst(folder: string): Generator<string> {
    let done: string | undefined;
    for (let top = folder; isInside(workspace, top); top = parentOf(top)) {
      const open = [top];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (at === done) continue;
        yield at;
        append(open, folderAt(at).inner);
      }
      if (top === workspace) return;
      done = top;
    }
  }

  function* filesBelow(): Generator<string> {
    for (const folder of nearestFirst(workspace)) yield* folderAt(folder).all;
  }

  /** The other files that name a module, or may load any. */
  function* leadingTo(absolute: string, module: string, home: string): Generator<string> {
    for (const folder of nearestFirst(parentOf(absolute)))
      for (const file of folderAt(folder).files) {
        const { names, isOpen } = mentionsOf(file);
        if (file !== absolute && (names.has(module) || (isOpen && isInside(home, file)))) yield file;
      }
  }

  /** A list of requirements by itself is of a program. */
  const mayBeLibrary = (home: string, packages: readonly string[]): boolean =>
    packages.some((name) => !/\.(?:txt|in)$/.test(name) && folderAt(home).all.has(inFolder(home, name)));

  /** Whether a file of a package says something. */
  function isSaidIn(home: string, from: string, says: (file: string) => boolean | undefined): boolean {
    for (const folder of nearestFirst(from)) {
      if (!isInside(home, folder)) return false;
      if ([...folderAt(folder).files].some(says)) return true;
    }
    return false;
  }

  /** Few texts have the words for it. */
  const says =
    (may: 'mayListTools' | 'mayRewriteSchemas', what: 'listsTools' | 'answersList' | 'rewritesSchemas') =>
    (file: string): boolean =>
      codeLanguageOf(file)?.modules[may]?.(textOf(file) ?? '') === true && mentionsOf(file)[what] === true;

  /** Whether a file other than one and its tests does something with a name, or with all that modules which pass it on have. */
  function isNamedSomewhere(absolute: string, name: string, passing: readonly string[]): boolean {
    for (const folder of nearestFirst(parentOf(absolute)))
      for (const file of folderAt(folder).files) {
        const used = file === absolute || mentionsOf(file) === NONE ? undefined : usedIn(file);
        if (used && (used.words.has(name) || passing.some((module) => used.names.has(module)))) return true;
      }
    return false;
  }

  /** Whether there is such a module, in any language, or something may make it. */
  function mayBeThere(path: string): boolean {
    const folder = parentOf(path);
    const stem = path.replace(/\.\w+$/, '');
    if (!isInside(workspace, path) || project.exists(path)) return true;
    const { all, inner } = folderAt(folder);
    if (inner.includes(stem) || [...all].some((file) => file.startsWith(`${stem}.`))) return true;
    const name = posix.basename(stem);
    if (MADE.test(name)) return true;
    const inside = path
      .slice(workspace.length + 1)
      .replace(/\.\w+$/, '')
      .split('/');
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      for (const file of MAKING) {
        const text = textOf(inFolder(at, file), LONGEST_CONFIG) ?? '';
        const names = file.startsWith('.git') ? inside : [name];
        if (names.some((each) => timesIn(text, each) > 0)) return true;
      }
      if (at === workspace) break;
    }
    return false;
  }

  let isLarge: boolean | undefined;
  let searched = 0;
  /** Whether the search would have to give up in the end, whichever file it is for: then no file is read. */
  function isTooLarge(): boolean {
    let count = 0;
    for (const folder of nearestFirst(workspace)) if ((count += folderAt(folder).files.size) > MOST_FILES) return true;
    return false;
  }

  /** The folder of the package of a file; undefined where none is, or too much would have to be searched. */
  function searchedHome(absolute: string): string | undefined {
    const { packages } = importingLanguageOf(absolute).modules;
    const home = isInside(workspace, absolute) ? homeOf(parentOf(absolute), packages) : undefined;
    return home === undefined || (isLarge ??= isTooLarge()) ? undefined : home;
  }

  /** The folder of its package. */
  function homeOf(folder: string, described: readonly string[]): string | undefined {
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      if (described.some((name) => folderAt(at).files.has(inFolder(at, name)))) return at;
      if (at === workspace) break;
    }
    return undefined;
  }

  /** A project in a folder of its own, with its licence, in another project; what describes it has the words of a template. */
  function templateAround(absolute: string): string | undefined {
    for (let at = parentOf(absolute); at !== workspace && isInside(workspace, at); at = parentOf(at)) {
      const { all } = folderAt(at);
      const described = inFolder(at, 'pyproject.toml');
      if (!all.has(described)) continue;
      const found = read(described, { maxBytes: LONGEST_CONFIG });
      const isTemplate =
        'text' in found &&
        TEMPLATE.every((each) => each.test(found.text)) &&
        [...all].some((each) => LICENCE.test(each));
      return isTemplate && homeOf(parentOf(at), ['package.json', 'pyproject.toml']) !== undefined ? at : undefined;
    }
    return undefined;
  }

  /** Whether nothing outside of a copy of another project names the folder that it is in. */
  function isUnusedCopy(absolute: string): boolean {
    const [vendored, vendor, project] = COPY.exec(absolute.slice(workspace.length + 1)) ?? [];
    const own = vendored === undefined ? templateAround(absolute) : inFolder(workspace, vendored);
    if (own === undefined || (isLarge ??= isTooLarge())) return false;
    return known(unusedCopies, own, () => {
      const naming =
        vendored === undefined
          ? new RegExp(`${INSTALLING}\\b${inPattern(posix.basename(own))}\\b(?!/[\\w-]{1,80}\\.py\\b)`)
          : new RegExp(`\\b${inPattern(vendor!)}\\b[^\\n]{0,40}(?:\\b${inPattern(project!)}\\b|\\*)`);
      for (const folder of nearestFirst(workspace)) {
        if (folder === own || isInside(own, folder)) continue;
        const { files, all } = folderAt(folder);
        for (const file of vendored === undefined ? all : files) {
          if (isLockFile(file) || !(files.has(file) || PAGE.test(file))) continue;
          const found = read(file, { maxBytes: LARGEST_IMPORT });
          if ('text' in found && naming.test(found.text)) return false;
        }
      }
      return true;
    });
  }

  return {
    has(absolute, text) {
      if (isInside(workspace, absolute) && isUnusedCopy(absolute)) return true;
      const language = codeLanguageOf(absolute);
      if (!language) return false;
      return (language.modules.onlyHasTools(absolute, text) || FORMER.test(absolute)) && this.leadsNowhere(absolute);
    },
    leadsNowhere(absolute) {
      const own = parentOf(absolute);
      const home = searchedHome(absolute);
      if (home === undefined) return false;
      const name = importingLanguageOf(absolute).modules.nameOf(absolute);
      // What loads modules by names that it makes up does not load programs.
      const isProgram = FORMER.test(absolute) && (mentionsOf(absolute).serves || startsIn(absolute));
      let isServed = false;
      let seen = 0;
      for (const folder of nearestFirst(own)) {
        const { names, elsewhere, open, serving } = allIn(folder);
        // What a module says itself does not count.
        const self = folder === own && folderAt(own).files.has(absolute) ? mentionsOf(absolute) : NONE;
        if (((folder === own ? names : elsewhere).get(name) ?? 0) > Number(self.names.has(name))) return false;
        if (isInside(home, folder)) {
          if (open > Number(self.isOpen) && !isProgram) return false;
          isServed ||= serving > Number(self.serves);
        } else if (!isServed) return false;
        seen += folderAt(folder).files.size;
        if (seen > MOST_FILES) return false;
      }
      return isServed;
    },
    isIncomplete(absolute) {
      const { neededBy } = codeLanguageOf(absolute)?.modules ?? {};
      const found = neededBy && isInside(workspace, absolute) ? read(absolute) : undefined;
      if (!found || !('text' in found)) return false;
      return neededBy!(absolute, found.text).some((paths) => !paths.some(mayBeThere));
    },
    isUnstarted: (absolute) => isInside(workspace, absolute) && unstarted.has(absolute),
    isUnused(absolute, name) {
      const { packages, nameOf, usesIn, isOfTools } = importingLanguageOf(absolute).modules;
      const home = usesIn && searchedHome(absolute);
      if (home === undefined) return false;
      const module = nameOf(absolute);
      let isImported = false;
      let isProgram: boolean | undefined;
      const passing: string[] = [];
      for (const file of known(leading, absolute, () => repeatable(leadingTo(absolute, module, home)))) {
        const { names, isOpen } = mentionsOf(file);
        // A package that is only started says where.
        if (!codeLanguageOf(file) && (isProgram ??= startsIn(absolute))) continue;
        const used = usedIn(file);
        if (used === undefined || used.names.has(module) || used.words.has(name) || (isOpen && used.takesAll))
          return false;
        isImported ||= names.has(module);
        if (!used.passedOn.has(name)) continue;
        // What an entry passes on is for others.
        if (name === 'default' || AT_TOP.test(file.slice(home.length + 1))) return false;
        passing.push(nameOf(file));
      }
      if (passing.length > 0 && isNamedSomewhere(absolute, name, passing)) return false;
      const hasServer = known(served, parentOf(absolute), (from) =>
        isSaidIn(home, from, (file) => mentionsOf(file).serves),
      );
      if (isImported || !hasServer) return hasServer;
      // What a package exports is for others too, unless loading it starts a server.
      const isForOthers =
        mayBeLibrary(home, packages) &&
        AT_TOP.test(absolute.slice(home.length + 1)) &&
        !(isProgram ?? startsIn(absolute));
      return !isForOthers && isOfTools!(name);
    },
    listsTools(absolute) {
      const home = searchedHome(absolute);
      return home !== undefined && known(listing, home, () => isSaidIn(home, home, says('mayListTools', 'listsTools')));
    },
    rewritesSchemas(absolute) {
      const home = searchedHome(absolute);
      if (home === undefined) return false;
      return known(
        rewriting,
        home,
        () =>
          isSaidIn(home, home, says('mayRewriteSchemas', 'rewritesSchemas')) &&
          isSaidIn(home, home, says('mayListTools', 'answersList')),
      );
    },
    isModule(absolute) {
      const home = /\.js$/.test(absolute) ? homeOf(parentOf(absolute), ['package.json']) : undefined;
      const text = (home && textOf(inFolder(home, 'package.json'), LONGEST_CONFIG)) ?? '';
      return isOfModules(text) && !text.includes(absolute.slice(absolute.lastIndexOf('/') + 1));
    },
    isGivenToClients(absolute) {
      const named = ['/', '\\', '"'].map((before) => `${before}${posix.basename(absolute)}"`);
      configs ??= [...filesBelow()].flatMap((file) =>
        isConfig(file.slice(workspace.length + 1)) ? (textOf(file) ?? []) : [],
      );
      return configs.some((text) => named.some((each) => text.includes(each)));
    },
    isNamedElsewhere(absolute, names) {
      if (!isInside(workspace, absolute)) return false;
      if ((isLarge ??= isTooLarge())) return true;
      for (const folder of nearestFirst(parentOf(absolute)))
        for (const file of folderAt(folder).all) {
          if (file === absolute || isLockFile(file) || !(mayNameModules(file) || PAGE.test(file))) continue;
          // The names in it follow a fix.
          if (file.endsWith(`/${SUPPRESSIONS}`)) continue;
          const text = textOf(file) ?? '';
          if ((searched += text.length) > MOST_SEARCHED || names.some((name) => timesIn(text, name) > 0)) return true;
        }
      return false;
    },
    forget(absolute) {
      searched = 0;
      configs = undefined;
      uses.delete(absolute);
      mentions.delete(absolute);
      unstarted.forget();
      for (const each of [inFolders, folders, leading, served, listing, rewriting, unusedCopies]) each.clear();
    },
  };
}

/** One in a folder of tests is for them. */
const isConfig = (path: string): boolean => configOf(path) !== undefined && !isTest(path, '');

/** What the files of a folder say: how many of them name a file, are open, or make a server. */
interface Together {
  readonly names: ReadonlyMap<string, number>;
  /** The same of names that may mean a file of another folder. */
  readonly elsewhere: ReadonlyMap<string, number>;
  readonly open: number;
  readonly serving: number;
}

function together(files: readonly string[], folder: string, mentionsOf: (file: string) => Mentions): Together {
  const names = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  const own = new Set(files);
  const all = files.map(mentionsOf);
  for (const each of all)
    for (const name of each.names) {
      names.set(name, (names.get(name) ?? 0) + 1);
      const isOwn = each.beside?.has(name) && own.has(inFolder(folder, name));
      if (!isOwn) elsewhere.set(name, (elsewhere.get(name) ?? 0) + 1);
    }
  const open = all.filter(({ isOpen }) => isOpen).length;
  return { names, elsewhere, open, serving: all.filter(({ serves }) => serves).length };
}

/** What a file does with what it imports. */
interface Uses extends Pick<Mentions, 'names'> {
  readonly words: ReadonlySet<string>;
  readonly takesAll: boolean;
  /** The words in what it only passes on from other files. */
  readonly passedOn: ReadonlySet<string>;
}

/** The folder of another project's copy, the folder of all such copies, and its name. */
const COPY = /^(?:.*\/)?(vendors?|vendored|third[-_]party)\/([^/]+)(?=\/)/;

const LICENCE = /\/licen[cs]e(?:\.\w+)?$/i;
const TEMPLATE = [/["']your[ _-]?name["']/i, /\bgithub\.com\/your[_-]?(?:user)?name\//i];
/** What a folder is named behind where it is installed or started. */
const INSTALLING =
  '\\b(?:cd|install|-e|uvx?|python3?|directory|project|from|path|members|context|build|COPY|workdir)\\b[^\\n]{0,60}?(?:,\\s{0,99}["\']\\.?/?)?';

/**
 * A server that another one has replaced: `index-legacy.js` beside `index.js`, `server_backup_20250830.py`, `old_server.py`.
 * Others may be started by hand.
 */
const FORMER =
  /(?:[-_.](?:legacy|former|previous|backup|copy|old)(?:[-_.]?\d{1,20}){0,3}|[\\/](?:legacy|former|previous|old)[-_][\w-]{1,100})\.\w{2,3}$/i;

/** What is made when a package is built: `_version.py`, `rivers_pb2.py`. */
const MADE = /^_*version_*$|_pb2|generated|^_?gen(?:_|$)/i;
/** Files that say what is made, what is kept out of the repository, and what belongs to another one. */
const MAKING = ['.gitignore', '.gitmodules', 'pyproject.toml', 'setup.py', 'Makefile'];

const PAGE = /\.(?:mdx?|txt|rst)$/i;

/** What is exported as `default` is used by the name of its module. */
const WORDS = /(?<![\w$])(?!default\b)[\w$]+/g;

/** An entry of a package is here, as a rule. */
const AT_TOP = /^(?:(?:src|source|lib)\/)?[^/]+$/;

const NONE: Mentions = { names: new Set(), isOpen: false, serves: false };

/** `files`: those that may name a module, as code, pages and settings may. */
interface ListedFolder extends Folder {
  readonly all: ReadonlySet<string>;
}

const NAMES_FILES =
  /\.(?:json|jsonc|ya?ml|toml|cfg|html|vue|svelte|astro|sh|mk)$|^(?:requirements\.(?:txt|in)$|Pipfile$|Dockerfile|Makefile|Procfile)/i;

/** A file of this name. */
export const mayNameModules = (name: string): boolean => codeLanguageOf(name) !== undefined || NAMES_FILES.test(name);

function mentionsIn(file: string, text: string): Mentions {
  if (isLockFile(file)) return NONE;
  const language = codeLanguageOf(file);
  if (language) return language.modules.mentionsIn(text);
  const names = new Set(CODE_LANGUAGES.flatMap((each) => [...each.modules.settingsMention(file, text)]));
  return { names, isOpen: file.endsWith('/package.json') && NAMES_FOLDERS.test(text), serves: false };
}

/** `"./tools/*": …` in what a package exports. */
const NAMES_FOLDERS = /"\.?\/[^"*\n]*\*[^"\n]*":/;
