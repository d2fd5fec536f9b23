import { type Test } from './pattern.js';
export interface IgnoreRule {
    readonly negated: boolean;
    readonly foldersOnly: boolean;
    /** Of the path, only the last part counts. */
    readonly byName?: boolean;
    /** Tests a path relative to the folder of the rule, or a name. */
    readonly matches: Test;
    /** Where it is written. The lines of a config's patterns are not known. */
    readonly origin?: {
        readonly file: string;
        readonly line?: number;
        readonly pattern: string;
    };
}
/** For people: the pattern and where it is written, in brackets. */
export declare function originOf({ origin }: IgnoreRule, cwd?: string): string;
/** The rules that hold in a folder; those of `outer` hold where no nearer one has a say. */
export interface IgnoreScope {
    /** The folder that the rules belong to, with a slash at its end. */
    readonly base: string;
    readonly rules: readonly IgnoreRule[];
    readonly outer: IgnoreScope | undefined;
    /** No .gitignore further in has a say. */
    readonly isFinal?: boolean;
    /** Whether git tracks a file, or a file in a folder: by their absolute paths. */
    readonly isTracked?: Test;
}
/** Whether a path is ignored, given that the folder that holds it is not. */
export declare function isIgnored(scope: IgnoreScope | undefined, path: string, isFolder: boolean): boolean;
/** The same for a name in a folder, which has a slash at its end. */
export declare function isNameIgnored(scope: IgnoreScope | undefined, folder: string, name: string, isFolder: boolean): boolean;
/** The rule that makes a name in a folder be ignored. */
export declare function ignoringRule(scope: IgnoreScope | undefined, folder: string, name: string, isFolder: boolean): IgnoreRule | undefined;
export declare function parseIgnoreFile(text: string, file?: string): IgnoreRule[];
/** What git itself says that it ignores, by absolute paths, in place of all files that say so. */
export declare function givenScope(ignored: ReadonlySet<string>): IgnoreScope;
/** Below a folder that is the top: of a repository, or of the work where there is none. */
export declare function topScope(folder: string, outer?: IgnoreScope): IgnoreScope | undefined;
/** Adds the .gitignore of a folder to what holds outside of it. */
export declare function innerScope(folder: string, outer: IgnoreScope | undefined): IgnoreScope | undefined;
/** What holds in a folder, before its own .gitignore: of one that is ignored, only what is tracked is there. */
export declare function scopeWithin(scope: IgnoreScope | undefined, parent: string, name: string): IgnoreScope | undefined;
/** The rules that hold in any folder, found from there upwards. */
export declare function scopeFinder(cwd: string): (folder: string) => IgnoreScope | undefined;
