/** Asks git about a checkout so that nothing of the checkout runs: no hook, filter, diff program, watcher or transport. */
import { dirname } from 'node:path';
import { existsSync } from 'node:fs';
import { printable } from '../core/text.js';
import { UserError } from './errors.js';
import { inFolder, parentOf, realPath } from './paths.js';

interface Answer {
  readonly ok: boolean;
  readonly out: string;
  /** The first line of what git complained of, without its "fatal:". */
  readonly complaint: string;
}

export type Git = (...args: readonly string[]) => Promise<Answer>;

const TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 256 * 1024 * 1024;

/** They beat what the checkout's own config says. */
const SETTINGS = ['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'core.quotePath=false', 'diff.external='];

/** `settings` are written like those above. */
export function openGit(cwd: string, settings: readonly string[] = []): Git {
  const fixed = ['--no-pager', '-C', cwd, ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])];
  return async (...args) => {
    // Few runs need it, and it takes longer to load than most of ours.
    const { execFile } = await import('node:child_process');
    return new Promise((done, fail) => {
      const options = {
        // Windows would first look for a git.exe in the folder that it starts in.
        cwd: dirname(process.execPath),
        env: environment(process.env),
        encoding: 'utf8' as const,
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL' as const,
        maxBuffer: MAX_OUTPUT,
      };
      const child = execFile('git', [...fixed, ...args], options, (error, out, err) => {
        if (!error) done({ ok: true, out, complaint: '' });
        else if (typeof error.code === 'number') done({ ok: false, out, complaint: complaintIn(err) });
        else fail(new UserError(whyNot(error, args[0]!)));
      });
      child.stdin?.on('error', () => {}).end();
    });
  };
}

function whyNot({ code, killed }: { readonly code?: unknown; readonly killed?: boolean }, command: string): string {
  if (code === 'ENOENT') return '--changed asks git what changed, and there is no command `git` here. Install it.';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Name a BASE for --changed that is nearer.`;
  if (killed) return `git ${command} did not answer within ${TIMEOUT_MS / 1000} seconds.`;
  return `git ${command} could not be run: ${String(code)}.`;
}

/** Of what the environment says to git, only the user's own config counts: in a hook, for one, git sets much more. */
function environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !/^GIT_/i.test(name) || /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    // A partial clone would fetch what it lacks, with commands that its config may name.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
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
    if (parent === at) return undefined;
    at = parent;
  }
}

/** Where links may lead: the git repository, or the folder that the work started in. */
export function workspaceOf(cwd: string): string {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}
