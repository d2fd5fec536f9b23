import {
  RunResults,
  besideCandidates,
  discover,
  isFullyLinted,
  lintFile,
  manifestsIn,
  openServices,
  reportAlone,
  reportOfRun,
  scopeFinder,
  searchIn,
  withLimit,
  withoutSuppressed,
  wouldFind
} from "./lint.js";
import {
  inFolder
} from "./rules.js";

// src/run/ongoing-run.ts
var OngoingRun = class {
  suppressions;
  #options;
  #search;
  #here;
  #services;
  #known = /* @__PURE__ */ new Map();
  /** The files of which all findings are known, be they manifests or none. */
  #settled = /* @__PURE__ */ new Set();
  /** The files that a file imports something from, or is compared with, by its path. */
  #imports = /* @__PURE__ */ new Map();
  /** The last attempt to lint a file: what an earlier one finds is out of date. */
  #attempts = /* @__PURE__ */ new Map();
  #attempt = 0;
  #sources;
  #scopeOf;
  /** `here` is the config of the folder itself. */
  constructor(options, here, suppressions) {
    this.suppressions = suppressions;
    this.#options = options;
    this.#here = here;
    this.#search = { cwd: options.cwd, ...searchIn(here) };
    this.#services = openServices(options.cwd, options.read);
    this.#scopeOf = scopeFinder(options.cwd);
    this.#sources = new Set(here.sources);
  }
  /** All files there are. A config that cannot be used throws, before anything is linted. */
  async find() {
    const { configs } = this.#options;
    const found = await discover({ ...this.#search, paths: [] });
    configs.know(found.folders);
    const sources = new Set(this.#here.sources);
    for (const { path } of found.files) for (const each of (await configs.for(path)).sources) sources.add(each);
    this.#sources = sources;
    return found.files;
  }
  /** The file of a path, if a search would come upon it. */
  fileAt(path) {
    if (!wouldFind(path, this.#search, this.#scopeOf)) return void 0;
    return { path, absolute: inFolder(this.#options.cwd, path), named: false };
  }
  /** Whether it is one of the files that configs are read from. */
  isConfig(path) {
    return this.#sources.has(path);
  }
  async lint(file) {
    const { path } = file;
    const attempt = ++this.#attempt;
    this.#attempts.set(path, attempt);
    let imported = [];
    const outcome = await this.#lintFile(file, {
      untried: true,
      imports: (path2) => this.#importsNoted(path2, (asked) => void (imported = asked))
    });
    if (this.#attempts.get(path) !== attempt) return;
    this.forget(path);
    const beside = new Set(besideCandidates(file, this.#options.formats).map((each) => each.path));
    const needed = [...imported, beside, outcome?.asked ?? /* @__PURE__ */ new Set()].filter(({ size }) => size > 0);
    if (needed.length > 0) this.#imports.set(path, needed);
    if (isFullyLinted(file, outcome)) this.#settled.add(path);
    if (outcome && !outcome.isIgnored) this.#known.set(path, { outcome, rewind: outcome.disabledRanges?.checkpoint() });
  }
  /** The file is gone. */
  forget(path) {
    this.#attempts.delete(path);
    this.#known.delete(path);
    this.#settled.delete(path);
    this.#imports.delete(path);
  }
  /** The text of a file has changed: gives the files that import something from it. */
  changed(path) {
    this.#services.forget(inFolder(this.#options.cwd, path));
    return [...this.#imports].flatMap(
      ([importer, needed]) => needed.some((paths) => paths.has(path)) ? importer : []
    );
  }
  /** What there is to say of one file by itself, with fixes that were tried, or after them. */
  async look(file, options = {}) {
    return this.#lintFile(file, {
      ...options,
      suppressions: this.suppressions?.match,
      imports: (path) => this.#services.imports(path)
    });
  }
  /** What a text is taken for in the place of a file. */
  async manifestsIn(file, text) {
    const { configs, formats } = this.#options;
    const imports = (path) => this.#services.imports(path);
    return manifestsIn(file, text, await configs.for(file.path), { formats, services: {}, imports });
  }
  /** What is known of a file by itself, where the others have not been looked at. */
  aloneReport(path) {
    const known = this.#known.get(path);
    known?.rewind?.();
    return withoutSuppressed(reportAlone(known?.outcome), this.suppressions?.match);
  }
  async report() {
    return (await this.#settle(this.suppressions, () => true)).report;
  }
  /** Writes toolint-suppressions.json: `suppressions` was opened for that. */
  async suppress(suppressions, isMeant) {
    return (await this.#settle(suppressions, isMeant)).done;
  }
  close() {
    this.#services.close();
  }
  async #settle(suppressions, isMeant) {
    const { cwd, configs } = this.#options;
    const tally = new RunResults(cwd);
    for (const [path, { outcome, rewind }] of this.#known) {
      rewind?.();
      tally.looked.add(path);
      tally.add(path, outcome);
    }
    const total = { ...tally.total(), linted: this.#settled };
    const { report, done } = await reportOfRun(total, suppressions, { cwd, paths: [], configs, isMeant });
    return { report: withLimit(report, this.#here.limits.findings), ...done && { done } };
  }
  async #lintFile(file, options) {
    const { configs, formats, read } = this.#options;
    const config = await configs.for(file.path);
    const { services, unreached } = this.#services;
    return lintFile(file, config, { formats, read, services, unreached, ...options });
  }
  /** Takes note of the files that something is imported from. */
  async #importsNoted(path, note) {
    const files = await this.#services.imports(path);
    return {
      forget: files.forget,
      for: (absolute) => {
        const imports = files.for(absolute);
        note(imports.asked);
        return imports;
      }
    };
  }
};

export {
  OngoingRun
};
