/**
 * What git ignores: .gitignore files at every level, up to the top of the repository, and its .git/info/exclude. What is
 * tracked is not ignored.
 */
import { existsSync } from 'node:fs';
import { gitTop } from './git.js';
import { trackedPaths } from './git-index.js';
import { printable } from '../core/text.js';
import { absolutePath, inFolder, parentOf, relativePath } from './paths.js';
import { readText } from './read.js';
import { wildcard, type Test } from './pattern.js';
import { foundOnce } from '../core/collections.js';

export interface IgnoreRule {
  readonly negated: boolean;
  readonly foldersOnly: boolean;
  /** Of the path, only the last part counts. */
  readonly byName?: boolean;
  /** Tests a path relative to the folder of the rule, or a name. */
  readonly matches: Test;
  /** Where it is written. The lines of a config's patterns are not known. */
  readonly origin?: { readonly file: string; readonly line?: number; readonly pattern: string };
}

/** For people: the pattern and where it is written, in brackets. */
export function originOf({ origin }: IgnoreRule, cwd = ''): string {
  if (!origin) return '';
  const { file, line, pattern } = origin;
  const at = line === undefined ? file : `${relativePath(cwd, file)}:${line}`;
  return ` (\`${printable(pattern)}\` in ${printable(at)})`;
}

/** The rules that hold in a folder; those of `outer` hold where no nearer one has a say. */
export interface IgnoreScope {
  /** The folder that the rules belong to, with a slash at its end. */
  readonly base: string;
  readonly rules: readonly IgnoreRule[];
  readonly outer: IgnoreScope | undefined;
  /** No .gitignore further in has a say. */
  readonly isFinal?: boolean;
  /** Whether git tracks a file, or a file in a folder: by their absolute paths. */
  readonly isTracked?: Test;
}

const MAX_FILE = 1024 * 1024;
const MAX_LINE = 4096;
/** More would be an attack: every name is tested against every line. */
const MAX_LINES = 10_000;

/** Whether a path is ignored, given that the folder that holds it is not. */
export function isIgnored(scope: IgnoreScope | undefined, path: string, isFolder: boolean): boolean {
  const end = path.lastIndexOf('/') + 1;
  return isNameIgnored(scope, path.slice(0, end), path.slice(end), isFolder);
}

/** The same for a name in a folder, which has a slash at its end. */
export function isNameIgnored(
  scope: IgnoreScope | undefined,
  folder: string,
  name: string,
  isFolder: boolean,
): boolean {
  return ignoringRule(scope, folder, name, isFolder) !== undefined;
}

/** The rule that makes a name in a folder be ignored. */
export function ignoringRule(
  scope: IgnoreScope | undefined,
  folder: string,
  name: string,
  isFolder: boolean,
): IgnoreRule | undefined {
  const rule = writtenRule(scope, folder, name, isFolder);
  return rule && scope?.isTracked?.(folder + name) ? undefined : rule;
}

/** Whatever is tracked. */
function writtenRule(
  scope: IgnoreScope | undefined,
  folder: string,
  name: string,
  isFolder: boolean,
): IgnoreRule | undefined {
  for (let at = scope; at; at = at.outer) {
    if (!folder.startsWith(at.base)) continue;
    const verdict = lastMatch(at.rules, folder.slice(at.base.length), name, isFolder);
    if (verdict) return verdict.negated ? undefined : verdict;
  }
  return undefined;
}

function lastMatch(
  rules: readonly IgnoreRule[],
  folder: string,
  name: string,
  isFolder: boolean,
): IgnoreRule | undefined {
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i]!;
    if ((isFolder || !rule.foldersOnly) && rule.matches(rule.byName ? name : folder + name)) return rule;
  }
  return undefined;
}

export function parseIgnoreFile(text: string, file = '.gitignore'): IgnoreRule[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/, MAX_LINES)
    .flatMap((line, index) => {
      const rule = parseIgnoreLine(line);
      return rule ? { ...rule, origin: { file, line: index + 1, pattern: trimSpaces(line) } } : [];
    });
}

