/** Servers that nothing in the repository starts or names, next to one that something does: old variants and trials. */
import { posix } from 'node:path';
import { known } from '../core/collections.js';
import { isLockFile } from '../core/lock-files.js';
import { PYTHON_REQUIREMENTS } from '../core/python-requirements.js';
import { inPattern } from '../core/text.js';
import { isInside, parentOf } from '../files/paths.js';
import type { ReadFile } from '../files/read.js';
import { MOST_FILES, NOT_SOURCE, type ProjectFiles } from './source-folders.js';

interface UnstartedServers {
  has(absolute: string): boolean;
  forget(): void;
}

interface Project extends Pick<ProjectFiles, 'exists'> {
  readonly read: ReadFile;
  filesBelow(): Iterable<string>;
  /** The nearest folder above that has one of these files. */
  homeOf(folder: string, described: readonly string[]): string | undefined;
}

const LARGEST_TEXT = 1_000_000;

export function unstartedIn({ read, exists, filesBelow, homeOf }: Project): UnstartedServers {
  const found = new Map<string, ReadonlySet<string>>();
  const programs = new Map<string, ReadonlySet<string>>();
  let files: readonly string[] | undefined;
  const textOf = (file: string): string | undefined => {
    const text = read(file, { maxBytes: LARGEST_TEXT });
    return 'text' in text ? text.text : undefined;
  };

  const allFiles = (): readonly string[] => (files ??= few(filesBelow()));

  function unstartedOf(folder: string): ReadonlySet<string> {
    const all = allFiles();
    if (all.length === 0) return NONE;
    const servers = all.flatMap((file) => {
      const text = parentOf(file) === folder && CODE.test(file) ? textOf(file) : undefined;
      return text !== undefined && startsServer(text) ? [serverOf(file, text, exists)] : [];
    });
    if (servers.length < 2) return NONE;
    const named = new Set<string>();
    let isOneStarted = false;
    for (const told of telling(all, STARTS_ANY)) {
      if (!told) return NONE;
      const { file, text } = told;
      const isTold = TEST.test(file) || (PROSE.test(file) && !README.test(file));
      for (const each of servers) {
        if (each.file === file || !text.includes(each.stem)) continue;
        if (isTold && each.command ? each.command.test(text) : each.naming.test(text)) named.add(each.file);
        isOneStarted ||= (!CODE.test(file) || BUNDLES.test(text)) && each.starting.test(text);
      }
    }
    return isOneStarted ? new Set(servers.flatMap(({ file }) => (named.has(file) ? [] : [file]))) : NONE;
  }

  /** The files that may name or start a server; undefined for one that may start any, or that cannot be read. */
  function* telling(all: readonly string[], startsAny: RegExp): Generator<{ file: string; text: string } | undefined> {
    for (const file of all) {
      if (isLockFile(file) || BINARY.test(file)) continue;
      const text = EXCLUDES.test(file) ? textOf(file)?.replace(EXCLUDED, '') : textOf(file);
      if (text === undefined ? STARTER.test(file) : startsAny.test(text)) yield undefined;
      else if (text !== undefined) yield { file, text };
    }
  }

  /** In Python, where each server of a folder may be started by hand: nothing names it, and its project says how to start another program. */
  function unstartedPrograms(folder: string): ReadonlySet<string> {
    const all = allFiles();
    const open = all.flatMap((file) => {
      const isProgram = parentOf(file) === folder && file.endsWith('.py') && startsServer(textOf(file) ?? '');
      return isProgram ? [{ file, stem: posix.basename(file, '.py'), naming: namingProgram(file) }] : [];
    });
    const home = open.length > 0 ? homeOf(folder, PYTHON_REQUIREMENTS) : undefined;
    if (home === undefined) return NONE;
    const names = new Set(all.map((file) => posix.basename(file)));
    const named = new Set<string>();
    const started = new Set<string>();
    for (const told of telling(all, STARTS_ANY_PROGRAM)) {
      if (!told) return NONE;
      const { file, text } = told;
      for (const each of open) {
        if (each.file !== file && text.includes(each.stem) && each.naming.test(text)) named.add(each.file);
      }
      if (named.size === open.length) return NONE;
      if (!isInside(home, file) || CODE_OR_PYTHON.test(file)) continue;
      for (const [, script, ...modules] of text.matchAll(STARTED)) {
        // One that is not there may have been the name of any of them.
        if (script !== undefined && !names.has(`${script}.py`)) return NONE;
        started.add(`${script ?? modules.find((name) => name !== undefined)!}.py`);
      }
    }
    const isOther = (file: string): boolean =>
      started.has(posix.basename(file)) && isInside(home, file) && !NO_PROGRAM.test(posix.basename(file));
    const isOneStarted = all.some(
      (file) => isOther(file) && (named.has(file) || !open.some((each) => each.file === file)),
    );
    return isOneStarted ? new Set(open.flatMap(({ file }) => (named.has(file) ? [] : [file]))) : NONE;
  }

  return {
    has(absolute) {
      const folder = parentOf(absolute);
      return absolute.endsWith('.py')
        ? known(programs, folder, unstartedPrograms).has(absolute)
        : known(found, folder, unstartedOf).has(absolute);
    },
    forget() {
      files = undefined;
      for (const each of [found, programs]) each.clear();
    },
  };
}

