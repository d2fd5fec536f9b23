/** One folder of the workspace: what is found in it, kept up to date while its files change. */
import { existsSync } from 'node:fs';
import { groupBy } from '../core/collections.js';
import type { Failure, Finding, Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { messageOf } from '../core/text.js';
import { createConfigs, type Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import type { FoundFile } from '../files/discover.js';
import { inFolder, isInside, relativePath } from '../files/paths.js';
import type { ReadFile } from '../files/read.js';
import { OngoingRun } from '../run/ongoing-run.js';
import { openSuppressions } from '../run/suppressions.js';
import type { Settings } from './settings.js';

/** What a folder needs of the server. */
export interface Host {
  readonly knowledge: Knowledge;
  readonly read: ReadFile;
  settings(): Settings;
  isOpen(absolute: string): boolean;
  /** Absolute. */
  openPaths(): readonly string[];
  /** There is something new to say of the folder; `paths`: the files that were the reason. */
  onReport(folder: Folder, paths: ReadonlySet<string>): void;
  /** Something that a person has to put right; of a fault of ours, the log has the stack. */
  tell(message: string, error: unknown): void;
  /** Shows that something takes long; what it gives is called with how much is done, then closed. */
  progress(title: string): Promise<{ step(done: number, total: number): void; close(): void }>;
}

/** Typing is waited for twice as long as it takes to lint what was typed, so that linting is never most of the work. */
const PAUSE_MS = { least: 20, most: 130 };
/** Changes on the disk come in crowds. */
const RELOAD_PAUSE_MS = 150;
/** Other work is let in after so long. */
const SLICE_MS = 20;

export class Folder {
  readonly cwd: string;
  /** Files outside of the workspace: only those that are open are looked at, each by itself. */
  readonly isLoose: boolean;
  readonly #host: Host;
  #run: OngoingRun | undefined;
  /** All files have been linted. */
  #isComplete = false;
  #byPath: ReadonlyMap<string, readonly Finding[]> = new Map();
  #failures: readonly Failure[] = [];
  #dirty = new Set<string>();
  /** What was edited while everything is linted anew. */
  #edited = new Set<string>();
  #pause = PAUSE_MS.least;
  #timer: NodeJS.Timeout | undefined;
  #reloadTimer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;
  #loading: Promise<void>;
  #generation = 0;
  #shownError = '';

  constructor(cwd: string, isLoose: boolean, host: Host) {
    this.cwd = cwd;
    this.isLoose = isLoose;
    this.#host = host;
    this.#loading = this.#load();
  }

  /** Everything has been linted once. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  holds(absolute: string): boolean {
    return isInside(this.cwd, absolute);
  }

  pathOf(absolute: string): string {
    return relativePath(this.cwd, absolute);
  }

  absolute(path: string): string {
    return inFolder(this.cwd, path);
  }

  /** The config or the suppressions cannot be used: any file may be the one that is put right. */
  get isBroken(): boolean {
    return this.#shownError !== '';
  }

  /** Whether the configs here are read from a file, by its absolute path. */
  isConfig(absolute: string): boolean {
    return this.#run?.isConfig(this.pathOf(absolute)) === true;
  }

  /** The files of which there is something to say. */
  paths(): ReadonlySet<string> {
    return new Set([...this.#byPath.keys(), ...this.#failures.map(({ path }) => path)]);
  }

  findings(path: string): readonly Finding[] {
    return this.#byPath.get(path) ?? [];
  }

  failures(path: string): readonly Failure[] {
    return this.#failures.filter((each) => each.path === path);
  }

  /** A file has changed, in the editor or on the disk: it is linted when typing pauses. */
  touch(absolute: string): void {
    this.#dirty.add(this.pathOf(absolute));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.fresh(), this.#pause);
  }

  isDirty(path: string): boolean {
    return this.#dirty.has(path);
  }

  /** What was changed so far has been linted. */
  async fresh(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#run) await this.#loading;
    while (this.#dirty.size > 0 || this.#flushing) {
      this.#flushing ??= this.#flush().finally(() => (this.#flushing = undefined));
      await this.#flushing;
    }
  }

  /** Everything has been linted. */
  async whole(): Promise<void> {
    for (let last; last !== this.#loading;) await (last = this.#loading);
    await this.fresh();
  }

  /** Finds and lints everything anew. What was known holds until that is done. */
  reload(): void {
    clearTimeout(this.#reloadTimer);
    this.#reloadTimer = setTimeout(() => void this.reloadNow(), RELOAD_PAUSE_MS);
  }

  /** toolint-suppressions.json has changed. */
  async rereadSuppressions(): Promise<void> {
    await this.fresh();
    try {
      const suppressions = await openSuppressions(this.cwd);
      this.#shownError = '';
      if (this.#run) this.#run.suppressions = suppressions;
      await this.#report(new Set());
    } catch (error) {
      this.#tell(error);
    }
  }

  async reloadNow(): Promise<void> {
    clearTimeout(this.#reloadTimer);
    await (this.#loading = this.#load());
  }

  /** The run, up to date, and the file in it; undefined for a file that a search would not come upon. */
  async fileAt(absolute: string): Promise<{ run: OngoingRun; file: FoundFile } | undefined> {
    await this.fresh();
    const file = this.#run?.fileAt(this.pathOf(absolute));
    return this.#run && file && { run: this.#run, file };
  }

  close(): void {
    this.#generation++;
    clearTimeout(this.#timer);
    clearTimeout(this.#reloadTimer);
    this.#run?.close();
    this.#run = undefined;
    this.#byPath = new Map();
  }

  configs(): Configs {
    const { knowledge, settings } = this.#host;
    const { configFile, preset, allowCode } = settings();
    return createConfigs({ cwd: this.cwd, configFile, preset, builtinRules: knowledge.rules, allowCode });
  }

  async #load(): Promise<void> {
    const generation = ++this.#generation;
    const isOver = (): boolean => generation !== this.#generation;
    const opened = await this.#open();
    if (!opened) return;
    const { run, files } = opened;
    if (isOver()) return run.close();
    this.#edited = new Set();
    if (!this.#run) {
      // Until all is known, open files are reported by themselves.
      this.#run = run;
      await this.#lintOpen(run);
      await this.#report(new Set());
    }
    if (this.isLoose) return this.#replace(run);
    const progress = files.length > 0 ? await this.#host.progress('toolint') : undefined;
    try {
      let until = Date.now() + SLICE_MS;
      for (const [index, file] of files.entries()) {
        await this.#lint(run, file);
        if (Date.now() < until) continue;
        progress?.step(index + 1, files.length);
        await new Promise((resolve) => void setImmediate(resolve));
        if (isOver()) return this.#drop(run);
        until = Date.now() + SLICE_MS;
      }
      await this.#lintOpen(run);
      await this.#lintChanged(run, this.#edited);
    } finally {
      progress?.close();
    }
    return isOver() ? this.#drop(run) : this.#replace(run);
  }

  /** What is broken is reported, once, and what held before goes on to hold. */
  async #open(): Promise<{ run: OngoingRun; files: readonly FoundFile[] } | undefined> {
    try {
      const configs = this.configs();
      const here = await configs.for('.');
      const suppressions = await openSuppressions(this.cwd);
      const { read, knowledge } = this.#host;
      const run = new OngoingRun({ cwd: this.cwd, formats: knowledge.formats, configs, read }, here, suppressions);
      const files = this.isLoose ? [] : await run.find();
      this.#shownError = '';
      return { run, files };
    } catch (error) {
      this.#tell(error);
      return undefined;
    }
  }

  #tell(error: unknown): void {
    const message = error instanceof UserError ? error.message : `toolint itself failed: ${messageOf(error)}`;
    if (message === this.#shownError) return;
    this.#shownError = message;
    this.#host.tell(message, error);
  }

  #replace(run: OngoingRun): Promise<void> {
    if (this.#run !== run) this.#run?.close();
    this.#run = run;
    this.#isComplete = !this.isLoose;
    return this.#report(new Set());
  }

  #drop(run: OngoingRun): void {
    if (this.#run !== run) run.close();
  }

  async #lintOpen(run: OngoingRun): Promise<void> {
    for (const path of this.#openPaths()) await this.#lintPath(run, path);
  }

  #openPaths(): readonly string[] {
    return this.#host.openPaths().flatMap((each) => (this.holds(each) ? this.pathOf(each) : []));
  }

  async #flush(): Promise<void> {
    const paths = this.#dirty;
    this.#dirty = new Set();
    const run = this.#run;
    if (!run) return;
    const started = Date.now();
    await this.#lintChanged(run, paths);
    for (const path of paths) this.#edited.add(path);
    this.#pause = Math.max(PAUSE_MS.least, Math.min(PAUSE_MS.most, 2 * (Date.now() - started)));
    await this.#report(paths);
  }

  /** Those that import something from one of the files are linted too. */
  async #lintChanged(run: OngoingRun, paths: ReadonlySet<string>): Promise<void> {
    const importers = [...paths].flatMap((path) => run.changed(path));
    for (const each of new Set([...paths, ...importers])) await this.#lintPath(run, each);
  }

  async #lintPath(run: OngoingRun, path: string): Promise<void> {
    const file = run.fileAt(path);
    const isThere = file && (this.#host.isOpen(file.absolute) || (!this.isLoose && existsSync(file.absolute)));
    if (isThere) await this.#lint(run, file);
    else run.forget(path);
  }

  async #lint(run: OngoingRun, file: FoundFile): Promise<void> {
    try {
      await run.lint(file);
    } catch (error) {
      this.#tell(error);
    }
  }

  async #report(paths: ReadonlySet<string>): Promise<void> {
    const run = this.#run;
    if (!run) return;
    const { findings, failures } = this.#isComplete ? await run.report() : this.#aloneReport(run);
    this.#byPath = groupBy(findings, ({ path }) => path);
    this.#failures = failures;
    this.#host.onReport(this, paths);
  }

  #aloneReport(run: OngoingRun): Pick<Report, 'findings' | 'failures'> {
    const reports = this.#openPaths().map((path) => run.aloneReport(path));
    return {
      findings: reports.flatMap(({ findings }) => findings),
      failures: reports.flatMap(({ failures }) => failures),
    };
  }
}
