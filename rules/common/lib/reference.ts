/** References to a place in the same document. */
import { stepsOf } from '../../../src/core/pointer.js';

/** `#/$defs/x` as `['$defs', 'x']`; undefined for what is no such pointer. */
export function referenceSteps(reference: string | undefined): string[] | undefined {
  if (!reference?.startsWith('#/')) return undefined;
  try {
    return stepsOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}