/** None of many. */
function few(all: Iterable<string>): readonly string[] {
  const files: string[] = [];
  for (const file of all) if (files.push(file) > MOST_FILES) return [];
  return files;
}

/** Whether a file runs a server when it is loaded or started, by its text. */
export const startsServer = (text: string): boolean =>
  (RUNS.test(text) && (SERVES.test(text) || GUARDS.test(text))) || (PYTHON_MAIN.test(text) && PYTHON_SERVES.test(text));
const PYTHON_MAIN = /^if __name__ ==/m;
const PYTHON_SERVES = /\b(?:FastMCP|MCPServer|Server)\(/;
const RUNS = /\bnew StdioServerTransport\(|\bprocess\.stdin\b|\.listen\(/;
/** It runs only where it is started itself; importers run a part of it. */
const GUARDS = /^if \([^\n]{0,40}(?:\brequire\.main === module\b|\bimport\.meta\.(?:main\b|url ===))/m;
const SERVES = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|['"`]tools\/list['"`]/;

/** Whether a script is CommonJS alone: bundlers and compilers take `require` beside `import`. */
export function isCommonjs(text: string): boolean {
  const at = text.search(REQUIRES);
  // After a backtick it may be a text.
  return at >= 0 && !text.slice(0, at).includes('`') && !IS_MODULE.test(text);
}
const REQUIRES = /^(?:(?:const|let|var) [^=\n]{1,300}= {0,9})?require\(\s{0,9}['"]/m;
const IS_MODULE = /^(?:import|export)\b|\bcreateRequire\b|\brequire\s{0,9}=[^=]|\bBun\.|^#!.*\b(?:bun|tsx)\b/m;

interface Server {
  readonly file: string;
  readonly stem: string;
  /** What names it, whatever for. */
  readonly naming: RegExp;
  /** What names it as a file. */
  readonly starting: RegExp;
  /** What starts it, of one that does so only where it is the program: tests and documents may name it for another reason. */
  readonly command?: RegExp;
}

function serverOf(file: string, text: string, exists: ProjectFiles['exists']): Server {
  const stem = posix.basename(file).replace(CODE, '');
  const word = inPattern(stem);
  const starting = new RegExp(`(?<![\\w-])${word}\\.[cm]?[jt]sx?\\b`);
  // A word that is a name of something else, too, does not lead to what cannot run.
  const naming = isBroken(file, text, exists) ? starting : new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
  if (!GUARDS.test(text)) return { file, stem, starting, naming };
  const command = new RegExp(`\\b${RUNNERS}\\b[^\\n]{0,80}(?<![\\w-])${word}\\.[cm]?[jt]sx?\\b`);
  return { file, stem, starting, command, naming: new RegExp(`${starting.source}|/${word}["'\`]`) };
}

/** As a file, as a module (`-m app.rivers`, `app.rivers:main`, `from .rivers import`), or as a text of its own. */
function namingProgram(file: string): RegExp {
  const word = `(?<![\\w-])${inPattern(posix.basename(file, '.py'))}`;
  const imported = `\\b(?:import|from)\\b[^\\n]{0,200}${word}\\b`;
  return new RegExp(`${word}\\.py\\b|${word}:\\w|["'\`/.]${word}(?![\\w-])|-m[\\s"',]{1,4}${word}\\b|${imported}`);
}
/** The programs that commands, images and entry points start: `python app/rivers.py`, `-m app.rivers`, `"app.rivers:main"`. */
const STARTED =
  /(?:\b(?:python3?|uv run|fastmcp run|mcp (?:run|dev|install))[ \t][^\n`]{0,80}?|["'/\\])(?<!\w)(\w{1,80})\.py\b|-m[\s"',]{1,4}(?:\w{1,50}\.){0,9}(\w{1,80})\b|["'](?:\w{1,50}\.){0,9}(\w{1,80}):\w/g;
const NO_PROGRAM = /^(?:setup|conftest|test_.*|.*_test)\.py$/;
/** A name that is made up: `python servers/$NAME.py`, `{name}.py`. */
const STARTS_ANY_PROGRAM = /\bpython3?\b[^\n]{0,80}(?:\{[^}\n]{1,60}\}|\$\w{1,40}|[*>%])[\w.-]{0,40}\.py\b/;
const CODE_OR_PYTHON = /\.(?:[cm]?[jt]sx?|py)$/;

/** Whether a script imports a file that people write and that is not there. Node takes no TypeScript for it. */
function isBroken(file: string, text: string, exists: ProjectFiles['exists']): boolean {
  if (!/\.[cm]?js$/.test(file)) return false;
  return [...text.matchAll(IMPORTED)].some(([, path]) => {
    const target = posix.join(parentOf(file), path!);
    return !target.split('/').some((folder) => NOT_SOURCE.test(folder)) && !exists(target);
  });
}
const IMPORTED = /(?<!\S)(?:from|import|await import\()\s*['"](\.{1,2}\/[\w./-]{1,200}\.[cm]?js)['"]/g;

const NONE: ReadonlySet<string> = new Set();
const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;
/** What is not compiled is not led to. */
const EXCLUDES = /\/[jt]sconfig[\w.-]{0,80}\.json$/;
const EXCLUDED = /"exclude"\s{0,9}:\s{0,9}\[[^\]]{0,5000}\]/g;
/** The settings of a bundler name the programs that it makes. */
const BUNDLES = /\b(?:entryPoints|entry)\s{0,9}:/;
const TEST = /(?:^|\/)__tests__\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;
const PROSE = /\.(?:mdx?|txt|rst)$/i;
const README = /(?:^|\/)readme[^/]*$/i;
const BINARY = /\.(?:png|jpe?g|gif|webp|ico|svg|pdf|zip|gz|tgz|mcpb|dxt|woff2?|ttf|mp[34]|wasm|map|csv)$/i;
/** What may start a server: where it cannot be read, nothing is known. */
const STARTER = /\.(?:ps1|bat|cmd|sh|md|ya?ml|toml)$|(?:package|mcp|config)[\w-]{0,40}\.jsonc?$/i;
/** A name that is made up: `node servers/$NAME.js`, `${name}.js`, `node <server>.js`. */
const RUNNERS = '(?:node|tsx|bun|deno run|spawn|fork|ts-node)';
const STARTS_ANY = new RegExp(
  `\\b${RUNNERS}\\b[^\\n]{0,80}(?:\\$\\{[^}\\n]{1,60}\\}|\\$\\w{1,40}|[*>}%])[\\w.-]{0,40}\\.[cm]?[jt]s\\b`,
);
