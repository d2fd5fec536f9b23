/** What is asked about the surroundings of a file while it is linted: noted, and asked again later. */
import { resolve } from 'node:path';
import { workspaceOf } from '../../files/git.js';
import { toSlashes } from '../../files/paths.js';
import type { FoundFile } from '../../files/discover.js';
import type { FileImports } from '../../read/imported-files.js';
import { openNeighbours, type OpenedNeighbours } from '../../read/neighbours.js';
import { packagesFor } from '../../read/code-languages.js';
import { isInstalled } from '../../read/javascript/packages.js';
import type { UnreachedModules } from '../../read/unreached.js';
import type { LintOptions } from '../lint-file.js';
import { hashOf, type FileStates } from './states.js';

/** Something that was asked, and a hash of the answer. */
export type Answer = readonly [question: string, about: string, answer: string];

/** Asks again. `packages`, `unreached`, `names`, `origin` and `around` are about the file itself. */
export class Surroundings {
  readonly #states: FileStates;
  readonly #packages: (absolute: string) => unknown;
  readonly #unreached: UnreachedModules;

  constructor(cwd: string, states: FileStates, unreached: UnreachedModules) {
    this.#states = states;
    this.#unreached = unreached;
    this.#packages = packagesFor(workspaceOf(cwd));
  }

  ask(question: string, about: string, file: FoundFile): string {
    const neighbours = (): OpenedNeighbours => openNeighbours(file, this.#states);
    switch (question) {
      case 'packages':
        return hashed(this.#packages(file.absolute));
      case 'installed':
        return hashed(isInstalled(about, file.absolute));
      case 'unreached':
        return hashed(this.#unreached.leadsNowhere(file.absolute));
      case 'unstarted':
        return hashed(this.#unreached.isUnstarted(file.absolute));
      case 'module':
        return hashed(this.#unreached.isModule(file.absolute));
      case 'unused':
        return hashed(this.#unreached.isUnused(file.absolute, about));
      case 'lists':
        return hashed(this.#unreached.listsTools(file.absolute));
      case 'names':
        return hashed(neighbours().names);
      case 'origin':
        return hashed(neighbours().origin);
      case 'around':
        return hashed(neighbours().packages);
      case 'has':
        return hashed(neighbours().has(about));
      case 'list':
        return hashed(neighbours().list(about));
      default:
        return '';
    }
  }
}

/** Nothing of the answer itself is kept. */
const hashed = (answer: unknown): string => hashOf(JSON.stringify(answer) ?? '');

interface Noted {
  readonly options: Partial<LintOptions>;
  readonly answers: Answer[];
  needs(): ReadonlySet<string>;
  /** What was asked on behalf of all files that import something; undefined where this one imports nothing. */
  shared(): ReadonlySet<string> | undefined;
}

/** Notes what the linting of one file asks. */
export function noted({ absolute }: FoundFile, options: LintOptions, states: FileStates, cwd: string): Noted {
  const answers: Answer[] = [];
  const needs = new Set<string>();
  const imported: FileImports[] = [];
  let shared: ReadonlySet<string> | undefined;
  const note = <T>(question: string, about: string, answer: T): T => {
    if (!answers.some(([asked, of]) => asked === question && of === about))
      answers.push([question, about, hashed(answer)]);
    return answer;
  };
  const disk = {
    exists(path: string) {
      needs.add(path);
      return states.exists(path);
    },
    read(path: string, how?: { readonly maxBytes?: number }) {
      if (path !== absolute) needs.add(path);
      return states.read(path, how);
    },
  };
  const { imports, unreached } = options;
  return {
    answers,
    needs() {
      for (const { asked } of imported)
        for (const paths of asked) for (const each of paths) needs.add(toSlashes(resolve(cwd, each)));
      return needs;
    },
    shared: () => shared,
    options: {
      watched: {
        disk,
        isInstalled: (source, from) => note('installed', source, isInstalled(source, from)),
        openNeighbours: (file, _, texts) => notedNeighbours(openNeighbours(file, disk, texts), note),
      },
      ...(imports && {
        imports: async (path) => {
          const files = await imports(path);
          shared = files.shared;
          return {
            forget: files.forget,
            for(importer) {
              const own = files.for(importer);
              imported.push(own);
              return { ...own, packages: () => note('packages', '', own.packages()) };
            },
          };
        },
      }),
      ...(unreached && {
        unreached: {
          ...unreached,
          leadsNowhere: (path: string) => note('unreached', '', unreached.leadsNowhere(path)),
          isUnstarted: (path: string) => note('unstarted', '', unreached.isUnstarted(path)),
          isModule: (path: string) => note('module', '', unreached.isModule(path)),
          listsTools: (path: string) => note('lists', '', unreached.listsTools(path)),
          isUnused: (path: string, name: string) => note('unused', name, unreached.isUnused(path, name)),
        },
      }),
    },
  };
}

type Note = <T>(question: string, about: string, answer: T) => T;

/** What it reads is noted by the disk. */
const notedNeighbours = (own: OpenedNeighbours, note: Note): OpenedNeighbours => ({
  texts: own.texts,
  asked: own.asked,
  get names() {
    return note('names', '', own.names);
  },
  get packages() {
    return note('around', '', own.packages);
  },
  get origin() {
    return note('origin', '', own.origin);
  },
  has: (name) => note('has', name, own.has(name)),
  list: (name) => note('list', name, own.list(name)),
  read: (name) => own.read(name),
});
