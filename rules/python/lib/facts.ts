/** Where rules about Python learned what they say. */
import type { Source } from '../../../src/core/rule.js';

/** What the libraries do with a function. */
export function seenInSdk(section: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'MCP Python SDK and fastmcp', section, says, kind };
}

/** One function may be the tool of several servers. */
export function onceEach<T extends { readonly start: number; readonly file?: string }>(places: readonly T[]): T[] {
  const seen = new Set<string>();
  return places.filter(({ file = '', start }) => {
    const key = `${file}\n${start}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
