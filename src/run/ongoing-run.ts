/** A run over files that go on changing, for editors: one file is linted again, and the report is of all of them. */
import type { Format } from '../core/format.js';
import type { Finding, Report } from '../core/finding.js';
import type { RecognisedDocument } from '../engine/lint-document.js';
import type { Configs, ResolvedConfig } from '../config/resolve.js';
import { discover, wouldFind, type DiscoverOptions, type FoundFile } from '../files/discover.js';
import { scopeFinder } from '../files/gitignore.js';
import { inFolder } from '../files/paths.js';
import type { ReadFile } from '../files/read.js';
import { besideCandidates } from '../read/neighbours.js';
import { isFullyLinted, reportAlone, withoutSuppressed, reportOfRun, RunResults } from './run-result.js';
import type { FileOutcome } from './run-result.js';
import { lintFile, manifestsIn, type LintOptions } from './lint-file.js';
import { withLimit, searchIn } from './run.js';
import type { ImportedFiles } from '../read/imported-files.js';
import { openServices } from './services.js';
import type { SuppressionsUpdate, Suppressions } from './suppressions.js';

interface OngoingOptions {
  readonly cwd: string;
  readonly formats: readonly Format[];
  readonly configs: Configs;
  /** An editor has files that differ from those on the disk. */
  readonly read: ReadFile;
}

/** What is known of a file that has something to do with manifests. */
interface Known {
  readonly outcome: FileOutcome;
  /** Forgets what comments have hidden of other files' findings. */
  readonly rewind: (() => void) | undefined;
}

export class OngoingRun {
  suppressions: Suppressions | undefined;
  readonly #options: OngoingOptions;
  readonly #search: Omit<DiscoverOptions, 'paths'>;
  readonly #here: ResolvedConfig;
  readonly #services: ReturnType<typeof openServices>;
  readonly #known = new Map<string, Known>();
  /** The files of which all findings are known, be they manifests or none. */
  readonly #settled = new Set<string>();
  /** The files that a file imports something from, or is compared with, by its path. */
  readonly #imports = new Map<string, readonly ReadonlySet<string>[]>();
  /** The last attempt to lint a file: what an earlier one finds is out of date. */
  readonly #attempts = new Map<string, number>();
  #attempt = 0;
  #sources: ReadonlySet<string>;
  readonly #scopeOf: ReturnType<typeof scopeFinder>;

  /** `here` is the config of the folder itself. */
  constructor(options: OngoingOptions, here: ResolvedConfig, suppressions: Suppressions | undefined) {
    this.suppressions = suppressions;
    this.#options = options;
    this.#here = here;
    this.#search = { cwd: options.cwd, ...searchIn(here) };
    this.#services = openServices(options.cwd, options.read);
    this.#scopeOf = scopeFinder(options.cwd);
    this.#sources = new Set(here.sources);
  }

