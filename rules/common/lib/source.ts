import type { Source } from '../../../src/core/rule.js';

/** What sections of one document say, in our own words. `usual`: the kind of most of its statements. */
export const sectionsOf =
  (document: string, usual: Source['kind'] = 'MUST') =>
  (section: string, says: string, kind: Source['kind'] = usual): Source => ({ document, section, says, kind });
