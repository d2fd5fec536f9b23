/** What a run saw of files, each by its absolute path, and whether it is so still. */
import type * as Crypto from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { parentOf, realPath } from '../../files/paths.js';
import type { Read } from '../../files/read.js';
import { keptDisk, type Disk } from '../../read/disk.js';
import { known } from '../../core/collections.js';

/**
 * 0: there was nothing; 1: there was something; else its text was read: size, times, number of the file, hash of the text,
 * which is empty where it has none that may be read.
 */
export type State = 0 | 1 | readonly [size: number, changed: number, touched: number, inode: number, hash: string];

/** 192 bits: enough that no two texts with the same hash can be found. */
export const hashOf = (text: string | Buffer): string =>
  (crypto ??= process.getBuiltinModule('node:crypto')).hash('sha256', text, 'base64url').slice(0, 32);

/** Loaded when there is a cache. */
let crypto: typeof Crypto | undefined;

const UNREAD = '';

/** How long a file system may take to give a file another time. */
const GRANULARITY_MS = 2000;

export interface Earlier {
  /** By path. */
  readonly states: ReadonlyMap<string, State>;
  /** Where the folders of those files really are. */
  readonly folders: ReadonlyMap<string, string>;
  /** A time of before that moment, in milliseconds, has not stayed the same while the file changed. */
  readonly settled: number;
  /** Whether a hash of a text may be believed. It is asked once. */
  mayBeBelieved(): Promise<boolean>;
}

export class FileStates implements Disk {
  readonly #states = new Map<string, State>();
  /** Files that changed during the run. */
  readonly #unsettled = new Set<string>();
  readonly #folders = new Map<string, string | undefined>();
  readonly #same = new Map<string, boolean | Promise<boolean>>();
  readonly #texts = keptDisk();
  readonly started = Date.now() - GRANULARITY_MS;
  readonly #wasWalked: (folder: string) => boolean;

  /** `wasWalked`: whether a folder was searched, which is done without following links. */
  constructor(wasWalked: (folder: string) => boolean) {
    this.#wasWalked = wasWalked;
  }

  /** What was seen of a file in this run; undefined where that is not sure. */
  of(path: string): State | undefined {
    return this.#unsettled.has(path) ? undefined : this.#states.get(path);
  }

  /** Whether anything was asked about a file. */
  has(path: string): boolean {
    return this.#states.has(path) || this.#unsettled.has(path);
  }

  /** What was kept of times is out of date. */
  isRenewed = false;

  exists = (path: string): boolean => {
    const isThere = existsSync(path);
    const known = this.#states.get(path);
    if (known === undefined) this.#states.set(path, isThere ? 1 : 0);
    else if ((known !== 0) !== isThere) this.#unsettled.add(path);
    return isThere;
  };

  read = (path: string, options?: { readonly maxBytes?: number }): Read => {
    // Before it is read: what changes it later changes its times too.
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const isAsSeen = stats !== undefined && haveSameTimes(timesOf(stats), this.#states.get(path));
    if (!isAsSeen) this.#texts.forget(path);
    const read = this.#texts.read(path, options);
    if (!stats) {
      if (this.exists(path) || 'text' in read) this.#unsettled.add(path);
    } else if (!('text' in read)) {
      // What is no text, or too large, stays so; what cannot be read for another reason is asked for again each time.
      const isOfFile = stats.isFile() && (read.limit ?? read.notText) !== undefined;
      if (!isOfFile) this.#unsettled.add(path);
      else if (!isAsSeen) this.#saw(path, [...timesOf(stats), UNREAD]);
    } else if (!isAsSeen) this.#saw(path, [...timesOf(stats), hashOf(read.text)]);
    return read;
  };

  #saw(path: string, state: Exclude<State, 0 | 1>): void {
    const known = this.#states.get(path);
    if (known === 0 || (Array.isArray(known) && known[4] !== state[4])) this.#unsettled.add(path);
    this.#states.set(path, state);
  }

  /** Where a folder really is. To follow a path with links in it takes longer than to see that it has none. */
  folder(path: string): string | undefined {
    return known(this.#folders, path, () => {
      const parent = parentOf(path);
      const isPlain =
        parent !== path &&
        this.folder(parent) === parent &&
        (this.#wasWalked(path) || lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true);
      return isPlain ? path : realPath(path);
    });
  }

  /** Whether a file is as it was. Most answers need no waiting, which for each of many files takes long. */
  isSame(path: string, earlier: Earlier): boolean | Promise<boolean> {
    return known(this.#same, path, () => this.#compare(path, earlier));
  }

  /** What is known of files after this run: of those that it did not look at, what was known before. */
  since(earlier: Earlier, paths: Iterable<string>): Omit<Earlier, 'mayBeBelieved'> {
    const states = new Map<string, State>();
    const folders = new Map<string, string>();
    for (const path of paths) {
      const seen = this.of(path);
      const state = seen ?? unsettled(earlier.states.get(path) ?? 0, earlier.settled);
      states.set(path, state);
      const folder = parentOf(path);
      const real = seen === undefined ? earlier.folders.get(folder) : this.folder(folder);
      if (state !== 0 && real !== undefined && real !== folder) folders.set(folder, real);
    }
    return { states, folders, settled: this.started };
  }

  #compare(path: string, earlier: Earlier): boolean | Promise<boolean> {
    const before = earlier.states.get(path);
    if (before === undefined) return false;
    if (before === 0) return !this.exists(path);
    const folder = parentOf(path);
    if (this.folder(folder) !== (earlier.folders.get(folder) ?? folder)) return false;
    if (before === 1) return this.exists(path);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== before[0]) return false;
    const isSettled = Math.max(before[1], before[2]) < earlier.settled;
    if (isSettled && haveSameTimes(timesOf(stats), before)) {
      this.#saw(path, before);
      return true;
    }
    const read = this.read(path, { maxBytes: before[0] });
    if (!('text' in read) || hashOf(read.text) !== before[4]) return false;
    return earlier.mayBeBelieved().then((isBelieved) => {
      this.isRenewed ||= isBelieved;
      return isBelieved;
    });
  }
}

/** Times that could not be trusted are not trusted because time has passed. */
function unsettled(state: State, settled: number): State {
  if (state === 0 || state === 1 || Math.max(state[1], state[2]) < settled) return state;
  return [state[0], 0, 0, 0, state[4]];
}

const haveSameTimes = (now: readonly number[], before: State | undefined): boolean =>
  Array.isArray(before) && now.every((each, index) => each === before[index]);

interface Stats {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
}

const timesOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): [number, number, number, number] => [
  size,
  mtimeMs,
  ctimeMs,
  ino,
];
