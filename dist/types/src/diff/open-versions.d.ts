import type { Format } from '../core/format.js';
import type { Rule } from '../core/rule.js';
import type { Configs } from '../config/resolve.js';
import { type Differed } from './diff.js';
import { type Side } from './read-tools.js';
export interface VersionsOptions {
    readonly cwd: string;
    readonly configs: Configs;
    readonly formats: readonly Format[];
    readonly rules: readonly Rule[];
    /** Reads standard input, for `-`. */
    readInput?(): Promise<string>;
}
export interface Compared {
    /** A commit, a tag, a folder, a dump, or `-`. Without it, the newest release. */
    readonly base?: string;
    /** The same; without it, the working tree. */
    readonly head?: string;
    /** Only files below these. */
    readonly paths?: readonly string[];
}
/** What was read of one version is kept for the next. */
export declare class Versions {
    #private;
    constructor(options: VersionsOptions);
    diff({ base: from, head: to, paths }: Compared): Promise<Differed>;
    /** The tools of a version, or of the working tree. */
    tools(name?: string, paths?: readonly string[]): Promise<Side>;
    close(): void;
}
