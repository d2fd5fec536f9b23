/** What the reading of a JavaScript file asks of the other files of its project. */
import type { Packages } from '../../core/code.js';
import type { PrintsElsewhere } from './handlers/printed.js';
import type { FollowImport } from './handlers/uses.js';
import type { ImportResolver } from './imported.js';

/** Each answer is missing where the other files cannot be read. */
export interface OtherFiles {
  /** The value of an import. */
  readonly resolveImport?: ImportResolver;
  /** What functions of other files do with what they are given. */
  readonly followImport?: FollowImport;
  readonly prints?: PrintsElsewhere;
  /** The versions that the package of the file depends on. */
  readonly packages?: () => Packages;
  /** Whether no other file uses what this one exports under a name. */
  readonly isUnused?: (name: string) => boolean;
  /** Whether the package of the file answers `tools/list` itself. */
  readonly listsTools?: () => boolean;
  /** Whether the package of the file lists what its own functions make of the schemas that are written in it. */
  readonly rewritesSchemas?: () => boolean;
}
