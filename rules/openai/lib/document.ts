import type { Source } from '../../../src/core/rule.js';

/** A place in the reference that the seed dialect comes from, and what it says in our own words. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'OpenAI Metadata Format Reference', section: name, says, kind };
}

/** What OpenAI's current documentation says, which most apps are written after. */
export function appsSdk(name: string, says: string): Source {
  return { document: 'OpenAI Apps SDK', section: name, says, kind: 'advice' };
}
