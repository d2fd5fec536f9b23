/** `--changed [BASE]`: what the word behind it is, and what changed. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '../core/message.js';
import { changedSince, isRevision } from '../workspace/changed.js';
import type { CheckOptions } from '../workspace/check.js';
import { UserError } from '../workspace/errors.js';
import { followedByGit } from '../workspace/followed.js';
import { isGlob } from '../workspace/glob-files.js';
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

/** Says what it compared with, where nobody has told. */
export async function changesFor(
  flags: Flags,
  terminal: Terminal,
): Promise<Pick<CheckOptions, 'changes' | 'followedByGit'>> {
  const { changed } = flags;
  if (changed === undefined) return {};
  const [{ changes, base }, followed] = await Promise.all([
    changedSince(changed === '' ? undefined : changed, terminal.cwd),
    followedByGit(terminal.cwd),
  ]);
  if (changed === '' && !flags.quiet) terminal.err(`toolint: only what changed since ${printable(base)}.\n`);
  return { changes, followedByGit: followed };
}
