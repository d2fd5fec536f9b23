/** The folders that the step works in, and the commit that is checked out there. */
import { lstatSync, mkdirSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { printable } from '../core/text.js';
import type { Configs } from '../config/resolve.js';
import { discover } from '../files/discover.js';
import { UserError } from '../files/errors.js';
import { EXTENSIONS, absolutePath, inFolder, isInside, parentOf, realPath } from '../files/paths.js';
import { openGit, type Git } from '../files/git.js';
import { reason } from '../files/read.js';
import { holdSignals, wouldReplace, writeAtomically } from '../files/write.js';
import type { Env, GitHubAccess, GitHubEvent } from './event.js';
import { InputError, type Inputs } from './inputs.js';
import { foundOnce } from '../core/collections.js';

export interface Checkout {
  /** The real path of GITHUB_WORKSPACE. */
  readonly workspace: string;
  /** The top folder of the repository that is checked out; paths in reports are relative to it. */
  readonly root: string;
  readonly cwd: string;
  /** The linted files are in several checkouts, so it is unknown which of them GitHub's paths are about. */
  readonly isMixed?: boolean;
}

/** What a step of a workflow is about, and whom it can ask. */
export interface Step {
  readonly event: GitHubEvent;
  readonly checkout: Checkout;
  readonly access: GitHubAccess | undefined;
}

export function findCheckout(env: Env, workingDirectory: string): Checkout {
  const given = env['GITHUB_WORKSPACE'];
  const workspace = given ? realPath(given) : undefined;
  if (given === undefined || workspace === undefined) {
    throw new UserError('There is no workspace: GITHUB_WORKSPACE names no folder. Check the repository out first.');
  }
  const wanted = absolutePath(given, workingDirectory);
  const cwd = realPath(wanted);
  const shown = `The input \`working-directory\` is \`${printable(workingDirectory)}\``;
  if (cwd === undefined) throw new InputError(`${shown}, which does not exist. Has the repository been checked out?`);
  if (!isInside(workspace, cwd))
    throw new InputError(`${shown}, which lies outside of the workspace. Name a folder in it.`);
  if (!statSync(cwd).isDirectory()) throw new InputError(`${shown}, which is no folder.`);
  return { workspace, root: rootAbove(cwd, workspace), cwd };
}

/** The workspace itself, unless the repository was checked out into a folder of it. */
function rootAbove(cwd: string, workspace: string): string {
  for (let at = cwd; at !== workspace; at = parentOf(at)) {
    if (isRoot(at)) return at;
  }
  return workspace;
}

function isRoot(folder: string): boolean {
  return lstatSync(inFolder(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}

/** If the workspace is not a checkout itself, finds the one below it that contains the files to lint. */
export async function findRootBelow(checkout: Checkout, paths: readonly string[]): Promise<Checkout> {
  const { root, cwd } = checkout;
  if (isRoot(root)) return checkout;
  const { files } = await discover({ cwd, paths, extensions: EXTENSIONS });
  /** The checkout that contains a folder; not a submodule of it. */
  const outermostRoot = foundOnce((folder: string): string | undefined => {
    if (folder === root || !isInside(root, folder)) return undefined;
    return outermostRoot(parentOf(folder)) ?? (isRoot(folder) ? folder : undefined);
  });
  const roots = new Set(files.map(({ absolute }) => outermostRoot(parentOf(absolute))));
  const [only] = roots;
  if (roots.size === 1) return { ...checkout, root: only ?? root };
  return { ...checkout, isMixed: roots.size > 1 };
}

/** The commit that findings are about: the head of a pull request, or what is checked out, which an event may not name. */
export async function commitOf({ pull, head }: GitHubEvent, { workspace, root }: Checkout): Promise<string> {
  // In a submodule git would name a commit of another repository.
  const top = isRoot(workspace) ? workspace : root;
  if (pull || !isRoot(top)) return head;
  return (await headOf(openGit(top)).catch(() => '')) || head;
}

/** On pull_request_target `actions/checkout` takes the base branch, and linting that would pass for linting the pull request. */
export async function checkoutNotices({ name, pull, base, sha }: GitHubEvent, { root }: Checkout): Promise<string[]> {
  if (name !== 'pull_request_target' || !pull) return [];
  try {
    const git = openGit(root);
    const here = await headOf(git);
    if (here === '' || here === pull.head) return [];
    if (here === base || here === sha)
      return [`What is checked out is the base branch, so nothing of this pull request was linted: ${NEEDS_REF}`];
    const { out } = await git('cat-file', 'commit', here);
    if (parentsIn(out).includes(pull.head)) return [];
    return [
      `What is checked out, ${short(here)}, is neither the head of this pull request, ${short(pull.head)}, nor merged from it, so what was linted may be nothing of it: ${NEEDS_REF}`,
    ];
  } catch {
    return [];
  }
}

async function headOf(git: Git): Promise<string> {
  return (await git('rev-parse', '--verify', '--quiet', 'HEAD')).out.trim();
}

/** From the text of the commit: a shallow clone does not have its parents. */
function parentsIn(commit: string): string[] {
  const [head = ''] = commit.split('\n\n', 1);
  return Array.from(head.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent]) => parent!);
}

const short = (commit: string): string => commit.slice(0, 7);

const NEEDS_REF =
  'on pull_request_target `actions/checkout` needs a `ref`. See the README on forks before you give it one.';

const IGNORED = ['--others', '--ignored', '--exclude-standard', '--directory'];

/**
 * What git ignores in the checkout, which is never part of a commit, whatever a .gitignore says: absolute paths of files,
 * and of folders without a tracked file. Empty if git cannot say.
 */
export async function ignoredByGit(root: string): Promise<Set<string>> {
  try {
    const { ok, out } = await openGit(root)('ls-files', '-z', ...IGNORED);
    const paths = ok ? out.split('\0').filter((path) => path !== '') : [];
    return new Set(paths.map((path) => inFolder(root, path.replace(/\/$/, ''))));
  } catch (error) {
    if (error instanceof UserError) return new Set();
    throw error;
  }
}

/** Refuses patterns that visibly lead out of the workspace; `onlyInside` checks each file. */
export function checkPatterns(files: readonly string[], { cwd, workspace }: Checkout, env: Env): void {
  const given = absolutePath(env['GITHUB_WORKSPACE'] ?? workspace, '.');
  for (const pattern of files) {
    const path = absolutePath(cwd, pattern);
    const climbs = /[*?[{(]/.test(pattern) && /(^|[^.])\.\.($|[^.])/.test(pattern.replace(/^(\.\.\/)+/, ''));
    if (climbs || (!isInside(workspace, path) && !isInside(given, path))) {
      throw new InputError(
        `The input \`files\` names \`${printable(pattern)}\`, which leads out of the workspace. Name files in it.`,
      );
    }
  }
}

/** The config of each file is requested before the file is read: braces can spell `..` in more ways than a pattern shows. */
export function onlyInside(configs: Configs, { cwd, workspace }: Checkout): Configs {
  return {
    know: (folders) => configs.know(folders),
    for(path) {
      const file = absolutePath(cwd, path);
      const real = isInside(workspace, file) ? undefined : realPath(file);
      if (real === undefined || isInside(workspace, real)) return configs.for(path);
      throw new InputError(
        `The input \`files\` leads to \`${printable(path)}\`, which lies outside of the workspace. Name files in it.`,
      );
    },
  };
}

/** With \`config-from: base\` it need not be in the checkout. */
export function checkConfig({ config, configFrom }: Inputs, { cwd }: Checkout): void {
  if (config === undefined || configFrom === 'base' || statsOf(absolutePath(cwd, config))) return;
  throw new InputError(`The input \`config\` names \`${printable(config)}\`, which does not exist.`);
}

/** Refuses two reports in one file. */
export function checkReports({ sarifFile, reportFile }: Inputs, checkout: Checkout): void {
  const sarif = sarifFile && reportPath('sarif-file', sarifFile, checkout);
  const report = reportFile && reportPath('report-file', reportFile, checkout);
  if (sarif && sarif === report) {
    throw new InputError(
      'The inputs `report-file` and `sarif-file` name the same file, but a file can contain only one report. Name two files.',
    );
  }
}

/** `manifests`: the absolute paths of the linted ones. */
export function writeReport(
  input: string,
  path: string,
  text: string,
  checkout: Checkout,
  manifests: readonly string[],
): string {
  try {
    // Checked again, as code that was allowed to run may have changed it.
    const target = reportPath(input, path, checkout);
    if (wouldReplace(target, manifests)) {
      throw new InputError(
        `The input \`${input}\` names \`${printable(path)}\`, a manifest that was linted, and the report would replace it. Name another file.`,
      );
    }
    mkdirSync(dirname(target), { recursive: true });
    holdSignals();
    writeAtomically(target, text);
    return target;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = reason(error).replace('It cannot be read', 'It cannot be written');
    throw new InputError(`The input \`${input}\` names \`${printable(path)}\`. ${why}`);
  }
}

/** The absolute path of a report: inside the workspace, and not through a link. */
function reportPath(input: string, path: string, { cwd, workspace }: Checkout): string {
  const target = absolutePath(cwd, path);
  const shown = `The input \`${input}\` names \`${printable(path)}\``;
  if (!isInside(workspace, target) || target === workspace) {
    throw new InputError(`${shown}, which lies outside of the workspace. Name a file in it.`);
  }
  let folder = parentOf(target);
  while (!statsOf(folder)) folder = parentOf(folder);
  const existing = statsOf(target);
  if (realPath(folder) !== folder || existing?.isSymbolicLink()) {
    throw new InputError(`${shown}, which a symbolic link leads to. Links are not followed: name another file.`);
  }
  if ((existing && !existing.isFile()) || !statsOf(folder)!.isDirectory()) {
    throw new InputError(`${shown}, where no file can be. Name another one.`);
  }
  return target;
}

/** Undefined if it does not exist. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
