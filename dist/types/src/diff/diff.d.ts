/** Two versions of a repository's tools: what differs, in words, and what could not be compared. */
import type { Diff, NotCompared } from '../core/change.js';
import type { Format } from '../core/format.js';
import type { Rule } from '../core/rule.js';
import type { AcceptedChange } from '../config/types.js';
import { type Stale } from './accept.js';
import { type Compared } from './events.js';
import type { Side, ToolReader } from './read-tools.js';
export interface DiffInput {
    readonly base: string;
    readonly head: string;
    readonly before: Side;
    readonly after: Side;
    /** The newest release, where BASE is none: what it does not have is marked. */
    readonly released?: Side;
    /** HEAD, read for comparing it with that release. */
    readonly afterRelease?: Side;
    /** BASE is a release, so the version should have been raised. */
    readonly isRelease: boolean;
    readonly reader?: ToolReader;
    readonly rules: ReadonlyMap<string, Rule>;
    readonly formats: readonly Format[];
    readonly accept?: readonly AcceptedChange[];
}
export interface Differed extends Diff {
    /** Files at HEAD that hold tools and cannot be read. */
    readonly broken: readonly NotCompared[];
    readonly stale: readonly Stale[];
}
export declare function diffSides(input: DiffInput): Promise<Differed>;
export declare function compareSides(before: Side, after: Side, reader: ToolReader | undefined): Promise<Compared>;