function parseIgnoreLine(line: string): IgnoreRule | undefined {
  if (line.startsWith('#') || line.length > MAX_LINE) return undefined;
  let pattern = trimSpaces(line);
  const negated = pattern.startsWith('!');
  if (negated) pattern = pattern.slice(1);
  const foldersOnly = pattern.endsWith('/');
  if (foldersOnly) pattern = pattern.slice(0, -1);
  if (pattern === '') return undefined;
  const byName = !pattern.includes('/');
  const matches = wildcard(pattern.replace(/^\//, ''));
  return typeof matches === 'string' ? undefined : { negated, foldersOnly, byName, matches };
}

/** Spaces at the end do not count, unless a backslash is before them. */
function trimSpaces(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  let backslashes = 0;
  while (line[end - backslashes - 1] === '\\') backslashes++;
  return end < line.length && backslashes % 2 === 1 ? line.slice(0, end + 1) : line.slice(0, end);
}

/** What git itself says that it ignores, by absolute paths, in place of all files that say so. */
export function givenScope(ignored: ReadonlySet<string>): IgnoreScope {
  const rule = { negated: false, foldersOnly: false, matches: (path: string) => ignored.has(path) };
  return { base: '', rules: [rule], outer: undefined, isFinal: true };
}

/** Below a folder that is the top: of a repository, or of the work where there is none. */
export function topScope(folder: string, outer?: IgnoreScope): IgnoreScope | undefined {
  if (outer?.isFinal) return outer;
  const base = inFolder(folder, '');
  const { own, common } = gitFolders(folder);
  let tracked: ReadonlySet<string> | undefined;
  const isTracked = (path: string): boolean => (tracked ??= trackedPaths(own)).has(path.slice(base.length));
  return { base, rules: readRules(`${common}/info/exclude`), outer: undefined, isTracked };
}

/** Adds the .gitignore of a folder to what holds outside of it. */
export function innerScope(folder: string, outer: IgnoreScope | undefined): IgnoreScope | undefined {
  if (outer?.isFinal) return outer;
  const file = inFolder(folder, '.gitignore');
  const rules = existsSync(file) ? readRules(file) : [];
  const isTracked = outer?.isTracked;
  return rules.length > 0 ? { base: inFolder(folder, ''), rules, outer, ...(isTracked && { isTracked }) } : outer;
}

/** What holds in a folder, before its own .gitignore: of one that is ignored, only what is tracked is there. */
export function scopeWithin(scope: IgnoreScope | undefined, parent: string, name: string): IgnoreScope | undefined {
  const rule = scope?.isTracked && writtenRule(scope, parent, name, true);
  if (!rule || !scope.isTracked(parent + name)) return scope;
  const all = { ...rule, foldersOnly: false, matches: () => true };
  return { base: inFolder(parent + name, ''), rules: [all], outer: scope, isTracked: scope.isTracked };
}

/** The rules that hold in any folder, found from there upwards. */
export function scopeFinder(cwd: string): (folder: string) => IgnoreScope | undefined {
  const workTop = gitTop(cwd) ?? cwd;
  const find = foundOnce((folder: string): { scope: IgnoreScope | undefined; inRepository: boolean } => {
    const parent = parentOf(folder);
    if (folder === workTop || existsSync(inFolder(folder, '.git')))
      return { scope: innerScope(folder, topScope(folder)), inRepository: true };
    if (parent === folder) return { scope: undefined, inRepository: false };
    const { scope, inRepository } = find(parent);
    if (!inRepository) return { scope: undefined, inRepository };
    const within = scopeWithin(scope, inFolder(parent, ''), folder.slice(folder.lastIndexOf('/') + 1));
    return { scope: innerScope(folder, within), inRepository };
  });
  return (folder) => find(folder).scope;
}

/** In a linked worktree and in a submodule `.git` is a file that says where the repository is. */
function gitFolders(top: string): { readonly own: string; readonly common: string } {
  const git = `${top}/.git`;
  const line = firstLine(git);
  if (line === '') return { own: git, common: git };
  const own = absolutePath(top, line.replace(/^gitdir:\s*/, ''));
  return { own, common: absolutePath(own, firstLine(`${own}/commondir`)) };
}

function firstLine(file: string): string {
  const read = readText(file, { maxBytes: MAX_LINE });
  return 'text' in read ? read.text.split('\n', 1)[0]!.trim() : '';
}

function readRules(file: string): IgnoreRule[] {
  const read = readText(file, { maxBytes: MAX_FILE });
  return 'text' in read ? parseIgnoreFile(read.text, file) : [];
}
