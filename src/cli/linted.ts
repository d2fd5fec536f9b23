import type { Report } from '../core/finding.js';
import type { FoundFile } from '../workspace/discover.js';
import type { Done } from '../workspace/suppress.js';
import type { FileChange } from './diff.js';

/** What came of linting. */
export interface Linted {
  readonly report: Report;
  readonly files: readonly FoundFile[];
  /** What --fix-dry-run would change. */
  readonly changes: readonly FileChange[];
  /** How many findings were fixed. */
  readonly fixed: number;
  readonly suppressing?: Done;
  /** What came in on standard input, as it is after all fixes. Without a text it could not be read. */
  readonly stdin?: { readonly path: string; readonly text?: string };
}
