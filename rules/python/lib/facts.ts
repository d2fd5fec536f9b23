/** Where rules about Python learned what they say. */
import type { PythonTool } from '../../../src/core/python-code.js';
import type { Manifest, Source } from '../../../src/core/rule.js';

/** What the libraries do with a function. */
export function seenInSdk(section: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'MCP Python SDK and fastmcp', section, says, kind };
}

/** The tools of this file: a function of another file is reported where it is written, and one may be the tool of several servers. */
export function ownTools({ code }: Manifest): PythonTool[] {
  const seen = new Set<number>();
  return (code.python?.tools ?? []).filter(({ function: { file, start } }) => {
    if (file !== undefined || seen.has(start)) return false;
    seen.add(start);
    return true;
  });
}

/** One place may be of the tools of several servers. */
export function onceEach<T extends { readonly start: number; readonly file?: string }>(places: readonly T[]): T[] {
  const seen = new Set<string>();
  return places.filter(({ file = '', start }) => {
    const key = `${file}\n${start}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
