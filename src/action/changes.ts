/** What the pull request or the push changed: its lines, and the files that configure toolint. GitHub is asked first, then git. */
import { basename, dirname, join, posix } from 'node:path';
import type { Changes, Hunk, RemovedText } from '../engine/changed-lines.js';
import { printable } from '../core/text.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { headIfSame, linesOf, readHead, type HeadText } from '../github/diff-position.js';
import { changesOf, mayBeIncomplete, type PullFiles } from '../github/pull-files.js';
import { changedSince } from '../run/changed-files.js';
import { readConfig } from '../config/read.js';
import type { ResolvedConfig, Configs } from '../config/resolve.js';
import { extensionOf } from '../files/discover.js';
import { EXTENSIONS, absolutePath, inFolder, relativePath, isInside, parentOf, realPath } from '../files/paths.js';
import { CONFIG_NAMES, PACKAGE_NAME } from '../files/look-up.js';
import { checkoutTexts } from '../read/checkout.js';
import { lacksPull, type GitHubAccess, type GitHubEvent } from './event.js';
import { causeIn } from './runner.js';
import type { Checkout, Step } from './workspace.js';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { UserError } from '../files/errors.js';
import { isPath } from '../config/user-code.js';
import { filesAt, folderOf, type BaseFiles } from './base-files.js';
import { known } from '../core/collections.js';

/** Paths are relative to the top of the repository. A string says why the changes are unknown. */
export async function changesIn({ event, checkout, access }: Step): Promise<Changes | string> {
  const { root, isMixed } = checkout;
  if (event.base === undefined) return noBaseReason(event);
  if (isMixed) return MIXED;
  const reasons = [];
  if (access) {
    try {
      const files = await access.changedFiles();
      const changes = files && changesOf(files);
      if (files && changes) return await inCheckout(changes, files, root, access);
      reasons.push('GitHub does not list all files that changed');
    } catch (error) {
      reasons.push(causeIn(error));
    }
  } else reasons.push('there is no `github-token` to ask GitHub with');
  try {
    return (await changedSince(event.base, root)).changes;
  } catch {
    reasons.push('the checkout does not go back to where the change began (`fetch-depth: 0` gets it)');
  }
  return reasons.join(', and ');
}

function noBaseReason(event: GitHubEvent): string {
  if (event.isFirst) return 'this push begins a branch or a tag, so there is no earlier commit to compare it with';
  if (event.name === 'push' || lacksPull(event)) return 'the event does not say what changed';
  return 'on this event there is no change to compare';
}

const MIXED =
  'the linted files are not all in one checkout, so it is unclear which files GitHub means. Name the folder of the repository with `working-directory`';

/** The same changes with paths relative to the working directory. */
export function fromWorkingDirectory(changes: Changes, { root, cwd }: Checkout): Changes {
  if (root === cwd) return changes;
  return new Map(Array.from(changes, ([path, hunks]) => [relativePath(cwd, inFolder(root, path)), hunks]));
}

/** At most this many files are read from the head, one request each. */
const MOST_READ = 50;

/**
 * Changed lines, counted in the checkout. GitHub counts them at the head of the pull request, and usually the head merged
 * into the base is checked out, where a file may have lines of both.
 */
async function inCheckout(changes: Changes, files: PullFiles, root: string, access: GitHubAccess): Promise<Changes> {
  const github = await access.github();
  const textOf = checkoutTexts(root);
  const here = new Map(changes);
  let asked = 0;
  for (const [path, hunks] of changes) {
    if (hunks === 'all') continue;
    const text = textOf(path);
    if (text === undefined) continue;
    const lines = linesOf(text);
    const { sha } = files.get(path)!;
    let head = headIfSame(lines, sha);
    // Few files with other extensions are manifests.
    if (!head && EXTENSIONS.includes(extensionOf(path)) && asked++ < MOST_READ)
      head = await readHead(github, access.job, path, sha, lines);
    here.set(path, head ? inMergeCommit(hunks, head, lines.lines.length) : 'all');
  }
  return here;
}

