/** Fields in the singular that are too far from the plural to pass for a slip of the pen. */
import type { Manifest } from '../../../src/core/rule.js';
import { entries, type Entry } from '../../../src/core/tree.js';

export const MEANT = 'sqlQueries';

export const inSingular = ({ root }: Manifest): readonly Entry[] =>
  entries(root).filter(({ key }) => /^sql[_-]?query$/i.test(key));
