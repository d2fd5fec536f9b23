/** What the reading of a file asks of the files that it imports. Each language follows imports in its own way. */
import type { Packages } from '../core/code.js';
import type { SourceImports } from '../parse/parse.js';

export interface FileImports extends SourceImports {
  /** The file, and the name there, of what is imported under a name. */
  locate?(source: string, name: string): { readonly path: string; readonly name: string } | undefined;
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
