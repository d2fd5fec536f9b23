/** What differs between a checkout and the commit that its branch began at, by git. */
import { posix } from 'node:path';
import { type Changes, readHunks, type Hunk } from '../engine/changed-lines.js';
import { printable } from '../core/text.js';
import { UserError } from '../files/errors.js';
import { openGit, type Git, gitTop } from '../files/git.js';
import type { FoundFile } from '../files/discover.js';
import { absolutePath, inFolder, isInside, parentOf, relativePath } from '../files/paths.js';

interface ChangedFiles {
  /** Paths are relative to the folder that was asked for. */
  readonly changes: Changes;
  /** What it was compared with, for people. */
  readonly base: string;
  /** The commit that the changes begin at. */
  readonly from: string;
}

/** Without a base, the main branch: as origin has it, else as it is here. */
export async function changedSince(base: string | undefined, cwd: string): Promise<ChangedFiles> {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = (await commitOf(git, 'HEAD')) !== undefined;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : undefined);
  const from = name === undefined ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, from), untrackedFiles(git)]);
  const all: [string, readonly Hunk[] | 'all'][] = [
    ...edited,
    ...untracked.map((path): [string, 'all'] => [path, 'all']),
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? 'the beginning, as nothing is committed yet', from };
}

/** Whether a word on the command line names a commit. */
export async function isRevision(word: string, cwd: string): Promise<boolean> {
  if (word.startsWith('-')) return false;
  return (await commitOf(openGit(cwd), word)) !== undefined;
}

async function workTree(git: Git): Promise<{ prefix: string; isShallow: boolean }> {
  const { ok, out, complaint } = await git(
    'rev-parse',
    '--is-inside-work-tree',
    '--is-shallow-repository',
    '--show-prefix',
  );
  const [isInside, isShallow, ...prefix] = out.split('\n');
  if (ok && isInside === 'true')
    return { prefix: prefix.join('\n').replace(/\n$/, ''), isShallow: isShallow === 'true' };
  if (complaint.includes('dubious ownership')) {
    throw new UserError(
      '--changed asks git what changed, and git does not trust this repository, which somebody else owns. If you do: git config --global --add safe.directory PATH, with the path of the repository.',
    );
  }
  const isNone = ok || complaint.startsWith('not a git repository');
  throw new UserError(
    `--changed asks git what changed, ${isNone ? 'and this folder is in no work tree of git' : `which failed: ${complaint}`}.`,
  );
}

async function commitOf(git: Git, revision: string): Promise<string | undefined> {
  const { ok, out } = await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  return ok ? out.trim() : undefined;
}

const MAIN_BRANCHES = [
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];
const ORIGIN_HEAD = 'refs/remotes/origin/HEAD';

async function mainBranch(git: Git, isShallow: boolean): Promise<string> {
  const { out } = await git('for-each-ref', '--format=%(refname) %(symref)', ORIGIN_HEAD, ...MAIN_BRANCHES);
  const refs = new Map(out.split('\n').map((line) => line.split(' ') as [string, string]));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, '');
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : 'Name one: --changed=BASE.'}`,
  );
}

const SHALLOW =
  'This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).';

async function mergeBase(git: Git, base: string, isBorn: boolean, isShallow: boolean): Promise<string> {
  const shown = printable(base);
  if (base.startsWith('-') || base === '')
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown}".`);
  const commit = await commitOf(git, base);
  if (commit === undefined)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ''}`);
  // While a merge is under way, what comes with it is no change of ours.
  const heads = isBorn ? ['HEAD', ...((await commitOf(git, 'MERGE_HEAD')) ? ['MERGE_HEAD'] : [])] : [];
  const { ok, out } = isBorn ? await git('merge-base', commit, ...heads) : { ok: false, out: '' };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : '.'}`,
  );
}

async function emptyTree(git: Git): Promise<string> {
  // Its name depends on how the repository names objects.
  return (await must(git, 'hash-object', '-t', 'tree', '--stdin')).trim();
}

/** Committed, staged or not: what counts is the current text of the files. */
async function editedSince(git: Git, from: string): Promise<[path: string, hunks: readonly Hunk[] | 'all'][]> {
  const patch = await must(git, 'diff-index', ...DIFF, from, '--');
  return editedIn(patch);
}

/** The files of a patch, as git prints it with the options below. */
export function editedIn(patch: string): [path: string, hunks: readonly Hunk[] | 'all'][] {
  return `\n${patch}`.split('\ndiff --git ').slice(1).flatMap(readFile);
}

/** It is the plumbing, on which no setting for people has an effect. */
const DIFF = [
  ...['--patch', '--unified=0', '--find-renames', '-l1000', '--ignore-submodules=dirty', '--no-color'],
  ...['--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/'],
];

/** What follows `diff --git `: two names, more about the file, hunks. In names git writes line ends as escapes. */
function readFile(patch: string): [path: string, hunks: readonly Hunk[] | 'all'][] {
  const head = patch.split('\n@@ ', 1)[0]!.split('\n');
  const starting = (word: string): string | undefined => head.find((line) => line.startsWith(word))?.slice(word.length);
  if (starting('deleted file mode') !== undefined) return [];
  const path = starting('rename to ') ?? sameName(head[0]!);
  const isWhole = starting('new file mode') !== undefined || starting('Binary files ') !== undefined;
  return [[unquoted(path), isWhole ? 'all' : readHunks(patch)]];
}

/** `a/x b/x`: the same name twice. */
function sameName(names: string): string {
  const second = names.slice((names.length + 1) / 2);
  return second.startsWith('"') ? `"${second.slice('"b/'.length)}` : second.slice('b/'.length);
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' };

function unquoted(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : (ESCAPES[code] ?? code);
  });
}

/** From all of the repository, but for what is ignored. A folder is a repository of its own. */
async function untrackedFiles(git: Git): Promise<string[]> {
  const list = await must(git, 'ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/');
  return list.split('\0').filter((path) => path !== '' && !path.endsWith('/'));
}

async function must(git: Git, ...args: readonly string[]): Promise<string> {
  const { ok, out, complaint } = await git(...args);
  if (!ok) throw new UserError(`--changed: git ${args[0]} failed: ${complaint}.`);
  return out;
}

// Which files git keeps track of. What it does not follow cannot be compared with another commit.

/** Absolute paths, without files that the git index marks as not to be compared; undefined where git does not know. */
export async function trackedByGit(cwd: string): Promise<ReadonlySet<string> | undefined> {
  const list = await openGit(cwd)('ls-files', '-z', '-v', '--', ':/').catch(() => undefined);
  if (!list?.ok) return undefined;
  // A small letter stands for `assume-unchanged`, and S for `skip-worktree`.
  const paths = list.out.split('\0').flatMap((line) => /^[A-RT-Z] ([^]+)/.exec(line)?.[1] ?? []);
  return new Set(paths.map((path) => (path.startsWith('../') ? absolutePath(cwd, path) : inFolder(cwd, path))));
}

/**
 * All of a file counts as changed that git does not follow. Of a submodule git follows only which commit it is at, so its
 * files changed if that did.
 */
export function withUntracked(
  changes: Changes,
  files: readonly FoundFile[],
  followed: ReadonlySet<string>,
  cwd: string,
): Changes {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file: string): boolean => {
    const inner = top !== undefined && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== undefined && inner !== top && followed.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute } of files) {
    if (!followed.has(absolute) && !changes.has(path) && !isInSameSubmodule(absolute)) all.set(path, 'all');
  }
  return all;
}
