/** The tools of a Python file, each reported once, and the source of the rules about them. */
import type { PythonTool } from '../../../src/core/python-code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { sectionsOf } from '../../common/lib/source.js';

/** What the libraries do with a function. */
export const sdkSource = sectionsOf('MCP Python SDK and fastmcp');

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
