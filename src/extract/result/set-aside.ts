/** Tools that a file names in its comments: their definitions are left out of the list for a time. */
import type { Dispatch } from '../../core/code.js';

/** The cases without those whose tool is only in a comment: `// { name: 'get_tides', … }`, `# Tool(name="get_tides", …)`. */
export function withoutSetAside(
  cases: Dispatch['cases'],
  comments: () => readonly string[],
  listed: ReadonlySet<string>,
): Dispatch['cases'] {
  if (cases.every(({ name }) => listed.has(name))) return cases;
  const names = new Set(comments().flatMap((each) => [...each.matchAll(NAMED)].map(([, name]) => name)));
  return cases.filter(({ name }) => listed.has(name) || !names.has(name));
}

const NAMED = /\bname['"]?\s{0,9}[:=]\s{0,9}['"`]([\w./-]{1,100})['"`]/g;
