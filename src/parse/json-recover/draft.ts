/** A container under way. */
import type { Entry, Node } from '../../core/tree.js';
import type { Opening } from './brackets.js';

export interface Draft extends Opening {
  readonly entries: Entry[];
  readonly items: Node[];
  open: boolean;
  /** What stands before the next token: `extra` is a comma that was told to be one too many. */
  before: 'nothing' | 'child' | 'comma' | 'extra' | 'debris';
}
