/** What a listing of a folder tells about configs and git, so that nobody need ask the disk again. */
export interface FolderSeen {
    /** Files called like a config. */
    readonly configs: readonly string[];
    readonly isGitTop: boolean;
    readonly hasGitignore: boolean;
}
export declare const CONFIG_NAMES: ReadonlySet<string>;
/** Holds a config if it has the key "toolint". */
export declare const PACKAGE_NAME = "package.json";
export declare function folderSeen(entries: readonly {
    readonly name: string;
}[]): FolderSeen;
