/** Files whose tools are not meant to be called: tests, bundles, scaffolds, skills. They are linted only when named. */
import { configOf } from '../core/client-config.js';
import type { ResolvedConfig } from '../config/resolve.js';
import { isGlob, type FoundFile } from '../files/discover.js';
import { recordIn } from '../core/collections.js';
import { isCode, languageOf } from '../core/language.js';
import { existsOnDisk, type Exists, type FilePlace } from './neighbours.js';
import { importsTestLibrary, isTest, MOCK_NAME, TEST_FOLDER, TEST_NAME } from './test-code.js';
import type { UnreachedModules } from './unreached.js';
import { isCommonjs, startsServer } from './unstarted.js';

type Kind = keyof typeof REASONS;
type LedTo = Pick<UnreachedModules, 'has' | 'isGivenToClients' | 'isIncomplete' | 'isUnstarted' | 'isModule'>;

/** The kind comes first: reports count by it. */
const REASONS = {
  test: 'test code or a fixture, linted only if you name it',
  bundle: 'bundle or build output, linted only if you name it',
  scaffold: 'scaffold with placeholders, linted only if you name it',
  skill: 'skill of a coding assistant, linted only if you name it',
  declaration: 'declaration of types, linted only if you name it',
  record: 'record of schemas that a script writes, without descriptions, linted only if you name it',
  aside: 'documentation or another supporting file (benchmark, helper script, old copy), linted only if you name it',
  unreached: 'module that no file of the repository imports, linted only if you name it',
  incomplete: 'module that imports one of its own package that is not there, linted only if you name it',
  unstarted: 'server that nothing in the repository starts or names, linted only if you name it',
  broken: 'server that Node cannot start (it calls "require", but is an ES module), linted only if you name it',
} as const;

/** Undefined where there is no reason, and where a folder, a glob or a pattern of the config asks for such files. */
export function whyLeftAlone(
  file: FoundFile,
  text: string,
  config: Pick<ResolvedConfig, 'filePatterns'>,
  { unreached, exists = existsOnDisk }: { readonly unreached?: LedTo; readonly exists?: Exists } = {},
): string | undefined {
  if (file.named) return undefined;
  const kind = kindAround(file, text, exists, unreached);
  if (kind === undefined) return undefined;
  const { foundBy = '.' } = file;
  const patterns = [...config.filePatterns(file.path), ...(isGlob(foundBy) ? [foundBy] : [])];
  const isAsked =
    [foundBy, ...patterns].some((asked) => ASKS_FOR[kind](asked)) || patterns.some((pattern) => namesFile(pattern));
  return isAsked ? undefined : REASONS[kind];
}

function kindAround(file: FilePlace, text: string, exists: Exists, unreached: LedTo | undefined): Kind | undefined {
  const kind = kindOf(file, text, exists);
  if (!unreached) return kind;
  // `mock_server.py` may be what people are to start.
  const isMeant =
    kind === 'test' || kind === 'aside'
      ? startsServer(text) && unreached.isGivenToClients(file.absolute)
      : kind === undefined;
  return isMeant ? unledTo(file.absolute, text, unreached) : kind;
}

function unledTo(absolute: string, text: string, unreached: LedTo): Kind | undefined {
  if (unreached.has(absolute, text)) return 'unreached';
  if (unreached.isIncomplete(absolute)) return 'incomplete';
  if (!startsServer(text)) return undefined;
  if (unreached.isUnstarted(absolute)) return 'unstarted';
  return isCommonjs(text) && unreached.isModule(absolute) ? 'broken' : undefined;
}

/** `**\/tools.json` says which files it means, `**\/*.json` only which kind. */
function namesFile(pattern: string): boolean {
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  return name !== '' && !isGlob(name);
}

const segmentsOf = (asked: string): string[] => asked.split(/[/{},]/);

