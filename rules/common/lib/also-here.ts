/** Further keys of which a finding speaks, each pointed at. */
import type { Problem } from '../../../src/core/rule.js';
import type { Entry } from '../../../src/core/tree.js';

export const alsoHere = (others: readonly Entry[]): NonNullable<Problem['related']> =>
  others.map((at) => ({ at, note: `\`${at.key}\`, too.` }));
