import type { Source } from '../../../src/core/rule.js';

/** A place in Gloodata's document, and what it says in our own words. It has no headings: the parts are named after what they explain. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'Gloodata, Extension Info Schema', section: name, says, kind };
}
