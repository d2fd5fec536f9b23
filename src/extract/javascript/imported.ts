/** What an import names, apart from any syntax tree. */
import type { Node } from '../../core/tree.js';

export interface Imported {
  readonly source: string;
  /** `*` for all of the module. */
  readonly name: string;
}

/** The name for a module as `export * as name` passes it on. `*` is all that `require` gives, without a `default`. */
export const NAMESPACE = '* as';

/** Behind the name of an exported function: what it returns. */
export const CALLED = '()';

/** Behind the name of an exported list: each function in it. */
export const LISTED = '[]';

/** The value of an import, if it is well known or the other file can be read. */
export type ImportResolver = (source: string, name: string) => Node | undefined;
