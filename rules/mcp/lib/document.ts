import type { Source } from '../../../src/core/rule.js';

/** A place in the MCP specification, and what it says in our own words. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'Model Context Protocol, revision 2026-07-28', section: name, says, kind };
}

/** What was seen of the TypeScript SDK by running it. */
export function sdk(says: string): Source {
  return { document: 'MCP TypeScript SDK, versions 1 and 2', section: 'Server', says, kind: 'MUST' };
}
