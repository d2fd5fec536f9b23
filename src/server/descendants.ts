/**
 * What a server has started, on Linux. A process may leave its group, clear its environment and lose its parent. It is
 * still known: it was seen below the server before, it is in the server's session, it has the home in its environment or
 * as its folder, or it has the server's mark. Where none of that holds, it is not ended.
 */
import { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { basename, sep } from 'node:path';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly session: number;
  /** In ticks since the machine was started: a process is known by this and its id, since ids are used again. */
  readonly started: number;
}

type Processes = ReadonlyMap<number, Process>;

/** How long the sweep may take. */
const SWEEP_MS = 1000;
const SCORE = 'oom_score_adj';
/** The mark is at most so much above our own score. */
const MARKS = 200;

export class Descendants {
  /** What began before the server is never its own. */
  readonly #before: ReadonlySet<string>;
  /** Processes above us. An orphan goes to one of them, or to the first process. */
  readonly above: ReadonlySet<number>;
  readonly #home: string;
  /** The folder of the user's that the server runs in, if it does not run in its home. */
  readonly #folder: string | undefined;
  readonly #known = new Set<string>();
  #mark: number | undefined;
  #root: Process | undefined;

  constructor(home: string, folder: string | undefined) {
    const all = processes();
    this.#before = new Set([...all.values()].map(keyOf));
    this.above = new Set(above(process.pid, all));
    this.#home = home;
    this.#folder = folder;
  }

