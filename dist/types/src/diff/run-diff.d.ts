/** `toolint diff`, for the command line, the Action and programs: what differs, as findings, and as the config has it. */
import type { Diff } from '../core/change.js';
import type { Report } from '../core/finding.js';
import { Versions, type Compared, type VersionsOptions } from './open-versions.js';
export type DiffReport = Report & {
    readonly diff: Diff;
};
export declare function runDiff(options: VersionsOptions & Compared): Promise<DiffReport>;
export declare function diffReport(versions: Versions, compared: Compared, { configs }: Pick<VersionsOptions, 'configs'>): Promise<DiffReport>;
