/** What the handlers of tools answer with. */
import { get, type Node } from '../../../src/core/tree.js';

/** It tells of a failure, or may. */
export function isFailure(answer: Node): boolean {
  const flag = get(answer, 'isError');
  return flag !== undefined && !(flag.kind === 'boolean' && !flag.value);
}
