/** A process of its own group with a temporary home; both are gone when we are. */
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Relative paths in the command count from here. */
  readonly cwd: string;
  /** Run in this folder instead of an empty one. */
  readonly folder?: string;
}

const isWindows = process.platform === 'win32';
/** What no program starts without on Windows. */
const NEEDED = isWindows ? ['PATH', 'PATHEXT', 'SystemRoot', 'ComSpec', 'windir'] : ['PATH'];

/** How long a server may take to end by itself once its input ends, and then after it was asked to. */
const PATIENCE_MS = { input: 1000, signal: 700 };

const running = new Set<ProcessGroup>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class ProcessGroup {
  readonly child: ChildProcessWithoutNullStreams;
  /** The empty folder that is its home. */
  readonly home: string;
  readonly exited: Promise<void>;
  readonly #guard: ChildProcess | undefined;
  #isOver = false;

  constructor({ command, args, env, cwd, folder }: ProcessOptions) {
    const name = `toolint-server-${process.pid}-${randomBytes(6).toString('hex')}`;
    this.home = join(realpathSync(tmpdir()), name);
    const work = join(this.home, 'work');
    listen(this);
    this.#guard = guardOf(this.home);
    try {
      mkdirSync(this.home, { mode: 0o700 });
      mkdirSync(work);
      this.child = spawn(
        fromHere(command, cwd),
        args.map((each) => argumentFromHere(each, cwd)),
        {
          cwd: folder === undefined ? work : resolve(cwd, folder),
          detached: !isWindows,
          stdio: 'pipe',
          windowsHide: true,
          env: {
            ...Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
            ...{ HOME: this.home, TMPDIR: this.home, ...(isWindows && { USERPROFILE: this.home, TEMP: this.home }) },
            ...env,
          },
        },
      );
    } catch (error) {
      this.kill();
      throw error;
    }
    this.#guard?.stdin?.write(`${this.child.pid ?? ''}\n`);
    this.exited = new Promise((done) => {
      this.child.once('exit', () => done());
      this.child.once('error', () => done());
    });
  }

  /** Ends its input, then asks the group to stop, then kills it. */
  async stop(patience = Infinity): Promise<void> {
    if (this.#isOver) return void (await this.#endsWithin(PATIENCE_MS.signal));
    const { child } = this;
    child.stdin.on('error', () => {}).end();
    const end = performance.now() + patience;
    if (!(await this.#endsWithin(Math.min(PATIENCE_MS.input, patience)))) {
      this.#signal('SIGTERM');
      await this.#endsWithin(Math.min(PATIENCE_MS.signal, end - performance.now()));
    }
    this.kill();
    await this.#endsWithin(PATIENCE_MS.signal);
  }

  /** At once, and without waiting: also called while the process ends. */
  kill(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    running.delete(this);
    stopListening();
    this.#signal('SIGKILL');
    killStrays(this.home);
    this.#guard?.kill('SIGKILL');
    this.child?.stdout.destroy();
    this.child?.stderr.destroy();
    // Whoever is being killed may still write.
    for (let tries = 0; tries < 5; tries++) {
      try {
        return rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
      } catch {
        // The next try may find it quiet.
      }
    }
  }

  async #endsWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), ms)));
    const ended = await Promise.race([this.exited.then(() => true), late]);
    clearTimeout(timer);
    return ended;
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    try {
      if (isWindows) this.child.kill(signal);
      else process.kill(-pid, signal);
    } catch {
      // The whole group has ended already.
    }
  }
}

/**
 * A shell that waits for us to end, however we do, and then does what we no longer can. It is there before the server and
 * its folder, and reads the server's group; if we end before that is written, Linux still knows the server by its home.
 */
const GUARD = `
read -r group
read -r _
[ -n "$group" ] && kill -s KILL -- "-$group"
for each in $(grep -lsF -- "$1" /proc/[0-9]*/environ); do each=\${each%/environ}; kill -s KILL "\${each#/proc/}"; done
rm -rf -- "$1"`;

function guardOf(home: string): ChildProcess | undefined {
  if (isWindows) return undefined;
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', home], {
    ...{ detached: true, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], env: { PATH: process.env['PATH'] ?? '' } },
  });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  guard.unref();
  (guard.stdin as unknown as { unref(): void } | null)?.unref();
  return guard;
}

/** On Linux, what has left the group is known by its home. */
function killStrays(home: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (Number(pid) === process.pid || !readFileSync(`/proc/${pid}/environ`, 'latin1').includes(home)) continue;
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It is another user's, or has ended.
    }
  }
}

function listen(group: ProcessGroup): void {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, interrupted);
  }
  running.add(group);
}

function stopListening(): void {
  if (running.size > 0) return;
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, interrupted);
}

function killAll(): void {
  for (const group of running) group.kill();
}

/** Then the signal does what it would have done without us. */
function interrupted(signal: NodeJS.Signals): void {
  killAll();
  process.kill(process.pid, signal);
}

/** The server runs in an empty folder, so a path to one of the user's files is made absolute. */
function fromHere(word: string, cwd: string): string {
  return /[\\/]/.test(word) ? resolve(cwd, word) : word;
}

function argumentFromHere(word: string, cwd: string): string {
  const [, flag = '', path = ''] = /^(--?[\w-]+=)?(.*)$/s.exec(word) ?? [];
  const isPath = /^\.{1,2}$|[\\/]|\.\w+$/.test(path) && !/^\w+:\/\//.test(path);
  return isPath && existsSync(resolve(cwd, path)) ? flag + resolve(cwd, path) : word;
}
