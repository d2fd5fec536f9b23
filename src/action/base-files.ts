/** Files as they are in another commit: by git, or by GitHub where the checkout does not have that commit. */
import { basename, posix } from 'node:path';
import { addTo } from '../core/collections.js';
import { printable } from '../core/text.js';
import type { GitHub } from '../github/client.js';
import { UserError } from '../files/errors.js';
import { openGit } from '../files/git.js';

/** Paths count from the top of the repository. */
export interface BaseFiles {
  /** The names of the files in a folder, which is empty at the top; none where there is no such folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Undefined: there is no such file. */
  read(path: string): Promise<string | undefined>;
}

/** Undefined: the checkout does not have the commit. */
export async function filesByGit(commit: string, root: string): Promise<BaseFiles | undefined> {
  try {
    const git = openGit(root);
    const { ok, out } = await git('ls-tree', '-r', '-z', '--full-tree', commit);
    if (!ok) return undefined;
    const files = new Map<string, string>();
    const folders = new Map<string, string[]>();
    for (const line of out.split('\0')) {
      const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t([^]*)$/.exec(line) ?? [];
      if (mode === undefined || object === undefined || path === undefined) continue;
      files.set(path, isLink(mode) ? LINK : object);
      addTo(folders, folderOf(path), basename(path));
    }
    return {
      list: async (folder) => folders.get(folder) ?? [],
      async read(path) {
        const object = files.get(path);
        if (object === undefined) return undefined;
        if (object === LINK) throw linked(path);
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

const LINK = 'link';
const isLink = (mode: string): boolean => mode === '120000';
const linked = (path: string): UserError =>
  new UserError(`${printable(path)} is a symbolic link there, and links are not followed`);

/** What the API tells of a file; of a folder, a list of these. */
interface Content {
  readonly type: string;
  readonly name: string;
  readonly encoding?: string;
  readonly content?: string;
}

/** More would use up what a repository may ask for in an hour. */
const MOST_REQUESTS = 200;
/** GitHub lists no more of a folder. */
const MOST_LISTED = 1000;

export function filesByApi(commit: string, github: GitHub): BaseFiles {
  let requests = 0;
  const ask = async (path: string): Promise<Content | readonly Content[] | undefined> => {
    if (++requests > MOST_REQUESTS) {
      throw new UserError(
        `there are too many folders to ask GitHub for. Check out with \`fetch-depth: 0\`, and git can tell`,
      );
    }
    try {
      return await github.request('GET /repos/{owner}/{repo}/contents/{path}', { path, ref: commit });
    } catch (error) {
      if ((error as { kind?: unknown }).kind === 'missing') return undefined;
      throw error;
    }
  };
  return {
    async list(folder) {
      const entries = await ask(folder);
      // GitHub also says so of what a token may not see.
      if (entries === undefined && folder === '') throw new Error('GitHub does not show this commit');
      if (!Array.isArray(entries)) return [];
      if (entries.length >= MOST_LISTED)
        throw new UserError(`${printable(folder) || 'The top folder'} holds more files than GitHub lists`);
      return (entries as readonly Content[]).filter(({ type }) => type !== 'dir').map(({ name }) => name);
    },
    async read(path) {
      const file = (await ask(path)) as Content | undefined;
      if (file === undefined || Array.isArray(file)) return undefined;
      if (file.type !== 'file') throw linked(path);
      if (file.encoding !== 'base64' || file.content === undefined)
        throw new UserError(`${printable(path)} is too large`);
      return Buffer.from(file.content, 'base64').toString('utf8');
    },
  };
}

export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}
