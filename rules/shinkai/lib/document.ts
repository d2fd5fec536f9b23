import type { Source } from '../../../src/core/rule.js';

/** A place in the Shinkai document, and what it says in our own words. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'Shinkai Metadata 0.9.8', section: name, says, kind };
}

/** What Shinkai's own loader does with a manifest, where the document is silent. */
export function loader(says: string): Source {
  return { document: 'shinkai-node', section: 'The loader of tool metadata', says, kind: 'advice' };
}

/** What other standards say that the document builds on. */
export function standard(document: string, name: string, says: string): Source {
  return { document, section: name, says, kind: 'advice' };
}
