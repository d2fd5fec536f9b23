import type { Diff } from './change.js';
import type { Location, Severity, TextEdit } from './rule.js';
import type { Submission } from './stores.js';
export interface Finding extends Location {
    readonly rule: string;
    readonly severity: Severity;
    /** What is wrong, and what comes of it. */
    readonly message: string;
    /** What to do. */
    readonly help?: string;
    /** Which of the rule's messages that is, and what was filled in; none where a rule has words of its own. */
    readonly messageId?: string;
    readonly data?: Readonly<Record<string, string>>;
    /** The keys that are missing, where that is what is wrong. */
    readonly missing?: readonly string[];
    /** The object that lacks something. */
    readonly missingFrom?: ObjectLines;
    /** The rule's page. */
    readonly url: string;
    readonly related?: readonly Related[];
    /** In how many places one cause shows; this is the first, and those that are listed are related. */
    readonly count?: number;
    /** Findings of one rule and one cause become one for each package. */
    readonly cause?: string;
    readonly alike?: string;
    readonly leads?: boolean;
    readonly fix?: FindingFix;
}
interface ObjectLines {
    readonly path: string;
    /** The first and the last line after which a key of the object can be. */
    readonly from: number;
    readonly to: number;
    /** Where its keys begin. */
    readonly columns: readonly number[];
}
export interface Related {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly note: string;
}
/** What to do, where the title of the fix, which is told too, does not say the same. */
export declare const helpBesideFix: ({ help, fix }: Pick<Finding, "help" | "fix">) => string | undefined;
/** The same for a report with room for one text, which shows the title of the fix after it. */
export declare const textBesideFix: (finding: Pick<Finding, "message" | "help" | "fix">) => string;
export interface FindingFix {
    readonly title: string;
    readonly safe: boolean;
    /** Offsets into the whole text of the file, a byte order mark included. */
    readonly edits: readonly TextEdit[];
}
/** A fix that was made: enough to tell of it. */
export interface AppliedFix extends Pick<Finding, 'rule' | 'path' | 'line' | 'column'> {
    readonly title: string;
}
export declare const appliedFix: ({ rule, path, line, column, fix }: Finding) => AppliedFix;
/** Something that could not be done: a file that could not be read, a rule that threw. Exit status 2. */
export interface Failure {
    readonly path: string;
    readonly message: string;
    /** It is about an input of a workflow, not about what was to be linted. */
    readonly isInput?: true;
    /** The rule that threw. */
    readonly rule?: string;
    /** Where in a user's own rule that was. */
    readonly stack?: readonly string[];
}
export interface FileResult {
    readonly path: string;
    readonly formats: readonly string[];
    readonly tools: number;
    /** Those that another file has, too, and that are counted there. */
    readonly toolsElsewhere?: number;
    /** How many servers a file names that describes servers and not their tools. */
    readonly servers?: number;
    /** Nothing was read there that a model is shown: what its server lists is in other files, or cannot be read. */
    readonly isBare?: true;
    /** Code in a folder of samples. */
    readonly isSample?: true;
}
export interface Skipped {
    readonly path: string;
    readonly reason: string;
}
/** What certainly registers something and cannot be read. */
export interface Unread {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    /** What is there, in a few words: "a loop over `tools()`". */
    readonly what: string;
    /** Why it cannot be read. */
    readonly reason: string;
    /** How many tools are registered there, where that is known. */
    readonly tools?: number;
}
/** Servers in a language that is not read. */
export interface UnreadLanguage {
    readonly language: string;
    /** How many source files there are in it. */
    readonly files: number;
    /** What seems to start the server, as words of a command line. */
    readonly command?: string;
}
/** Where a secret is in a file. */
export type SecretPlace = Pick<Location, 'path' | 'start' | 'end'>;
/** The path used for a running server, which has no file: its findings have pointers, and line 1. */
export declare const SERVER_PATH = "server:";
export declare const isServerPath: (path: string) => boolean;
/** What a running server lists, and about how many tokens each tool costs. */
export interface ServedList {
    readonly name: string;
    readonly tools: readonly {
        readonly name: string;
        readonly tokens: number;
    }[];
    readonly tokens: number;
}
/** A whole run, as reports see it. */
export interface Report {
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly files: readonly FileResult[];
    readonly skipped: readonly Skipped[];
    readonly findings: readonly Finding[];
    readonly failures: readonly Failure[];
    readonly suppressed: number;
    /** What differs between two versions, in a report of `toolint diff`. */
    readonly diff?: Diff;
    /** Must not be shown, reported or suppressed. */
    readonly secrets?: readonly SecretPlace[];
    /** How many findings were left out, since they have nothing to do with what changed. */
    readonly elsewhere?: number;
    /** Findings beyond the limits: counted, not listed. */
    readonly leftOut?: Counts;
    /** The servers that were asked. */
    readonly servers?: readonly ServedList[];
    /** Files that may have more findings than are listed: broken ones, and those beyond the limits. */
    readonly cutShort?: readonly string[];
    /** Registrations that could not be read. */
    readonly unread?: readonly Unread[];
    /** What servers are written in that are not read. */
    readonly languages?: readonly UnreadLanguage[];
    /** Of a run with the preset of a store, which looked at everything. */
    readonly submission?: Submission;
    /** The manifests that a change has deleted. */
    readonly deleted?: readonly string[];
}
/** A report of these parts; what is not given is empty. */
export declare const makeReport: (parts: Partial<Report>) => Report;
/** Nothing that a model reads was found, which must not look like success. */
export declare function foundNothing({ files, findings, failures }: Report): boolean;
/** What differs between two versions. */
export type DiffReport = Report & {
    readonly diff: Diff;
};
export interface Counts {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly fixable: number;
}
export declare function count(findings: readonly Finding[]): Counts;
/** Those that were left out included. */
export declare function countAll({ findings, leftOut }: Pick<Report, 'findings' | 'leftOut'>): Counts;
export declare const NO_COUNTS: Counts;
export declare function addCounts(a: Counts, b: Counts): Counts;
export declare const total: ({ errors, warnings, infos }: Counts) => number;
/** At most so many, the most severe, in the order given. */
export declare function mostSevere(findings: readonly Finding[], max: number): readonly Finding[];
export declare function moreSevere(a: Severity, b: Severity): Severity;
/** The most severe first. */
export declare function compareSeverity(a: Severity, b: Severity): number;
export declare function isAtLeast(severity: Severity, bound: Severity): boolean;
/** By path, then place, then rule: the order of every report. */
export declare function compareFindings(a: Finding, b: Finding): number;
export declare function compareText(a: string, b: string): number;
/** The same list where it is in order, as most are whose files were read in order. */
export declare function sortedBy<T>(all: readonly T[], compare: (a: T, b: T) => number): readonly T[];
/** A node shared by two tools, keys or formats is linted twice. Its finding is reported once, with the highest severity. */
export declare function withoutDuplicates(findings: readonly Finding[]): Finding[];
/** Where a finding is, in a form that survives changes around it. */
export interface StableLocation {
    /** The tool by its name, or the resource by its URI, where it is one of several: `pointer` leads on from there. */
    readonly tool?: string;
    readonly pointer: string;
}
/** The place of a tool in a list moves when tools are added; its name does not. */
export declare function stableLocation({ pointer, item }: Finding): StableLocation;
export {};
