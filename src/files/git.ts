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
  if (code === 'ENOENT') return 'What changed is asked of git, and there is no command `git` here. Install it.';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Compare with a commit that is nearer.`;
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

/** Reads blobs by their ids, through one process for as many as there are. */
export interface Blobs {
  /** The texts, in the same order; undefined for what is missing, too large, or not text. */
  read(ids: readonly string[]): Promise<(string | undefined)[]>;
  close(): void;
}

const MOST_BYTES = 5_000_000;

export async function openBlobs(cwd: string): Promise<Blobs> {
  const { spawn } = await import('node:child_process');
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const child = spawn('git', ['--no-pager', '-C', cwd, ...settings, 'cat-file', '--batch'], {
    cwd: dirname(process.execPath),
    env: environment(process.env),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  let size = 0;
  let wake: (() => void) | undefined;
  let isOver = false;
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    wake?.();
  });
  const end = (): void => {
    isOver = true;
    wake?.();
  };
  child.on('error', end).on('close', end);
  child.stdin.on('error', end);
  const more = async (): Promise<void> => {
    if (isOver) throw new UserError('git cat-file ended before all objects were read.');
    await new Promise<void>((done) => (wake = done));
    wake = undefined;
  };
  const joined = (): Buffer => {
    if (chunks.length > 1) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return chunks[0] ?? Buffer.alloc(0);
  };
  const take = async (count: number): Promise<Buffer> => {
    while (size < count) await more();
    const all = joined();
    chunks.splice(0, 1, all.subarray(count));
    size -= count;
    return all.subarray(0, count);
  };
  const takeLine = async (): Promise<string> => {
    for (;;) {
      const at = joined().indexOf(10);
      if (at >= 0) return (await take(at + 1)).toString('utf8', 0, at);
      await more();
    }
  };
  const readOne = async (): Promise<string | undefined> => {
    const [, type, length] = (await takeLine()).split(' ');
    if (length === undefined) return undefined;
    const content = await take(Number(length) + 1);
    const isText = type === 'blob' && Number(length) <= MOST_BYTES && !content.subarray(0, 8000).includes(0);
    return isText ? content.toString('utf8', 0, Number(length)) : undefined;
  };
  const readAll = async (ids: readonly string[]): Promise<(string | undefined)[]> => {
    child.stdin.write(ids.map((id) => `${id}\n`).join(''));
    const texts: (string | undefined)[] = [];
    for (let at = 0; at < ids.length; at++) texts.push(await readOne());
    return texts;
  };
  // Answers come in the order of the questions.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    read(ids) {
      const answer = turn.then(() => readAll(ids));
      turn = answer.catch(() => {});
      return answer;
    },
    close: () => void child.stdin.end(),
  };
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
