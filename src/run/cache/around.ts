/** What is asked about the surroundings of a file while it is linted: noted, and asked again later. */
import { workspaceOf } from '../../files/git.js';
import { absolutePath } from '../../files/paths.js';
import type { FoundFile } from '../../files/discover.js';
import type { FileImports } from '../../read/imported-files.js';
import { openNeighbours, type OpenedNeighbours } from '../../read/neighbours.js';
import { packagesFor } from '../../read/code-languages.js';
import { isInstalled } from '../../read/javascript/packages.js';
import type { UnreachedModules } from '../../read/unreached.js';
import type { LintOptions } from '../lint-file.js';
import { hashOf, type FileStates } from './states.js';

/** What a question is answered from. */
interface Around {
  readonly absolute: string;
  readonly versions: (absolute: string) => unknown;
  readonly unreached: UnreachedModules;
  readonly neighbours: OpenedNeighbours;
}

/** All that may be asked, and how it is asked again; `about` is what it is asked about, if not the file itself. */
const QUESTIONS = {
  versions: ({ versions, absolute }) => versions(absolute),
  isInstalled: ({ absolute }, about) => isInstalled(about, absolute),
  leadsNowhere: ({ unreached, absolute }) => unreached.leadsNowhere(absolute),
  isIncomplete: ({ unreached, absolute }) => unreached.isIncomplete(absolute),
  isUnstarted: ({ unreached, absolute }) => unreached.isUnstarted(absolute),
  isGivenToClients: ({ unreached, absolute }) => unreached.isGivenToClients(absolute),
  isModule: ({ unreached, absolute }) => unreached.isModule(absolute),
  isUnused: ({ unreached, absolute }, about) => unreached.isUnused(absolute, about),
  listsTools: ({ unreached, absolute }) => unreached.listsTools(absolute),
  rewritesSchemas: ({ unreached, absolute }) => unreached.rewritesSchemas(absolute),
  isNamedElsewhere: ({ unreached, absolute }, about) => unreached.isNamedElsewhere(absolute, about.split('\n')),
  names: ({ neighbours }) => neighbours.names,
  origin: ({ neighbours }) => neighbours.origin,
  packages: ({ neighbours }) => neighbours.packages,
  has: ({ neighbours }, about) => neighbours.has(about),
  list: ({ neighbours }, about) => neighbours.list(about),
} satisfies Readonly<Record<string, (around: Around, about: string) => unknown>>;

type Question = keyof typeof QUESTIONS;

/** Something that was asked, and a hash of the answer: nothing of the answer itself is kept. */
export type Answer = readonly [question: Question, about: string, answer: string];

const hashed = (answer: unknown): string => hashOf(JSON.stringify(answer) ?? '');

/** Asks again: whether the answers about a file are still the same. */
export function asksAgain(
  cwd: string,
  states: FileStates,
  unreached: UnreachedModules,
): (answers: readonly Answer[], file: FoundFile) => boolean {
  const versions = packagesFor(workspaceOf(cwd));
  return (answers, file) => {
    const around = { absolute: file.absolute, versions, unreached, neighbours: openNeighbours(file, states) };
    return answers.every(
      // The file of a cache may hold any other word.
      ([question, about, answer]) =>
        Object.hasOwn(QUESTIONS, question) && hashed(QUESTIONS[question](around, about)) === answer,
    );
  };
}

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
  const note: Note = (question, answer, about = '') => {
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
        for (const paths of asked) for (const each of paths) needs.add(absolutePath(cwd, each));
      return needs;
    },
    shared: () => shared,
    options: {
      watched: {
        disk,
        isInstalled: (source, from) => note('isInstalled', isInstalled(source, from), source),
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
              return { ...own, packages: () => note('versions', own.packages()) };
            },
          };
        },
      }),
      ...(unreached && {
        unreached: {
          ...unreached,
          leadsNowhere: (path: string) => note('leadsNowhere', unreached.leadsNowhere(path)),
          isIncomplete: (path: string) => note('isIncomplete', unreached.isIncomplete(path)),
          isUnstarted: (path: string) => note('isUnstarted', unreached.isUnstarted(path)),
          isGivenToClients: (path: string) => note('isGivenToClients', unreached.isGivenToClients(path)),
          isModule: (path: string) => note('isModule', unreached.isModule(path)),
          listsTools: (path: string) => note('listsTools', unreached.listsTools(path)),
          rewritesSchemas: (path: string) => note('rewritesSchemas', unreached.rewritesSchemas(path)),
          isUnused: (path: string, name: string) => note('isUnused', unreached.isUnused(path, name), name),
          isNamedElsewhere: (path: string, names: readonly string[]) =>
            note('isNamedElsewhere', unreached.isNamedElsewhere(path, names), names.join('\n')),
        },
      }),
    },
  };
}

type Note = <T>(question: Question, answer: T, about?: string) => T;

/** What it reads is noted by the disk. */
const notedNeighbours = (own: OpenedNeighbours, note: Note): OpenedNeighbours => ({
  texts: own.texts,
  asked: own.asked,
  get names() {
    return note('names', own.names);
  },
  get packages() {
    return note('packages', own.packages);
  },
  get origin() {
    return note('origin', own.origin);
  },
  has: (name) => note('has', own.has(name), name),
  list: (name) => note('list', own.list(name), name),
  read: (name) => own.read(name),
  loads: (name) => own.loads(name),
});