  /**
   * Starts the server with a mark: a score for the case that memory runs out, which no process has. Linux passes it on to
   * everything that is started, and few programs change it. It is ours for as long as the start takes.
   */
  start<T extends { readonly pid?: number | undefined }>(run: () => T): T {
    const own = scoreOf('self');
    const mark = own === undefined ? undefined : freeMark(own);
    if (mark !== undefined && writeScore(mark)) this.#mark = mark;
    try {
      const server = run();
      // It may have ended, but its id is not free before we hear of that.
      if (server.pid !== undefined) this.#root = stat(server.pid);
      return server;
    } finally {
      if (this.#mark !== undefined) writeScore(own!);
    }
  }

  /** What a shell needs to know the same: the server, when it began, and its mark. */
  get facts(): string {
    return this.#root ? `${this.#root.pid} ${this.#root.started} ${this.#mark ?? 'none'}` : '';
  }

  /** Looks who is there, and gives those that were not known: seen once below the server, a process stays known. */
  look(): Process[] {
    const fresh = this.#own(processes()).filter((each) => !this.#known.has(keyOf(each)));
    for (const each of fresh) this.#known.add(keyOf(each));
    return fresh;
  }

  /**
   * Ends them all. They are stopped first, so that none starts another while it is looked for, and then killed, until
   * no other is found. Gives those that it had to leave.
   */
  end(): string[] {
    if (!this.#root) return [];
    const until = performance.now() + SWEEP_MS;
    const [stopped, left] = [new Map<string, Process>(), new Set<Process>()];
    const done = new Set<string>();
    for (;;) {
      const fresh = this.#own(processes()).filter((each) => !done.has(keyOf(each)));
      const isLate = performance.now() > until;
      for (const each of fresh) {
        done.add(keyOf(each));
        this.#known.add(keyOf(each));
        if (isLate || !signal(each, 'SIGSTOP')) left.add(each);
        else stopped.set(keyOf(each), each);
      }
      if (fresh.length > 0 && !isLate) continue;
      for (const each of stopped.values()) signal(each, 'SIGKILL');
      if (stopped.size === 0 || isLate) break;
      stopped.clear();
    }
    const [all, sure] = [processes(), [...left].map((each) => `${shown(each.pid)}, which it started`)];
    return [...sure, ...this.#doubtful(all).map(({ pid }) => `${shown(pid)}, which may be its own`)];
  }

  #own(all: Processes): Process[] {
    const candidates = [...all.values()].filter((each) => this.#isNew(each));
    const own = new Map<number, Process>();
    for (let size = -1; size < own.size;) {
      size = own.size;
      for (const each of candidates) if (!own.has(each.pid) && this.#isOwn(each, all, own)) own.set(each.pid, each);
    }
    return [...own.values()];
  }

  #isNew(each: Process): boolean {
    return this.#root !== undefined && each.started >= this.#root.started && !this.#before.has(keyOf(each));
  }

  #isOwn(each: Process, all: Processes, own: ReadonlyMap<number, Process>): boolean {
    if (this.#known.has(keyOf(each)) || keyOf(each) === keyOf(this.#root!) || own.has(each.parent)) return true;
    const leader = all.get(this.#root!.pid);
    if (each.session === this.#root!.pid && (!leader || keyOf(leader) === keyOf(this.#root!))) return true;
    if (!isOurUsers(each.pid) || !(each.parent === 1 || this.above.has(each.parent))) return false;
    return this.#hasMark(each.pid) || (this.#isOrphan(each) && isWithin(folderOf(each.pid), this.#home));
  }

  #hasMark(pid: number): boolean {
    if (this.#mark !== undefined && scoreOf(pid) === this.#mark) return true;
    return textOf(`/proc/${pid}/environ`).includes(basename(this.#home));
  }

  /** A shell above us has children of its own; the first process and the one of a login have orphans. */
  #isOrphan({ parent }: Process): boolean {
    return parent === 1 || (this.above.has(parent) && textOf(`/proc/${parent}/comm`).trim() === 'systemd');
  }

  /** Anybody may work in the same folder, and start something there that outlives its parent. */
  #doubtful(all: Processes): Process[] {
    const folder = this.#folder;
    if (folder === undefined) return [];
    return [...all.values()].filter(
      (each) =>
        this.#isNew(each) &&
        !this.#known.has(keyOf(each)) &&
        this.#isOrphan(each) &&
        isOurUsers(each.pid) &&
        isWithin(folderOf(each.pid), folder),
    );
  }
}

const keyOf = ({ pid, started }: Process): string => `${pid}:${started}`;

function processes(): Processes {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []));
  return new Map(all.map((each) => [each.pid, each]));
}

/** None if it has ended. One whose first thread has ended goes on in the others. */
function read(pid: number): Process | undefined {
  const { state, threads, ...process } = stat(pid);
  return /[ZX]/.test(state) && !(threads > 1) ? undefined : process;
}

function stat(pid: number): Process & { readonly state: string; readonly threads: number } {
  const text = textOf(`/proc/${pid}/stat`);
  const [state = 'X', parent, , session, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [threads, started] = [Number(fields[13]), Number(fields[15])];
  return { pid, parent: Number(parent), session: Number(session), started, state: state || 'X', threads };
}

function above(pid: number, all: Processes): number[] {
  const parent = all.get(pid)?.parent ?? 0;
  return parent === 0 ? [] : [parent, ...above(parent, all)];
}

/** Another process may have its id by now. */
function signal(each: Process, name: NodeJS.Signals): boolean {
  const now = read(each.pid);
  if (!now || keyOf(now) !== keyOf(each)) return true;
  try {
    return process.kill(each.pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function freeMark(own: number): number | undefined {
  const used = new Set(readdirSync('/proc').map(scoreOf));
  const free = Array.from({ length: MARKS }, (_, index) => own + 1 + index).filter(
    // Round ones are those that others choose.
    (score) => score <= 1000 && score % 10 !== 0 && !used.has(score),
  );
  return free[Math.floor(Math.random() * free.length)];
}

function scoreOf(pid: number | string): number | undefined {
  const text = textOf(`/proc/${pid}/${SCORE}`).trim();
  return text === '' ? undefined : Number(text);
}

function writeScore(score: number): boolean {
  try {
    writeFileSync(`/proc/self/${SCORE}`, String(score));
    return true;
  } catch {
    return false;
  }
}

function isOurUsers(pid: number): boolean {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === process.geteuid!();
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

const isWithin = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

const shown = (pid: number): string => `process ${pid} (${textOf(`/proc/${pid}/comm`).trim()})`;

/** Nothing if it has ended, or is another user's. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
