import type { Source } from '../../../src/core/rule.js';

/** A place in the Open Tool Calling document, and what it says in our own words. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'Open Tool Calling, ToolDefinition 1.0', section: name, says, kind };
}
