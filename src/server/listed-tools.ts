/** The tools in what a server answered, whatever its format. */
import type { Dump } from './dump.js';

/** The tools of every format: a list, or an object by their ids. */
export function toolsOf(answers: Dump['answers']): { value: unknown; pointer: string; id?: string }[] {
  const [key, list] = Array.isArray(answers)
    ? ['', answers]
    : answers['tools'] === undefined
      ? ['/items', answers['items']]
      : ['/tools', answers['tools']];
  if (Array.isArray(list)) return list.map((value: unknown, index) => ({ value, pointer: `${key}/${index}` }));
  return Object.entries((list ?? {}) as Record<string, unknown>).map(([id, value]) => ({
    value,
    pointer: `${key}/${id}`,
    id,
  }));
}
