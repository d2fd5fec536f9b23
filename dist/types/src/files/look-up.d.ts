type Named = {
    readonly path: string;
    readonly absolute: string;
    readonly isFolder: boolean;
} | {
    readonly message: string;
    readonly isMissing: boolean;
};
/** `workspace` is where links may lead: its real path. A path that lies outside is a person's own choice. */
export declare function lookUp(given: string, cwd: string, workspace: string): Named;
/** What a listing of a folder shows about configs and git, kept so that the disk is not asked again. */
export interface DirectoryListing {
    /** Files called like a config. */
    readonly configs: readonly string[];
    readonly isGitTop: boolean;
    readonly hasGitignore: boolean;
}
export declare const CONFIG_NAMES: ReadonlySet<string>;
/** Holds a config if it has the key "toolint". */
export declare const PACKAGE_NAME = "package.json";
/** What walks have seen. Of a folder with nothing to tell only those above it are kept: there may be very many. */
export declare class Seen {
    #private;
    addTop(folder: string): void;
    add(folder: string, seen: DirectoryListing): void;
    addUnsearched(folder: string): void;
    /** Undefined for a folder that no walk has come to. */
    of(folder: string): DirectoryListing | undefined;
}
export declare function folderSeen(entries: readonly {
    readonly name: string;
}[]): DirectoryListing;
export {};
