import type { Place, Truth } from './tree.js';
export interface Neighbours {
    /**
     * What describes packages in the file's folder or, where nothing does, in the nearest folder above it that has
     * such a file.
     */
    readonly packages: readonly PackageFile[];
    /** The owner and name of the repository that git calls `origin`, and its host: `github.com/owner/name`. */
    readonly origin?: string | undefined;
    /** The names of what is in the file's folder. */
    readonly names: readonly string[];
    /** The names of what is in a folder, by its path from the file's folder. */
    list(path: string): readonly string[];
    /** Whether a file is there, by its path from the file's folder. Unknown: it is elsewhere, or git ignores it, so that a build may make it. */
    has(path: string): Truth;
    /** The paths of all files that were looked for so far. */
    readonly asked: ReadonlySet<string>;
    /** A text file by its path from the file's folder, and the path that reports know it by. */
    read(path: string): {
        readonly file: string;
        readonly text: string;
    } | undefined;
    /** The files that are loaded where code begins with one, by the paths that reports know; undefined where others may be. */
    loads(path: string): readonly string[] | undefined;
}
export type PackageKind = 'npm' | 'pypi' | 'cargo' | 'nuget';
/** A `package.json`, `pyproject.toml`, `Cargo.toml` or `.csproj`. */
export interface PackageFile {
    readonly kind: PackageKind;
    /** Its name, as people call it. */
    readonly title: string;
    /** It is in the file's folder. */
    readonly isBeside: boolean;
    /** It begins there. */
    readonly at: Place;
    readonly name?: WrittenText | undefined;
    readonly version?: WrittenText | undefined;
    /** Where its README is, from the file's folder. */
    readonly readme?: string | undefined;
    readonly mcpName?: WrittenText | undefined;
    readonly repository?: WrittenText | undefined;
    /** The files that npm makes programs of, and first that which `npx` starts by the name of the package. */
    readonly programs?: readonly WrittenText[];
    /** It is never published, or only holds other packages together. */
    readonly isPrivate: boolean;
    /** npm is told what to make of it where it is installed, or what to publish. */
    readonly isPacked?: boolean;
    /** Node takes its scripts for ES modules, and nothing bundles them. */
    readonly isOfModules?: boolean;
    /** It depends on a library for MCP. */
    readonly isOfServer: boolean;
}
/** The one file of this kind that describes a package of this name. */
export declare function packageNamed({ packages }: Neighbours, kind: PackageKind, name: string): PackageFile | undefined;
/** The folders in these folders, and those in them. */
export declare function foldersIn(neighbours: Neighbours, folders: readonly string[], most?: number): string[];
/** Whether a package of this name is in one of the folders' own folders, or one below these. */
export declare function hasPackage(neighbours: Neighbours, folders: readonly string[], kind: PackageKind, name: string): boolean;
/** A text in another file; its place names that file. */
export interface WrittenText extends Place {
    readonly value: string;
    readonly file: string;
}
