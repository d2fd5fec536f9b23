import { MAX_DEPTH, Unreadable } from '../core/document.js';

/** A hostile file must not be able to overflow the stack of whoever walks its tree. */
export function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new Unreadable(`The file is nested more than ${MAX_DEPTH} levels deep.`);
}
