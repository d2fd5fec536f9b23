/** The files of the commit that a change goes to: by git, or by GitHub where the checkout does not have the commit. */
import { basename, posix } from 'node:path';
import { addTo } from '../core/collections.js';
import { printable } from '../core/text.js';
import { isMissing, type DataOf, type GitHub } from '../github/client.js';
import type { Job } from '../github/job.js';
import { UserError } from '../files/errors.js';
import { openGit } from '../files/git.js';
import { absolutePath, isInside, relativePath } from '../files/paths.js';
import { changedSince } from '../run/changed-files.js';
import { baseAt, type Base } from '../run/lost-formats.js';
import type { GitHubAccess } from './event.js';
import type { Checkout, Step } from './workspace.js';

/** What the change began with; undefined where neither git nor GitHub can tell. */
export async function baseOfChange({ event, checkout, access }: Step): Promise<Base | undefined> {
  const { base } = event;
  const { cwd, root, isMixed } = checkout;
  if (base === undefined || isMixed) return undefined;
  try {
    return await baseAt((await changedSince(base, cwd)).from, cwd);
  } catch {
    const changed = await access?.changedFiles().catch(() => undefined);
    const files = changed && (await filesAt(base, checkout, access));
    if (!files) return undefined;
    const inRun = (path: string): string => relativePath(cwd, absolutePath(root, path));
    return {
      touched: Array.from(changed, ([path, { status, previous = path }]) =>
        status === 'added' || status === 'copied' || !isInside(cwd, absolutePath(root, previous))
          ? []
          : [{ was: inRun(previous), ...(status !== 'removed' && { path: inRun(path) }) }],
      ).flat(),
      read: (path) => files.read(relativePath(root, absolutePath(cwd, path))).catch(() => undefined),
      close: () => {},
    };
  }
}

/** Undefined if the checkout does not have the commit, and GitHub cannot be asked. */
export async function filesAt(
  commit: string,
  { root }: Checkout,
  access: GitHubAccess | undefined,
): Promise<BaseFiles | undefined> {
  return (await filesByGit(commit, root)) ?? (access && filesByApi(commit, await access.github(), access.job));
}

/** The files of another commit. Paths are relative to the top of the repository. */
export interface BaseFiles {
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

export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}
