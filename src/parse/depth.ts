import { Unreadable } from '../core/document.js';

/** A hostile file must not be able to overflow the stack of whoever walks its tree. */
export function checkDepth(depth: number, most: number): void {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, 'depth');
}
