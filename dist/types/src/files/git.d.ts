interface Answer {
    readonly ok: boolean;
    readonly out: string;
    /** The first line of what git complained of, without its "fatal:". */
    readonly complaint: string;
}
export type Git = (...args: readonly string[]) => Promise<Answer>;
/** `settings` are written like those above. */
export declare function openGit(cwd: string, settings?: readonly string[]): Git;
/** Reads blobs by their ids, through one process for as many as there are. */
export interface Blobs {
    /** The texts, in the same order; undefined for what is missing, too large, or not text. */
    read(ids: readonly string[]): Promise<(string | undefined)[]>;
    close(): void;
}
export declare function openBlobs(cwd: string): Promise<Blobs>;
/** The top of the git repository that a folder is in. */
export declare function gitTop(folder: string): string | undefined;
/** Where links may lead: the git repository, or the folder that the work started in. */
export declare function workspaceOf(cwd: string): string;
export {};
