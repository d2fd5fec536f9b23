/** What the reader of a project knows of each language of source code. What else a new one brings is in docs/architecture.md. */
import type { Packages } from '../core/code.js';
import type { Aliases } from './javascript/aliases.js';
import type { Disk } from './disk.js';
import type { ImportedFiles } from './imported-files.js';
import type { ModulesOfLanguage } from './mentions.js';
import type { readModule } from '../parse/source-and-pages.js';
import type { TextOf } from './text-on-disk.js';

type ReadModule = typeof readModule;

export interface CodeLanguage {
  /** What a text imports, without parsing it. */
  importsIn(text: string): string[];
  /** The files that an import may mean, the likeliest first. */
  candidatesFor(from: string, source: string, aliases?: Aliases): string[];
  /** Whether an import surely leads to a package of others, by the texts that describe packages. Absent where none is sure. */
  isInstalled?(source: string, packages: readonly string[]): boolean;
  /** What an import and the name of its file have in common; nothing where only the folder has a name. */
  wordOf(source: string): string;
  /** Whether other files may import something of it. */
  mayExport(text: string): boolean;
  /** Whether a file says which versions of packages are installed. */
  isPackageFile(path: string): boolean;
  /** Those versions, for a file below `top`. */
  packageVersions(top: string, textOf?: TextOf): (absolute: string) => Packages;
  importedFiles(cwd: string, disk: Disk): Promise<ImportedFiles>;
  /** Loads the parser of imported files. Absent where the parser of the importing file reads them itself. */
  moduleReader?(): Promise<ReadModule>;
  readonly modules: ModulesOfLanguage;
}
