/** `--changed [BASE]`: what the word behind it is, and what changed. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '../core/text.js';
import { changedSince, isRevision, trackedByGit } from '../run/changed-files.js';
import { baseAt } from '../run/lost-formats.js';
import type { CheckOptions } from '../run/run.js';
import { UserError } from '../files/errors.js';
import { isGlob } from '../files/discover.js';
import type { Args, Flags } from './args.js';
import type { Terminal } from './terminal.js';

/** `--changed src` may mean the folder or a branch. As with git, a word that is both has to be told apart. */
export async function settleBase(args: Args, cwd: string): Promise<Pick<Args, 'flags' | 'paths'>> {
  const { flags, paths, isBaseLoose } = args;
  const word = flags.changed;
  if (!isBaseLoose || word === undefined) return args;
  const isPath = existsSync(resolve(cwd, word));
  if (!isPath && !isGlob(word)) return args;
  if (!(await isRevision(word, cwd))) return { flags: { ...flags, changed: '' }, paths: [word, ...paths] };
  if (!isPath) return args;
  const shown = printable(word);
  throw new UserError(
    `--changed ${shown}: that is a path here and a commit. Write --changed=${shown} for the commit, or --changed -- ${shown} for the path.`,
  );
}

/** Prints the base of the comparison if the user did not name one. */
export async function changesFor(
  flags: Flags,
  terminal: Terminal,
): Promise<Pick<CheckOptions, 'base' | 'changes' | 'followedByGit'>> {
  const { changed } = flags;
  if (changed === undefined) return {};
  const [{ changes, base, from }, followed] = await Promise.all([
    changedSince(changed === '' ? undefined : changed, terminal.cwd),
    trackedByGit(terminal.cwd),
  ]);
  if (changed === '' && !flags.quiet) terminal.err(`toolint: only what changed since ${printable(base)}.\n`);
  return { changes, followedByGit: followed, base: await baseAt(from, terminal.cwd) };
}

/** What --fix-dry-run prints. */
export interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Looking for the shortest diff takes long where thousands of lines differ; then all of them are shown as changed. */
const PATIENCE_MS = 2000;

export async function unifiedDiff(changes: readonly FileChange[]): Promise<string> {
  if (changes.length === 0) return '';
  const { createTwoFilesPatch, OMIT_HEADERS } = await import('diff');
  return changes
    .map(({ path, before, after }) => {
      const options = { context: 3, timeout: PATIENCE_MS, headerOptions: OMIT_HEADERS };
      const hunks = createTwoFilesPatch('', '', before, after, undefined, undefined, options);
      return `--- ${nameOf(`a/${path}`)}\n+++ ${nameOf(`b/${path}`)}\n${hunks ?? wholly(before, after)}`;
    })
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '"': '\\"', '\\': '\\\\', '\x07': '\\a', '\b': '\\b' },
  ...{ '\t': '\\t', '\n': '\\n', '\v': '\\v', '\f': '\\f', '\r': '\\r' },
};

/** As git writes it: what would not stay one visible line is in quotes, and a tab ends a name that has blanks. */
function nameOf(path: string): string {
  const escaped = path.replace(/["\\\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escape);
  return `${escaped === path ? path : `"${escaped}"`}${path.includes(' ') ? '\t' : ''}`;
}

function escape(character: string): string {
  const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`;
  return ESCAPES[character] ?? Array.from(Buffer.from(character), octal).join('');
}

function wholly(before: string, after: string): string {
  const [old, now] = [linesOf(before, '-'), linesOf(after, '+')];
  return `@@ -1,${old.length} +1,${now.length} @@\n${[...old, ...now].join('')}`;
}

function linesOf(text: string, sign: string): string[] {
  const lines = text === '' ? [] : text.split(/(?<=\n)/);
  return lines.map((line) => `${sign}${line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`}`);
}
