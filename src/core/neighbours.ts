/** The files around a manifest or a Python file, for rules that compare it with them. What cannot be known is left out. */
import { inPattern } from './text.js';
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
  read(path: string): { readonly file: string; readonly text: string } | undefined;
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

/** PyPI makes no difference between dashes, dots and underscores, and neither PyPI nor NuGet between cases. */
const comparable = (name: string, kind: PackageKind): string =>
  kind === 'pypi' ? name.toLowerCase().replace(/[-_.]+/g, '-') : kind === 'nuget' ? name.toLowerCase() : name;

/** The one file of this kind that describes a package of this name. */
export function packageNamed({ packages }: Neighbours, kind: PackageKind, name: string): PackageFile | undefined {
  const sought = comparable(name, kind);
  const found = packages.filter(
    (each) => each.kind === kind && each.name && comparable(each.name.value, kind) === sought,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The folders in these folders, and those in them. */
export function foldersIn(neighbours: Neighbours, folders: readonly string[], most = MOST_FOLDERS): string[] {
  const inside = (folder: string): string[] =>
    neighbours.list(folder).flatMap((inner) => (/\.|^node_modules$/.test(inner) ? [] : `${folder}/${inner}`));
  const near = folders.flatMap(inside).slice(0, most);
  return [...near, ...near.flatMap(inside).slice(0, most)];
}

/** Whether a package of this name is in one of the folders' own folders, or one below these. */
export function hasPackage(
  neighbours: Neighbours,
  folders: readonly string[],
  kind: PackageKind,
  name: string,
): boolean {
  const file = FILES[kind];
  if (file === undefined) return false;
  const names = new RegExp(`\\bname["']?\\s*[:=]\\s*["']${inPattern(name)}["']`);
  return foldersIn(neighbours, folders).some((folder) => names.test(neighbours.read(`${folder}/${file}`)?.text ?? ''));
}

const FILES: Partial<Record<PackageKind, string>> = {
  npm: 'package.json',
  pypi: 'pyproject.toml',
  cargo: 'Cargo.toml',
};
const MOST_FOLDERS = 500;

/** A text in another file; its place names that file. */
export interface WrittenText extends Place {
  readonly value: string;
  readonly file: string;
}
