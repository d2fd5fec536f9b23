/**
 * The configs and suppressions of the branch that a change goes to, for `config-from: base`. They are copied into a
 * folder of their own as they are asked for, and found there as those of the checkout would be.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { Configs } from '../config/resolve.js';
import { readConfig } from '../config/read.js';
import { UserError } from '../files/errors.js';
import { absolutePath, inFolder, isInside, parentOf, realPath, relativePath } from '../files/paths.js';
import { isPath } from '../config/user-code.js';
import { filesByApi, filesByGit, folderOf, type BaseFiles } from './base-files.js';
import { causeIn } from './cause.js';
import type { GitHubEvent } from './event.js';
import type { Access } from './github.js';
import { isConfig } from './own-files.js';
import type { Place } from './workspace.js';

interface BaseConfigs {
  /** The folder to work in, as it is called among the copies. */
  readonly cwd: string;
  /** A config that an input names. */
  copy(file: string): Promise<void>;
  /** Copies what holds for a file before it is asked for. */
  ahead(configs: Configs): Configs;
  close(): void;
}

/** Nobody but those who may push to the branch decides what it holds. */
const OWN_BRANCH = new Set(['push', 'schedule', 'workflow_dispatch']);

export function hasBase({ name }: GitHubEvent): boolean {
  return !OWN_BRANCH.has(name);
}

export async function openBaseConfigs(
  { name, base }: GitHubEvent,
  place: Place,
  access: Access | undefined,
): Promise<BaseConfigs> {
  if (base === undefined) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || 'this event'} nothing says which commit the base is. Use it on pull_request or merge_group.`,
    );
  }
  const files = (await filesByGit(base, place.root)) ?? (access && filesByApi(base, await access.github()));
  if (!files)
    throw refusal(
      `The checkout does not go back to it, and there is no \`github-token\` to ask GitHub with. ${REMEDY}`,
      base,
    );
  return copies(files, base, place);
}

function copies(files: BaseFiles, base: string, { root, cwd }: Place): BaseConfigs {
  const made = realPath(mkdtempSync(join(process.env['RUNNER_TEMP'] || tmpdir(), 'toolint-base-')))!;
  const top = isInside(cwd, root) ? absolutePath(made, relativePath(cwd, root)) : made;
  // Configs are looked for up to the top of a repository.
  mkdirSync(inFolder(top, '.git'), { recursive: true });
  const home = absolutePath(top, relativePath(root, cwd));
  const copied = new Map<string, Promise<void>>();
  const once = (path: string, copy: (path: string) => Promise<void>): Promise<void> => {
    if (!copied.has(path)) copied.set(path, copy(path));
    return copied.get(path)!;
  };
  const copyFolder = async (folder: string): Promise<void> => {
    if (folder !== '') await once(folderOf(folder), copyFolder);
    for (const name of await files.list(folder)) {
      if (isConfig(name)) await once(posix.join(folder, name), copyFile);
    }
  };
  const copyFile = async (path: string): Promise<void> => {
    const text = await files.read(path);
    if (text === undefined) return;
    const target = inFolder(top, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    for (const other of await extendedBy(target, top)) await once(relativePath(top, other), copyFile);
  };
  const told = (copying: Promise<void>): Promise<void> =>
    copying.catch((error: unknown) => {
      throw refusal(error instanceof UserError ? error.message : `${causeIn(error)}. ${REMEDY}`, base);
    });
  /** The top itself for all that lies outside. */
  const inTop = (path: string): string => (isInside(top, path) && path !== top ? relativePath(top, path) : '');
  return {
    cwd: home,
    copy: (file) => told(once(inTop(absolutePath(home, file)), copyFile)),
    ahead: (configs) => ({
      know() {},
      async for(path) {
        const folder = path === '.' || path.endsWith('/') ? path : parentOf(absolutePath(home, path));
        await told(once(inTop(absolutePath(home, folder)), copyFolder));
        return configs.for(path);
      },
    }),
    close: () => rmSync(made, { recursive: true, force: true }),
  };
}

/** The files that a config builds on. Packages are not part of a commit. */
async function extendedBy(file: string, top: string): Promise<string[]> {
  const source = await readConfig(file, { cwd: top, workspace: top, allowCode: false }).catch(() => undefined);
  const names = (source?.value as { extends?: unknown } | undefined)?.extends;
  if (!Array.isArray(names)) return [];
  return names
    .filter((name): name is string => typeof name === 'string' && isPath(name))
    .map((name) => absolutePath(parentOf(file), name))
    .filter((other) => isInside(top, other) && other !== top);
}

const REMEDY = 'With `fetch-depth: 0` git has it; a `github-token` needs `contents: read`';

function refusal(why: string, base: string): UserError {
  return new UserError(
    `The config of the base branch, at ${base.slice(0, 7)}, could not be read, so nothing was linted. ${why}.`,
  );
}
