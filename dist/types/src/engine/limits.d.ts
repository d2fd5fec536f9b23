/** How much untrusted input is read, and how much is reported. A config may set each limit, within bounds. */
import { type Finding, type Report } from '../core/finding.js';
export interface Limits {
    /** The bytes of a file. */
    readonly fileSize: number;
    /** How deep a manifest may be nested. */
    readonly depth: number;
    /** How many values the aliases of a YAML file may expand to. */
    readonly aliases: number;
    readonly findingsPerFile: number;
    /** The findings of a whole run. */
    readonly findings: number;
}
/** Real manifests stay below one megabyte and 20 levels. */
export declare const LIMITS: Limits;
/** No config can ask for more: above these, memory or the stack would not do. */
export declare const BOUNDS: Limits;
type LimitedFindings = Pick<Report, 'findings' | 'leftOut' | 'cutShort'>;
/** At most `most` findings, the most severe ones, in the order given. */
export declare function keepAtMost(findings: readonly Finding[], most: number): LimitedFindings;
export {};
