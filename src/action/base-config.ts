/**
 * For `config-from: base`: the configs and suppressions of the branch that a change goes to. They are copied into a
 * temporary folder when they are needed, and found there in the same way as in the checkout.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { readConfig } from '../config/read.js';
import type { Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { absolutePath, inFolder, isInside, parentOf, realPath, relativePath } from '../files/paths.js';
import { isPath } from '../config/user-code.js';
import { isConfigName } from './changes.js';
import { filesAt, folderOf, type BaseFiles } from './base-files.js';
import type { GitHubEvent } from './event.js';
import { causeIn } from './runner.js';
import type { Checkout, Step } from './workspace.js';

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
