/** The files of a repository that decide what toolint finds in it, and whether a pull request changes them. */
import { basename } from 'node:path';
import { printable } from '../core/text.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { mayLack } from '../github/changed.js';
import { changedSince } from '../run/changed-files.js';
import type { ResolvedConfig } from '../config/resolve.js';
import { readConfig } from '../config/read.js';
import { CONFIG_NAMES, PACKAGE_NAME } from '../files/directory-listing.js';
import { absolutePath, inFolder, relativePath } from '../files/paths.js';
import type { GitHubEvent } from './event.js';
import type { Access } from './github.js';
import type { Place } from './workspace.js';

const SHOWN = 5;

/** By the name of the file. A package.json may hold a config. */
export function isConfig(name: string): boolean {
  return CONFIG_NAMES.has(name) || name === PACKAGE_NAME || name === SUPPRESSIONS;
}

/** What a reviewer should know of a pull request that changes how it is judged itself. */
export async function ownChanges(
  event: GitHubEvent,
  place: Place,
  access: Access | undefined,
  { sources }: ResolvedConfig,
  fromBase: boolean,
): Promise<string[]> {
  const { root, cwd } = place;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed = event.pull ? await changedPaths(event, place, access) : [];
  const own: string[] = [];
  for (const path of changed) if (used.has(path) || (await isOwn(path, place))) own.push(path);
  if (own.length === 0) return [];
  const shown = own.slice(0, SHOWN).map((path) => `\`${printable(path).replaceAll('`', "'")}\``);
  const names = own.length > SHOWN ? [...shown, `${own.length - SHOWN} more`] : shown;
  const subject = `This pull request changes ${names.join(', ')}`;
  return [
    fromBase
      ? `${subject}. Configs and suppressions were taken from the base branch, as \`config-from: base\` says, and no \`.gitignore\` has kept back a file of a commit.`
      : `${subject}, and with that what is checked and reported: look at it too. \`config-from: base\` would lint with the config of the base branch.`,
  ];
}

/** As many of them as are known. */
async function changedPaths(event: GitHubEvent, { root }: Place, access: Access | undefined): Promise<Set<string>> {
  const paths = new Set<string>();
  try {
    const files = await access?.changedFiles();
    for (const [path, { previous = path }] of files ?? []) paths.add(path).add(previous);
    if (files && !mayLack(files)) return paths;
  } catch {
    // Git may know.
  }
  try {
    for (const path of (await changedSince(event.base, root)).changes.keys()) paths.add(path);
  } catch {
    // Nobody knows of more.
  }
  return paths;
}

async function isOwn(path: string, { root }: Place): Promise<boolean> {
  const name = basename(path);
  if (name !== PACKAGE_NAME) return isConfig(name) || name === '.gitignore';
  try {
    return (await readConfig(inFolder(root, path), { cwd: root, workspace: root, allowCode: false })) !== undefined;
  } catch {
    return true;
  }
}