  /** All files there are. A config that cannot be used throws, before anything is linted. */
  async find(): Promise<readonly FoundFile[]> {
    const { configs } = this.#options;
    const found = await discover({ ...this.#search, paths: [] });
    configs.know(found.folders);
    const sources = new Set(this.#here.sources);
    for (const { path } of found.files) for (const each of (await configs.for(path)).sources) sources.add(each);
    this.#sources = sources;
    return found.files;
  }

  /** The file of a path, if a search would come upon it. */
  fileAt(path: string): FoundFile | undefined {
    if (!wouldFind(path, this.#search, this.#scopeOf)) return undefined;
    return { path, absolute: inFolder(this.#options.cwd, path), named: false };
  }

  /** Whether it is one of the files that configs are read from. */
  isConfig(path: string): boolean {
    return this.#sources.has(path);
  }

  async lint(file: FoundFile): Promise<void> {
    const { path } = file;
    const attempt = ++this.#attempt;
    this.#attempts.set(path, attempt);
    let imported: readonly ReadonlySet<string>[] = [];
    const outcome = await this.#lintFile(file, {
      untried: true,
      imports: (path) => this.#importsNoted(path, (asked) => void (imported = asked)),
    });
    if (this.#attempts.get(path) !== attempt) return;
    this.forget(path);
    const beside = new Set(besideCandidates(file, this.#options.formats).map((each) => each.path));
    const needed = [...imported, beside, outcome?.asked ?? new Set<string>()].filter(({ size }) => size > 0);
    if (needed.length > 0) this.#imports.set(path, needed);
    if (isFullyLinted(file, outcome)) this.#settled.add(path);
    // Of most files there is nothing to be kept.
    if (outcome && !outcome.isIgnored) this.#known.set(path, { outcome, rewind: outcome.disabledRanges?.checkpoint() });
  }

  /** The file is gone. */
  forget(path: string): void {
    this.#attempts.delete(path);
    this.#known.delete(path);
    this.#settled.delete(path);
    this.#imports.delete(path);
  }

  /** The text of a file has changed: gives the files that import something from it. */
  changed(path: string): readonly string[] {
    this.#services.forget(inFolder(this.#options.cwd, path));
    return [...this.#imports].flatMap(([importer, needed]) =>
      needed.some((paths) => paths.has(path)) ? importer : [],
    );
  }

  /** What there is to say of one file by itself, with fixes that were tried, or after them. */
  async look(
    file: FoundFile,
    options: Pick<LintOptions, 'fix' | 'onFixed' | 'read' | 'untried'> = {},
  ): Promise<FileOutcome | undefined> {
    return this.#lintFile(file, {
      ...options,
      suppressions: this.suppressions?.match,
      imports: (path) => this.#services.imports(path),
    });
  }

  /** What a text is taken for in the place of a file. */
  async manifestsIn(file: FoundFile, text: string): Promise<RecognisedDocument | undefined> {
    const { configs, formats } = this.#options;
    const imports = (path: string): Promise<ImportedFiles> => this.#services.imports(path);
    return manifestsIn(file, text, await configs.for(file.path), { formats, services: {}, imports });
  }

  /** What is known of a file by itself, where the others have not been looked at. */
  aloneReport(path: string): Report {
    const known = this.#known.get(path);
    known?.rewind?.();
    return withoutSuppressed(reportAlone(known?.outcome), this.suppressions?.match);
  }

  async report(): Promise<Report> {
    return (await this.#settle(this.suppressions, () => true)).report;
  }

  /** Writes toolint-suppressions.json: `suppressions` was opened for that. */
  async suppress(
    suppressions: Suppressions,
    isMeant: (finding: Finding) => boolean,
  ): Promise<SuppressionsUpdate | undefined> {
    return (await this.#settle(suppressions, isMeant)).done;
  }

  close(): void {
    this.#services.close();
  }

  async #settle(
    suppressions: Suppressions | undefined,
    isMeant: (finding: Finding) => boolean,
  ): Promise<{ report: Report; done?: SuppressionsUpdate }> {
    const { cwd, configs } = this.#options;
    const tally = new RunResults(cwd);
    for (const [path, { outcome, rewind }] of this.#known) {
      rewind?.();
      tally.looked.add(path);
      tally.add(path, outcome);
    }
    const total = { ...tally.total(), linted: this.#settled };
    const { report, done } = await reportOfRun(total, suppressions, { cwd, paths: [], configs, isMeant });
    return { report: withLimit(report, this.#here.limits.findings), ...(done && { done }) };
  }

  async #lintFile(file: FoundFile, options: Partial<LintOptions>): Promise<FileOutcome | undefined> {
    const { configs, formats, read } = this.#options;
    const config = await configs.for(file.path);
    const { services, unreached } = this.#services;
    return lintFile(file, config, { formats, read, services, unreached, ...options });
  }

  /** Takes note of the files that something is imported from. */
  async #importsNoted(path: string, note: (asked: readonly ReadonlySet<string>[]) => void): Promise<ImportedFiles> {
    const files = await this.#services.imports(path);
    return {
      forget: files.forget,
      for: (absolute) => {
        const imports = files.for(absolute);
        note(imports.asked);
        return imports;
      },
    };
  }
}
