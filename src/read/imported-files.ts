/** What the reading of a file asks of the files that it imports. Each language follows imports in its own way. */
import type { Packages } from '../core/code.js';
import type { SourceImports } from '../parse/parse.js';
import type { Read } from '../files/read.js';

export interface FileImports extends SourceImports {
  /** The file, and the name there, of what is imported under a name. */
  locate?(source: string, name: string): { readonly path: string; readonly name: string } | undefined;
  /** The same of all that a name stands for: a list, `tools[]`, or a module, `*`. Undefined for any other name. */
  locateAll?(source: string, name: string): readonly { readonly path: string; readonly name: string }[] | undefined;
  /** The files that its answers come from. */
  readonly texts: Map<string, string>;
  /** All files that were looked into, or would have been; some of the sets are shared with other files. */
  readonly asked: readonly ReadonlySet<string>[];
  /** Read when first asked for. */
  packages(): Packages;
}

export interface ImportedFiles<Imports = FileImports> {
  /** Paths that were asked for on behalf of all files. */
  readonly shared?: ReadonlySet<string>;
  /** The file is about to change. */
  forget(absolute: string): void;
  /** The resolver of one file's imports. */
  for(absolute: string): Imports;
}

/** Characters. A larger file is data or a bundle, not something that tools are described with. */
export const LARGEST_IMPORT = 300_000;

/** Undefined for what is not read. */
export const textOfImport = (read: Read): string | undefined =>
  'text' in read && read.text.length <= LARGEST_IMPORT ? read.text : undefined;

/** At most this many files between an import and the file that has what is imported. */
export const MOST_HOPS = 3;

/** How many files may be between a value and the file that is read. */
export const MOST_DEEP = 4;
export const MOST_BETWEEN = MOST_HOPS + MOST_DEEP;
