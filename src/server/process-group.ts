/** A process of its own group with a temporary home; both are gone when we are. */
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Descendants } from './descendants.js';
import { guardOf } from './guard.js';

export interface ProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Relative paths in the command count from here. */
  readonly pathsFrom: string;
  /** Run in this folder instead of an empty one. */
  readonly cwd?: string;
}

const isWindows = process.platform === 'win32';
const isLinux = process.platform === 'linux';
/** What no program starts without on Windows. */
const NEEDED = isWindows ? ['PATH', 'PATHEXT', 'SystemRoot', 'ComSpec', 'windir'] : ['PATH'];

/** How long a server may take to end by itself once its input ends, and then after it was asked to. */
const PATIENCE_MS = { input: 1000, signal: 700 };
/** How often we look what it has started. */
const LOOK_MS = 200;

const running = new Set<ProcessGroup>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class ProcessGroup {
  readonly child: ChildProcessWithoutNullStreams;
  /** The empty folder that is its home. */
  readonly home: string;
  readonly exited: Promise<void>;
  readonly #descendants: Descendants | undefined;
  readonly #guard: ChildProcess | undefined;
  readonly #looking: NodeJS.Timeout;
  /** Once the server itself has ended, its id means its group only while others are in that. */
  #isGroupGone = false;
  #isOver = false;
  #left: readonly string[] = [];

  constructor({ command, args, env, pathsFrom, cwd }: ProcessOptions) {
    const name = `toolint-server-${process.pid}-${randomBytes(6).toString('hex')}`;
    this.home = join(realpathSync(tmpdir()), name);
    const work = join(this.home, 'work');
    listen(this);
    const descendants = isLinux ? new Descendants(this.home, cwd && realFolder(resolve(pathsFrom, cwd))) : undefined;
    this.#descendants = descendants;
    this.#guard = isWindows ? undefined : guardOf(this.home, descendants?.above);
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
    try {
      mkdirSync(this.home, { mode: 0o700 });
      mkdirSync(work);
      const start = (): ChildProcessWithoutNullStreams =>
        spawn(
          fromHere(command, pathsFrom),
          args.map((each) => argumentFromHere(each, pathsFrom)),
          {
            cwd: cwd === undefined ? work : resolve(pathsFrom, cwd),
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
      this.child = descendants ? descendants.start(start) : start();
    } catch (error) {
      this.kill();
      throw error;
    }
    this.#tellGuard(descendants?.facts ?? `${this.child.pid ?? ''}`);
    this.exited = new Promise((done) => {
      this.child.once('exit', () => {
        this.#isGroupGone = !this.#signal(0);
        if (this.#isGroupGone) this.#tellGuard('gone');
        done();
      });
      this.child.once('error', () => done());
    });
  }

  /** Processes that could not be ended, or that may not belong to the server. */
  get left(): readonly string[] {
    return this.#left;
  }

  /** Ends its input, then asks the group to stop, then kills it. */
  async stop(patience = Infinity): Promise<void> {
    if (this.#isOver) return void (await this.#endsWithin(PATIENCE_MS.signal));
    const { child } = this;
    // What it has started loses its parent when it ends.
    this.#look();
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
    clearInterval(this.#looking);
    this.#left = this.#descendants?.end() ?? [];
    this.#signal('SIGKILL');
    this.#guard?.kill('SIGKILL');
    this.child?.stdout.destroy();
    this.child?.stderr.destroy();
    // Processes that are being killed may still write.
    for (let tries = 0; tries < 5; tries++) {
      try {
        return rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
      } catch {
        // The next try may find it quiet.
      }
    }
  }

  #look(): void {
    for (const { pid, started } of this.#descendants?.look() ?? []) this.#tellGuard(`${pid} ${started}`);
  }

  #tellGuard(line: string): void {
    this.#guard?.stdin?.write(`${line}\n`);
  }

  async #endsWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), ms)));
    const ended = await Promise.race([this.exited.then(() => true), late]);
    clearTimeout(timer);
    return ended;
  }

  /** Whether there is any process that it goes to. */
  #signal(signal: NodeJS.Signals | 0): boolean {
    const { pid, exitCode = null, signalCode = null } = this.child ?? {};
    if (pid === undefined) return false;
    try {
      if (isWindows) return this.child.kill(signal);
      const hasEnded = exitCode !== null || signalCode !== null;
      // A new process may have its id, and a group of its own.
      if (hasEnded && (this.#isGroupGone || isThere(pid))) return false;
      return process.kill(-pid, signal);
    } catch {
      return false;
    }
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
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
const fromHere = (word: string, folder: string): string => (/[\\/]/.test(word) ? resolve(folder, word) : word);

function argumentFromHere(word: string, folder: string): string {
  const [, flag = '', path = ''] = /^(--?[\w-]+=)?(.*)$/s.exec(word) ?? [];
  const isPath = /^\.{1,2}$|[\\/]|\.\w+$/.test(path) && !/^\w+:\/\//.test(path);
  return isPath && existsSync(resolve(folder, path)) ? flag + resolve(folder, path) : word;
}