/** A line that may not be in the head counts as changed: one finding too many is better than one too few. */
function inMergeCommit(hunks: readonly Hunk[], head: HeadText, count: number): readonly Hunk[] {
  if (head.isSame) return hunks;
  const atHead = new Set(hunks.flatMap(({ changed }) => [...changed]));
  const losses = hunks.flatMap(({ lost = [] }) => lost);
  const changed = new Set<number>();
  const lost: RemovedText[] = [];
  let next = 0;
  for (let line = 1; line <= count; line++) {
    const other = head.lineOf(line);
    if (other === undefined || atHead.has(other)) changed.add(line);
    for (; next < losses.length && other !== undefined && losses[next]!.after < other; next++)
      lost.push({ ...losses[next]!, after: line - 1 });
  }
  for (; next < losses.length; next++) lost.push({ ...losses[next]!, after: count });
  return [{ from: 1, to: count, changed, ...(lost.length > 0 && { lost }) }];
}

const MOST_SHOWN = 5;

/** By the name of the file. A package.json may contain a config. */
function isConfigName(name: string): boolean {
  return CONFIG_NAMES.has(name) || name === PACKAGE_NAME || name === SUPPRESSIONS;
}

/** A notice for reviewers of a pull request that changes how toolint checks it. */
export async function configChanges(step: Step, { sources }: ResolvedConfig, fromBase: boolean): Promise<string[]> {
  const { event, checkout } = step;
  const { root, cwd } = checkout;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed = event.pull ? await changedPaths(step) : [];
  const configs: string[] = [];
  for (const path of changed) if (used.has(path) || (await isConfigFile(path, checkout))) configs.push(path);
  if (configs.length === 0) return [];
  const shown = configs.slice(0, MOST_SHOWN).map((path) => `\`${printable(path).replaceAll('`', "'")}\``);
  const names = configs.length > MOST_SHOWN ? [...shown, `${configs.length - MOST_SHOWN} more`] : shown;
  const subject = `This pull request changes ${names.join(', ')}`;
  return [
    fromBase
      ? `${subject}. Configs and suppressions were taken from the base branch, as \`config-from: base\` says, and no \`.gitignore\` has kept back a file of a commit.`
      : `${subject}, and with that what is checked and reported: look at it too. \`config-from: base\` would lint with the config of the base branch.`,
  ];
}

/** All paths that are known: the list may be incomplete. */
async function changedPaths({ event, checkout: { root }, access }: Step): Promise<Set<string>> {
  const paths = new Set<string>();
  try {
    const files = await access?.changedFiles();
    for (const [path, { previous = path }] of files ?? []) paths.add(path).add(previous);
    if (files && !mayBeIncomplete(files)) return paths;
  } catch {
    // Git may know them.
  }
  try {
    for (const path of (await changedSince(event.base, root)).changes.keys()) paths.add(path);
  } catch {
    // Then there is no other source.
  }
  return paths;
}

async function isConfigFile(path: string, { root }: Checkout): Promise<boolean> {
  const name = basename(path);
  if (name !== PACKAGE_NAME) return isConfigName(name) || name === '.gitignore';
  try {
    return (await readConfig(inFolder(root, path), { cwd: root, workspace: root, allowCode: false })) !== undefined;
  } catch {
    return true;
  }
}

// For `config-from: base`: the configs and suppressions of the branch that a change goes to. They are copied into a
// temporary folder when they are needed, and found there in the same way as in the checkout.

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

export const hasBase = ({ name }: GitHubEvent): boolean => !OWN_BRANCH.has(name);

export async function openBaseConfigs({ event, checkout, access }: Step): Promise<BaseConfigs> {
  const { name, base } = event;
  if (base === undefined) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || 'this event'} nothing says which commit the base is. Use it on pull_request or merge_group.`,
    );
  }
  const files = await filesAt(base, checkout, access);
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
  const once = (path: string, copy: (path: string) => Promise<void>): Promise<void> => known(copied, path, copy);
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
