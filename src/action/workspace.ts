/** Where the Action works: inside the workspace, whatever links and patterns say. */
import { lstatSync, mkdirSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { printable } from '../core/text.js';
import { UserError } from '../files/errors.js';
import type { Configs } from '../config/resolve.js';
import { absolutePath, isInside, parentOf, realPath } from '../files/paths.js';
import { reason } from '../files/read.js';
import { holdSignals } from '../files/write.js';
import { wouldReplace, writeAtomically } from '../files/write.js';
import { isCheckout } from './checkout-below.js';
import type { Env, Inputs } from './inputs.js';

export interface Place {
  /** GITHUB_WORKSPACE as it really is. */
  readonly workspace: string;
  /** The top of the repository that is checked out; reports name files from here. */
  readonly root: string;
  readonly cwd: string;
  /** Not all that is linted lies in one checkout, so nobody can tell which of them GitHub's names are about. */
  readonly isMixed?: boolean;
}

export function findPlace(env: Env, workingDirectory: string): Place {
  const given = env['GITHUB_WORKSPACE'];
  const workspace = given ? realPath(given) : undefined;
  if (given === undefined || workspace === undefined) {
    throw new UserError('There is no workspace: GITHUB_WORKSPACE names no folder. Check the repository out first.');
  }
  const wanted = absolutePath(given, workingDirectory);
  const cwd = realPath(wanted);
  const shown = `\`working-directory\` is \`${printable(workingDirectory)}\``;
  if (cwd === undefined) throw new UserError(`${shown}, which does not exist. Has the repository been checked out?`);
  if (!isInside(workspace, cwd))
    throw new UserError(`${shown}, which lies outside of the workspace. Name a folder in it.`);
  if (!statSync(cwd).isDirectory()) throw new UserError(`${shown}, which is no folder.`);
  return { workspace, root: repositoryOf(cwd, workspace), cwd };
}

/** The workspace itself, unless the repository was checked out below it. */
function repositoryOf(cwd: string, workspace: string): string {
  for (let at = cwd; at !== workspace; at = parentOf(at)) {
    if (isCheckout(at)) return at;
  }
  return workspace;
}

/** Refuses what would look outside of the workspace as far as a pattern tells; `onlyInside` looks at each file. */
export function checkPatterns(files: readonly string[], { cwd, workspace }: Place, env: Env): void {
  const given = absolutePath(env['GITHUB_WORKSPACE'] ?? workspace, '.');
  for (const pattern of files) {
    const path = absolutePath(cwd, pattern);
    const climbs = /[*?[{(]/.test(pattern) && /(^|[^.])\.\.($|[^.])/.test(pattern.replace(/^(\.\.\/)+/, ''));
    if (climbs || (!isInside(workspace, path) && !isInside(given, path))) {
      throw new UserError(
        `The input \`files\` names \`${printable(pattern)}\`, which leads out of the workspace. Name files in it.`,
      );
    }
  }
}

/** Each file is asked for before it is read: braces can spell `..` in more ways than a pattern shows. */
export function onlyInside(configs: Configs, { cwd, workspace }: Place): Configs {
  return {
    know: (folders) => configs.know(folders),
    for(path) {
      const file = absolutePath(cwd, path);
      const real = isInside(workspace, file) ? undefined : realPath(file);
      if (real === undefined || isInside(workspace, real)) return configs.for(path);
      throw new UserError(
        `The input \`files\` leads to \`${printable(path)}\`, which lies outside of the workspace. Name files in it.`,
      );
    },
  };
}

/** Where a report is to be written: absolute, inside the workspace, and without a link on the way. */
function reportPath(input: string, path: string, { cwd, workspace }: Place): string {
  const target = absolutePath(cwd, path);
  const shown = `The input \`${input}\` names \`${printable(path)}\``;
  if (!isInside(workspace, target) || target === workspace) {
    throw new UserError(`${shown}, which lies outside of the workspace. Name a file in it.`);
  }
  let folder = parentOf(target);
  while (!statsOf(folder)) folder = parentOf(folder);
  const existing = statsOf(target);
  if (realPath(folder) !== folder || existing?.isSymbolicLink()) {
    throw new UserError(`${shown}, which a symbolic link leads to. Links are not followed: name another file.`);
  }
  if ((existing && !existing.isFile()) || !statsOf(folder)!.isDirectory()) {
    throw new UserError(`${shown}, where no file can be. Name another one.`);
  }
  return target;
}

/** Undefined: it does not exist. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Refuses reports that would stand in each other's place. */
export function checkReports({ sarifFile, reportFile }: Inputs, place: Place): void {
  const sarif = sarifFile && reportPath('sarif-file', sarifFile, place);
  const report = reportFile && reportPath('report-file', reportFile, place);
  if (sarif && sarif === report) {
    throw new UserError(
      'The inputs `report-file` and `sarif-file` name the same file, and only one report can stand in it. Name two.',
    );
  }
}

/** `manifests` are the absolute paths of those that were linted. */
export function writeReport(
  input: string,
  path: string,
  text: string,
  place: Place,
  manifests: readonly string[],
): string {
  try {
    // What was linted may have changed it meanwhile.
    const target = reportPath(input, path, place);
    if (wouldReplace(target, manifests)) {
      throw new UserError(
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
    throw new UserError(`The input \`${input}\` names \`${printable(path)}\`. ${why}`);
  }
}
