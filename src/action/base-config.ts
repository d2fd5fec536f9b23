/**
 * For `config-from: base`: the configs and suppressions of the branch that a change goes to. They are copied into a
 * temporary folder when they are needed, and found there in the same way as in the checkout.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { addTo } from '../core/collections.js';
import { printable } from '../core/text.js';
import { isMissing, type DataOf, type GitHub } from '../github/client.js';
import type { Job } from '../github/job.js';
import { readConfig } from '../config/read.js';
import type { Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { openGit } from '../files/git.js';
import { absolutePath, inFolder, isInside, parentOf, realPath, relativePath } from '../files/paths.js';
import { isPath } from '../config/user-code.js';
import { isConfigName } from './changes.js';
import type { GitHubAccess, GitHubEvent } from './event.js';
import { causeIn } from './runner.js';
import type { Checkout } from './workspace.js';

interface BaseConfigs {
  /** The copy of the working directory. */
  readonly cwd: string;
  /** Copies a config that an input names. */
  copy(file: string): Promise<void>;
  /** Copies the configs of a file before they are looked for. */
  copyingFirst(configs: Configs): Configs;
  close(): void;
}

/** On these events the checkout is the branch itself, so only people who can push to it decide its content. */
const OWN_BRANCH = new Set(['push', 'schedule', 'workflow_dispatch']);

export function hasBase({ name }: GitHubEvent): boolean {
  return !OWN_BRANCH.has(name);
}

export async function openBaseConfigs(
  { name, base }: GitHubEvent,
  checkout: Checkout,
  access: GitHubAccess | undefined,
): Promise<BaseConfigs> {
  if (base === undefined) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || 'this event'} nothing says which commit the base is. Use it on pull_request or merge_group.`,
    );
  }
  const files =
    (await filesByGit(base, checkout.root)) ?? (access && filesByApi(base, await access.github(), access.job));
  if (!files)
    throw refusal(
      `The checkout does not go back to it, and there is no \`github-token\` to ask GitHub with. ${REMEDY}`,
      base,
    );
  return copiesOf(files, base, checkout);
}

function copiesOf(files: BaseFiles, base: string, { root, cwd }: Checkout): BaseConfigs {
  const temporary = realPath(mkdtempSync(join(process.env['RUNNER_TEMP'] || tmpdir(), 'toolint-base-')))!;
  const top = isInside(cwd, root) ? absolutePath(temporary, relativePath(cwd, root)) : temporary;
  // The search for configs goes up to the top of a repository.
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
      if (isConfigName(name)) await once(posix.join(folder, name), copyFile);
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
  const withReason = (copying: Promise<void>): Promise<void> =>
    copying.catch((error: unknown) => {
      throw refusal(error instanceof UserError ? error.message : `${causeIn(error)}. ${REMEDY}`, base);
    });
  /** Empty, which is the top, for everything outside of it. */
  const inTop = (path: string): string => (isInside(top, path) && path !== top ? relativePath(top, path) : '');
  return {
    cwd: home,
    copy: (file) => withReason(once(inTop(absolutePath(home, file)), copyFile)),
    copyingFirst: (configs) => ({
      know() {},
      async for(path) {
        const folder = path === '.' || path.endsWith('/') ? path : parentOf(absolutePath(home, path));
        await withReason(once(inTop(absolutePath(home, folder)), copyFolder));
        return configs.for(path);
      },
    }),
    close: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

/** The files that a config extends. Packages are not part of a commit. */
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

/** The files of another commit. Paths are relative to the top of the repository. */
interface BaseFiles {
  /** The names of the files in a folder, which is empty for the top; none if the folder does not exist. */
  list(folder: string): Promise<readonly string[]>;
  /** Undefined if the file does not exist. */
  read(path: string): Promise<string | undefined>;
}

const LINK = 'link';
const LINK_MODE = '120000';
const linkRefusal = (path: string): UserError =>
  new UserError(`${printable(path)} is a symbolic link there, and links are not followed`);

/** Undefined if the checkout does not have the commit. */
async function filesByGit(commit: string, root: string): Promise<BaseFiles | undefined> {
  try {
    const git = openGit(root);
    const { ok, out } = await git('ls-tree', '-r', '-z', '--full-tree', commit);
    if (!ok) return undefined;
    const files = new Map<string, string>();
    const folders = new Map<string, string[]>();
    for (const line of out.split('\0')) {
      const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t([^]*)$/.exec(line) ?? [];
      if (mode === undefined || object === undefined || path === undefined) continue;
      files.set(path, mode === LINK_MODE ? LINK : object);
      addTo(folders, folderOf(path), basename(path));
    }
    return {
      list: async (folder) => folders.get(folder) ?? [],
      async read(path) {
        const object = files.get(path);
        if (object === undefined) return undefined;
        if (object === LINK) throw linkRefusal(path);
        const { ok, out, complaint } = await git('cat-file', 'blob', object);
        if (!ok) throw new Error(complaint);
        return out;
      },
    };
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** More would use up the requests that a repository has in an hour. */
const MOST_REQUESTS = 200;
/** GitHub lists no more of a folder. */
const MOST_LISTED = 1000;

type RepositoryContent = DataOf<GitHub['rest']['repos']['getContent']>;

function filesByApi(commit: string, github: GitHub, { owner, repo }: Job): BaseFiles {
  let requests = 0;
  const contentOf = async (path: string): Promise<RepositoryContent | undefined> => {
    if (++requests > MOST_REQUESTS) {
      throw new UserError(
        `there are too many folders to ask GitHub for. Check out with \`fetch-depth: 0\`, and git can tell`,
      );
    }
    try {
      return (await github.rest.repos.getContent({ owner, repo, path, ref: commit })).data;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    async list(folder) {
      const entries = await contentOf(folder);
      // GitHub gives the same response if the token cannot see the commit.
      if (entries === undefined && folder === '') throw new Error('GitHub does not show this commit');
      if (!Array.isArray(entries)) return [];
      if (entries.length >= MOST_LISTED)
        throw new UserError(`${printable(folder) || 'The top folder'} holds more files than GitHub lists`);
      return entries.filter(({ type }) => type !== 'dir').map(({ name }) => name);
    },
    async read(path) {
      const file = await contentOf(path);
      if (file === undefined || Array.isArray(file)) return undefined;
      if (file.type !== 'file') throw linkRefusal(path);
      if (file.encoding !== 'base64') throw new UserError(`${printable(path)} is too large`);
      return Buffer.from(file.content, 'base64').toString('utf8');
    },
  };
}

function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}