/** Whether a folder or a pattern means files of this kind. */
const ASKS_FOR: Readonly<Record<Kind, (asked: string) => boolean>> = {
  test: (asked) =>
    segmentsOf(asked).some(
      (each) => TEST_FOLDER.test(each) || TEST_NAME.test(each) || MOCK_NAME.test(each) || /^specs?$/i.test(each),
    ),
  bundle: (asked) => segmentsOf(asked).some((each) => /^(?:dist|build|out|bundles?)$|\.(?:min|bundle)\./i.test(each)),
  scaffold: (asked) => isTemplate(`${asked}/`),
  skill: (asked) => /(?:^|\/)(?:skills|\.(?:claude|cursor|agents?))(?:\/|$)/.test(asked),
  declaration: isDeclaration,
  aside: (asked) =>
    segmentsOf(asked).some((each) =>
      [DOCUMENTS, MEASURES, LEFTOVERS, ARCHIVE, LEFTOVER, TRIAL, ASIDE_SCRIPT].some((aside) => aside.test(each)),
    ),
  record: (asked) => asked !== '.',
  unreached: (asked) => asked !== '.',
  incomplete: (asked) => asked !== '.',
  unstarted: (asked) => asked !== '.',
  broken: (asked) => asked !== '.',
};

function kindOf({ path, absolute }: FilePlace, text: string, exists: Exists): Kind | undefined {
  const language = languageOf(path);
  if (isSkill(path) || belongsToSkill(path, absolute, exists)) return 'skill';
  if (isTest(path, text) || (isCode(language) && importsTestLibrary(text))) return 'test';
  if (isDeclaration(path)) return 'declaration';
  if (isCode(language) ? isAside(path, text) : isMeasured(path)) return 'aside';
  if (!isCode(language) && isWrittenRecord(text)) return 'record';
  if (isEmitted({ path, absolute }, exists)) return 'bundle';
  if (isCode(language) && (isBuilt(path) || isBundle(text, language === 'html', path))) return 'bundle';
  if (/\{\{|<%|(?:^|\/)__[A-Z][A-Z_]*__\//.test(path) || (isTemplate(path) && hasPlaceholders(text))) return 'scaffold';
  return undefined;
}

const SAMPLES =
  /^(?:(?:.+[-_])?(?:examples?|samples?|tutorials?)|(?:example|sample|demo|tutorial|reference)[-_](?:mcp|servers?))$/i;
/** Below `src` these may be a part of the product. */
const MAY_BE_SAMPLES = /^(?:demos?|training|references?|playgrounds?)$/i;

/** Source code in a folder of samples: beside the tools of a project, it shows how they are used. Who asks for that folder means it. */
export function isSample({ path, named, foundBy = '.' }: FoundFile): boolean {
  const isAsked = segmentsOf(foundBy).some((each) => SAMPLES.test(each) || MAY_BE_SAMPLES.test(each));
  if (named || isAsked || !isCode(languageOf(path))) return false;
  const folders = path.split('/').slice(0, -1);
  return isAmong(folders, SAMPLES, TOPICS) || isAmong(folders, MAY_BE_SAMPLES, SOURCE);
}

/** What is written about the product, or measures it. Examples may be the product itself. */
const DOCUMENTS = /^(?:(?:docs?|documentation)(?:-(?:web)?site)?|playgrounds?)$/i;
/** Unlike `docs`, no tool is called so. */
const DOCUMENTS_SITE = /^(?:docs?|documentation)-(?:web)?site$/i;
const MEASURES =
  /^(?:(?:.+[-_])?evals|eval|evaluations?|bench|benchmarks?|benchmarking|snapshots?|baselines?|\.storybook|\.meta)$/i;
/** Scripts that try or measure the tools, or write documents about them. */
const ASIDE_SCRIPT =
  /^(?:bench(?:marks?)?|evals?|playground|test|debug|demo|try|smoke|gen(?:erate)?-docs?|docs?)(?:[-_.].*)?\.[mc]?[jt]sx?$/i;

/** Whether one of the folders is called so, and none above it holds the product. */
function isAmong(folders: readonly string[], pattern: RegExp, product: RegExp): boolean {
  const at = folders.findIndex((folder) => pattern.test(folder));
  return at >= 0 && !folders.slice(0, at).some((folder) => product.test(folder));
}

function isAside(path: string, text: string): boolean {
  const folders = path.split('/');
  const name = folders.pop()!;
  if (folders.some((folder) => DOCUMENTS_SITE.test(folder))) return true;
  if (isAmong(folders, DOCUMENTS, PUBLISHED) || isAmong(folders, MEASURES, SOURCE)) return true;
  if (isAmong(folders, LEFTOVERS, SOURCE) || ARCHIVE.test(folders[0] ?? '') || LEFTOVER.test(name)) return true;
  // `test-tools.js` beside the sources, `scripts/benchmark-tokens.ts`
  const isBeside = !folders.some((folder) => SOURCE.test(folder));
  if (folders.length < 2 && folders[0] !== 'src' && WRITES_DOCUMENTS.test(name)) return true;
  const scripts = folders.findIndex((folder) => /^scripts?$/.test(folder));
  if (scripts < 0) return isBeside && TRIAL.test(name);
  const isTrial = [name, ...folders.slice(scripts + 1).map((folder) => `${folder}.js`)].some((each) =>
    ASIDE_SCRIPT.test(each),
  );
  // An empty text is one that is not read yet.
  return isBeside && (isTrial || (text !== '' && !SERVES.test(text)));
}

/** What a measurement has as its data: lists of other people's servers, recorded answers. */
const isMeasured = (path: string): boolean => isAmong(path.split('/').slice(0, -1), MEASURES, SOURCE);

/** A list of schemas that says which script writes it, to compare them: no tool in it has a description. */
function isWrittenRecord(text: string): boolean {
  if (!WRITTEN_BY.test(text.slice(0, 2000))) return false;
  const { tools } = recordIn(text) ?? {};
  return (
    Array.isArray(tools) &&
    tools.length >= FEWEST &&
    tools.every((each: unknown) => !Object.hasOwn(Object(each) as object, 'description'))
  );
}
const WRITTEN_BY = /^\s*\{[^{[]*"(?:generator|generated_?by|purpose)"\s*:\s*"[^"]/i;
/** Of a few, the descriptions may have been forgotten. */
const FEWEST = 5;

/** Without it, a script lists tools to count or to print them. */
const SERVES = /\b(?:from|import|require\()\s*\(?['"][^'"\n]*mcp|tools\/list/i;

const WRITES_DOCUMENTS = /^gen(?:erate)?-(?:[a-z]+-){1,3}docs?\.[mc]?[jt]sx?$/i;

/** What a rewrite left behind. `backup.ts` may be a tool. */
const LEFTOVERS = /^(?:archived|deprecated|obsolete|unused|attic|_?old)$/i;
/** At the top alone: below, a server may be called so. */
const ARCHIVE = /^archives?$/i;
const LEFTOVER =
  /[-_.](?:old|deprecated|unused)\.[mc]?[jt]sx?$|\.(?:bak|backup|orig|original)\.[mc]?[jt]sx?$|^te?mp-.*\.[mc]?[jt]sx?$/i;

const TRIAL = /^(?:test|debug|bench(?:mark)?)[-_.].*\.[mc]?js$/i;
/** Below these are the parts of a product: `src/tools/docs/search.ts` is a tool about documents. */
const TOPICS = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|features?)$/i;
const SOURCE = new RegExp(`${TOPICS.source}|^(?:src|source|lib|app|mcp)$`, 'i');
/** A package or a server of a repository may be called anything. */
const PUBLISHED = new RegExp(`${SOURCE.source}|^(?:apps|packages?|servers?|plugins?|extensions?)$`, 'i');

/** The folders of coding assistants, but for the servers that they are given. */
function isSkill(path: string): boolean {
  if (configOf(path) !== undefined) return false;
  return /(^|\/)(?:\.(?:claude|cursor|agents?)\/|\.[\w-]{1,80}\/(?:.{1,400}\/)?skills\/)/.test(path);
}

/** `skills/NAME/SKILL.md` makes a skill of all that is below `skills/NAME/`. */
function belongsToSkill(path: string, absolute: string, exists: Exists): boolean {
  const [found] = /^(?:.*\/)?skills\/[^/]+\//.exec(path) ?? [];
  if (found === undefined || !absolute.endsWith(path)) return false;
  const skill = `${found}SKILL.md`;
  return exists({ path: skill, absolute: absolute.slice(0, -path.length) + skill });
}

function isDeclaration(path: string): boolean {
  return /\.d\.[mc]?ts$/i.test(path);
}

/** What compilers and bundlers write, by its place or its name. */
function isBuilt(path: string): boolean {
  return (
    /\.(?:min|bundle)\.[mc]?[jt]sx?$/i.test(path) ||
    (/(^|\/)(?:dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path)) ||
    (/(^|\/)build\/lib(?:\.[^/]{1,100})?\//.test(path) && path.endsWith('.py'))
  );
}

/** `server.js` beside `server.ts`, which it was made from. */
function isEmitted({ path, absolute }: FilePlace, exists: Exists): boolean {
  const [, kind] = /\.([mc]?)jsx?$/i.exec(path) ?? [];
  if (kind === undefined) return false;
  const source = (name: string): string => name.replace(/\.[mc]?jsx?$/i, '');
  return [`.${kind}ts`, ...(kind === '' ? ['.tsx'] : [])].some((ending) =>
    exists({ path: source(path) + ending, absolute: source(absolute) + ending }),
  );
}

/** What only bundlers and compilers write, in code. */
const BUNDLER_MARKS: readonly RegExp[] = [
  /\b__webpack_(?:require__|modules__|exports__)\b\s*[.(=,[]/,
  /^(?:var|let|const) __(?:defProp|commonJS|toESM|getOwnPropNames|export)\s*=/m,
  /^\/\/ node_modules\/\S+$/m,
  /^\/\/#region (?:\.\.\/)*node_modules\//m,
  /\b__vite__mapDeps\b|\bparcelRequire[\w$]*\s*[=(]/,
  /^\/\/ @bun\b/m,
  /^(?:"use strict"; ?|'use strict'; ?)?Object\.defineProperty\(exports, ["']__esModule["'], ?\{/m,
  /^\/\/# sourceMappingURL=\S+\s*$/m,
];

/** A line that no person writes has so many characters. */
const LONG_LINE = 1000;
/** At most this many lines of a bundle have a normal length: a banner, or those between its long ones. */
const MOST_SHORT_LINES = 20;
/** More characters in long lines than a person writes, whatever is between those lines. */
const MOST_WRITTEN = 50_000;
/** Statements without a line end or a blank between them, as minifiers write them. */
const MINIFIED =
  /[;})](?:var|let|const|function|return|if|for|class|import|export|async)\b|[;,{(](?:[a-z$_]{1,2})=|=>\{/g;

function isBundle(text: string, isPage: boolean, path: string): boolean {
  if (!isPage) return /\.(?:[mc]?js|jsx)$/i.test(path) && isBundled(text);
  // A page may hold a library beside code of its own.
  const scripts = text.split(/<script\b/i).slice(1);
  const own = scripts.map((code) => code.split(/<\/script/i, 1)[0]!).filter((code) => code.length >= LONG_LINE);
  return own.length > 0 && own.every(isBundled);
}

function isBundled(code: string): boolean {
  if (BUNDLER_MARKS.some((mark) => mark.test(code))) return true;
  let long = 0;
  let short = 0;
  for (const line of code.split('\n')) {
    if (line.length >= LONG_LINE && isMinified(line)) long += line.length;
    else if (/^\s*[^\s*/]/.test(line)) short++;
  }
  if (long > MOST_WRITTEN || short < MOST_SHORT_LINES) return long > code.length / 2;
  // A person's code may hold one such line, in quotes.
  return long > code.length * 0.9 && long / short > LONG_LINE;
}

const isMinified = (line: string): boolean => (line.match(MINIFIED)?.length ?? 0) > line.length / 200;

function isTemplate(path: string): boolean {
  return /(^|\/)_?(?:templates?|scaffold(?:s|ing)?|skeletons?|boilerplates?|generators?|stubs|cookiecutter[\w-]*)(\/|$)|(^|\/)(?:template|create)-[\w-]+\//i.test(
    path,
  );
}

/** Names that are filled in when a project is made of it. What a tool fills in when it runs is elsewhere in its text. */
const PLACEHOLDERS: readonly RegExp[] = [
  /<%[-=]?[^%\n]*%>/,
  /\b(?:name|title|version|id)['"]?\s*[:=]\s*['"`][^'"`\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/,
  /^[ \t]*\{\{[#/]?[a-z][\w .-]*\}\}[ \t]*$/im,
  /(?:from|import|require\()\s*['"][^'"\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9_]*__)/,
  /\b(?:class|function|const)\s+[\w$]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/,
];

const hasPlaceholders = (text: string): boolean => PLACEHOLDERS.some((placeholder) => placeholder.test(text));
