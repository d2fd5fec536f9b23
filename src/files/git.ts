/**
 * The one door to git: nothing else starts it. What is asked starts no program that a checkout or a config names, and is
 * about the repository that the disk shows: git itself would take a folder that looks like a repository, as `HEAD`,
 * `objects` and `refs` in any commit do, with all that its config says.
 */
import type { ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { existsSync } from 'node:fs';
import { printable } from '../core/text.js';
import { UserError } from './errors.js';
import { gitEnvironment, SETTINGS, startsProgram } from './git-programs.js';
import { inFolder, isInside, parentOf, realPath, relativePath } from './paths.js';
import { awaitedPipe } from './pipes.js';

interface Answer {
  readonly ok: boolean;
  readonly out: string;
  /** The first line of what git complained of, without its "fatal:". */
  readonly complaint: string;
}

export type Git = (...args: readonly string[]) => Promise<Answer>;

export const TIMEOUT_MS = 60_000;
/** Git waits for ever if a checkout has a named pipe where git expects a file: after this time we look for one. */
const PIPE_MS = 2000;
const MAX_OUTPUT = 256 * 1024 * 1024;

export function openGit(cwd: string): Git {
  let entered: Promise<Entered> | undefined;
  return async (...args) => {
    const { refusal, fixed, top } = await (entered ??= enter(cwd));
    return refusal ?? run([...fixed, ...args], args[0]!, { top });
  };
}

/** For what is asked more than one question. Its standard input and output are pipes. */
export async function startGit(cwd: string, ...args: readonly string[]): Promise<ChildProcess> {
  const { refusal, fixed } = await enter(cwd);
  if (refusal) throw new UserError(`git ${args[0]} failed: ${refusal.complaint}.`);
  const { spawn } = await import('node:child_process');
  return spawn('git', [...fixed, ...args], { ...surroundings(), stdio: ['pipe', 'pipe', 'ignore'] });
}

interface Entered {
  readonly refusal?: Answer;
  /** What stands before every command. */
  readonly fixed: readonly string[];
  readonly top?: string;
}

const always = ['--no-pager', ...SETTINGS.flatMap((setting) => ['-c', setting])];

async function enter(cwd: string): Promise<Entered> {
  const here = realPath(cwd) ?? cwd;
  const top = gitTop(here);
  const isNone = top === undefined || isInside(inFolder(top, '.git'), here);
  if (isNone) return { refusal: { ok: false, out: '', complaint: 'not a git repository' }, fixed: [] };
  // Both are named: then git searches for nothing, and `core.worktree` leads nowhere.
  const named = [...always, `--git-dir=${inFolder(top, '.git')}`, `--work-tree=${top}`, '-C', here];
  const [trusted, keys] = await Promise.all([
    // Only when it searches does git look who owns a repository.
    run([...always, '-C', top, 'rev-parse', '--git-dir'], 'rev-parse', {
      env: { GIT_CEILING_DIRECTORIES: parentOf(top) },
      top,
    }),
    run([...named, 'config', '--null', '--name-only', '--list'], 'config', { top }),
  ]);
  const refusal = [trusted, keys].find(({ ok }) => !ok);
  return { ...(refusal && { refusal }), fixed: [...named, ...withoutPrograms(keys.out)], top };
}

/** What a filter would change, git-lfs for one, counts as changed. */
function withoutPrograms(keys: string): string[] {
  const starting = new Set(keys.split('\0').filter(startsProgram));
  return [...starting].flatMap((key) => {
    // Such a name cannot be given on a command line.
    if (key.includes('='))
      throw new UserError(
        `The setting \`${printable(key)}\` of git names a program and cannot be turned off. Take it out of the git config.`,
      );
    // To git an empty text is `false` too.
    return ['-c', `${key}=`];
  });
}

const surroundings = (more: NodeJS.ProcessEnv = {}) => ({
  // Windows would first look for a git.exe in the folder that it starts in.
  cwd: dirname(process.execPath),
  env: { ...gitEnvironment(process.env), ...more },
});

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Where git may meet pipes. */
  readonly top: string | undefined;
}

async function run(args: readonly string[], command: string, { env, top }: RunOptions): Promise<Answer> {
  // Few runs need it, and it takes longer to load than most of ours.
  const { execFile } = await import('node:child_process');
  return new Promise((done, fail) => {
    const options = {
      ...surroundings(env),
      encoding: 'utf8' as const,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL' as const,
      maxBuffer: MAX_OUTPUT,
    };
    let pipe: string | undefined;
    const child = execFile('git', args, options, (error, out, err) => {
      clearTimeout(look);
      if (pipe !== undefined) fail(new UserError(waits(command, pipe)));
      else if (!error) done({ ok: true, out, complaint: '' });
      else if (typeof error.code === 'number') done({ ok: false, out, complaint: complaintIn(err) });
      else fail(new UserError(whyNot(error, command)));
    });
    const look = setTimeout(() => void lookForPipe(), PIPE_MS);
    const lookForPipe = async (): Promise<void> => {
      const found = top === undefined ? undefined : await awaitedPipe(top);
      if (found === undefined || child.exitCode !== null) return;
      pipe = relativePath(top!, found);
      child.kill('SIGKILL');
    };
    child.stdin?.on('error', () => {}).end();
  });
}

const waits = (command: string, pipe: string): string =>
  `git ${command} waits for \`${printable(pipe)}\`, which is a named pipe. Remove it.`;

function whyNot({ code, killed }: { readonly code?: unknown; readonly killed?: boolean }, command: string): string {
  if (code === 'ENOENT') return 'What changed is asked of git, and there is no command `git` here. Install it.';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Compare with a commit that is nearer.`;
  if (killed) return `git ${command} did not answer within ${TIMEOUT_MS / 1000} seconds.`;
  return `git ${command} could not be run: ${String(code)}.`;
}

function complaintIn(err: string): string {
  const lines = err.split('\n');
  const line = lines.find((each) => each.startsWith('fatal:')) ?? lines[0]!;
  return printable(line.replace(/^(fatal|error): /, ''), 300);
}

// Which repository a folder lies in, as the disk tells without asking git.

/** The top of the git repository that a folder is in. */
export function gitTop(folder: string): string | undefined {
  for (let at = folder; ;) {
    if (existsSync(inFolder(at, '.git'))) return at;
    const parent = parentOf(at);
    if (parent === at || isCeiling(at)) return undefined;
    at = parent;
  }
}

let ceiling: string | undefined;

/** From now on, nothing above this folder is looked at: no repository, no config, no file that a link or an import leads to. */
export function confineTo(folder: string): void {
  ceiling = folder;
}

export const isCeiling = (folder: string): boolean => folder === ceiling;

/** Where links may lead: the git repository, or the folder that the work started in. */
export function workspaceOf(cwd: string): string {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}
