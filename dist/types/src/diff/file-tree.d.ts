import { type Git } from '../files/git.js';
export interface FileTree {
    readonly paths: readonly string[];
    /** Equal for equal contents; undefined where there is no such file. */
    idOf(path: string): string | undefined;
    /** In the same order; undefined for what cannot be read or is not text. */
    read(paths: readonly string[]): Promise<readonly (string | undefined)[]>;
}
/** What reads one repository, for as many commits as there are. */
export interface Repository {
    readonly git: Git;
    /** The id of a commit; undefined where there is none of that name. */
    commit(name: string): Promise<string | undefined>;
    at(commit: string): Promise<FileTree>;
    workingTree(): Promise<FileTree>;
    close(): void;
}
export declare function openRepository(cwd: string): Repository;
/** A folder that git knows nothing of. Links are not followed. */
export declare function folderTree(folder: string, extensions: readonly string[]): FileTree;
