/**
 * Results of earlier runs (`--cache`). The outcome of a file is used again if its text is the same, and its config, toolint,
 * and all that was asked of the disk: files that it imports or looked for, packages, what is around it.
 */
import type { ResolvedConfig } from '../../config/resolve.js';
import type { FoundFile } from '../../files/discover.js';
import type { Seen } from '../../files/look-up.js';
import { absolutePath } from '../../files/paths.js';
import type { UnreachedModules } from '../../read/unreached.js';
import type { lintFile } from '../lint-file.js';
import { asksAgain, noted } from './around.js';
import { NOTHING_KEPT, readCache, writeCache, type Contents, type KeptFile, keptOutcome, outcomeFrom } from './file.js';
import { FileStates, hashOf } from './states.js';

export class ResultCache {
  /** How files are read that others import. */
  readonly disk: FileStates;
  readonly #path: string;
  readonly #cwd: string;
  readonly #lintFile: typeof lintFile;
  readonly #before: Contents;
  readonly #after = new Map<string, KeptFile>();
  #isChanged: boolean;
  /** What files that import something depend on together: what names stand for. */
  #shared: ReadonlySet<string> | undefined;
  #isSharedSame: Promise<boolean> | undefined;
  #areAnsweredAlike: ReturnType<typeof asksAgain> | undefined;

  /** `walked` are the folders that were searched; `lint` is what makes a result. */
  constructor(path: string, cwd: string, walked: Seen, lint: typeof lintFile) {
    const kept = readCache(path, cwd);
    this.disk = new FileStates((folder) => walked.of(folder) !== undefined);
    this.#path = path;
    this.#cwd = cwd;
    this.#lintFile = lint;
    this.#before = kept ?? NOTHING_KEPT;
    this.#isChanged = kept === undefined;
  }

  readonly lint: typeof lintFile = async (file, config, options) => {
    if (config.identity === undefined || config.ignored(file.path)) return this.#lintFile(file, config, options);
    const conditions = conditionsOf(file, config, config.identity);
    const kept = this.#before.files.get(file.absolute);
    if (kept?.conditions === conditions && (await this.#isReusable(kept, file, options.unreached))) {
      this.#after.set(file.absolute, kept);
      return outcomeFrom(kept.outcome, config);
    }
    const { options: noting, answers, needs, shared } = noted(file, options, this.disk, this.#cwd);
    const result = await this.#lintFile(file, config, { ...options, ...noting });
    this.#shared ??= shared();
    const outcome = keptOutcome(result);
    if (outcome === undefined) return result;
    const isSharing = shared() !== undefined;
    this.#after.set(file.absolute, { conditions, needs: [...needs()], isSharing, answers, outcome });
    this.#isChanged = true;
    return result;
  };

  async #isReusable(kept: KeptFile, file: FoundFile, unreached: UnreachedModules | undefined): Promise<boolean> {
    // A forged cache may only say of the file itself that it exists: a file of a result that is kept was read.
    if (!Array.isArray(this.#before.states.get(file.absolute))) return false;
    if (!(await this.#areSame([file.absolute, ...kept.needs]))) return false;
    if (kept.isSharing && !(await (this.#isSharedSame ??= this.#areSame(this.#before.shared)))) return false;
    if (kept.answers.length === 0) return true;
    if (unreached) this.#areAnsweredAlike ??= asksAgain(this.#cwd, this.disk, unreached);
    return this.#areAnsweredAlike?.(kept.answers, file) === true;
  }

  async #areSame(paths: readonly string[]): Promise<boolean> {
    for (const each of paths) {
      const isSame = this.disk.isSame(each, this.#before);
      if (isSame !== true && !(await isSame)) return false;
    }
    return true;
  }

  /** Why it could not be written. `isWhole`: results of other files are of no use any more. */
  async save(isWhole: boolean): Promise<string | undefined> {
    const [before, after, states] = [this.#before, this.#after, this.disk];
    const isSure = (path: string): boolean => states.of(path) !== undefined;
    const shared = new Set((await this.#isSharedSame) === false ? [] : before.shared);
    for (const each of this.#shared ?? []) shared.add(absolutePath(this.#cwd, each));
    const isSharedSure = [...shared].every((each) => isSure(each) || !states.has(each));
    // What changed during the run is linted again.
    for (const [path, { needs, isSharing }] of after)
      if (!Array.isArray(states.of(path)) || !needs.every(isSure) || (isSharing && !isSharedSure)) after.delete(path);
    if (!isWhole)
      for (const [path, kept] of before.files)
        if (!after.has(path) && this.#isUntouched(path, kept)) after.set(path, kept);
    if (!this.#isChanged && !states.isRenewed && after.size === before.files.size) return undefined;
    const paths = new Set([...Array.from(after, ([path, { needs }]) => [path, ...needs]).flat(), ...shared]);
    return writeCache(this.#path, { files: after, shared: [...shared], ...states.since(before, paths) }, this.#cwd);
  }

  /** What was not looked at in this run. */
  #isUntouched(path: string, { needs, isSharing }: KeptFile): boolean {
    const [before, states] = [this.#before, this.disk];
    return [path, ...needs, ...(isSharing ? before.shared : [])].every(
      (each) => !states.has(each) || String(states.of(each)) === String(before.states.get(each)),
    );
  }
}

const hashes = new WeakMap<ResolvedConfig, string>();

/** Its config, and how it was found. */
function conditionsOf({ named, isSnapshot, foundBy }: FoundFile, config: ResolvedConfig, identity: string): string {
  const hash = hashes.get(config) ?? hashOf(identity);
  hashes.set(config, hash);
  return [hash, named ? 'named' : '', isSnapshot ? 'snapshot' : '', foundBy].join(' ');
}
