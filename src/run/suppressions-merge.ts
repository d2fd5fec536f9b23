/**
 * Puts a toolint-suppressions.json in order that a merge has left broken: with conflicts, or with commas lost or doubled.
 * The entries of both sides are kept. A text that holds anything else is left alone.
 */

/** A string of JSON, a mark, or a whole number; what is none of these is no part of such a file. */
const TOKEN = /\s+|"(?:[^"\\\n]|\\[^\n])*"|[{}[\]:,]|\d+/y;

/** Undefined where it is no such file. */
export function repairSuppressions(text: string): string | undefined {
  const sides = sidesOf(text).map(readSide);
  const known = sides.filter((side) => side !== undefined);
  if (known.length < sides.length) return undefined;
  const entries = [...new Set(known.flatMap((side) => side.entries))];
  const schema = known.find((side) => side.schema !== undefined)?.schema;
  return `{ ${schema === undefined ? '' : `"$schema": ${schema}, `}"version": 1, "suppressions": [\n${entries.join(',\n')}\n] }`;
}

/** A conflict has a part of each side, and may have one of what was there before. Parts of one entry may be in several. */
function sidesOf(text: string): string[] {
  const sides: Record<'ours' | 'theirs', string[]> = { ours: [], theirs: [] };
  let part: 'both' | 'ours' | 'before' | 'theirs' = 'both';
  for (const line of text.split(/\r?\n/)) {
    if (/^<{7}/.test(line) && part === 'both') part = 'ours';
    else if (/^\|{7}/.test(line) && part === 'ours') part = 'before';
    else if (/^={7}$/.test(line) && (part === 'ours' || part === 'before')) part = 'theirs';
    else if (/^>{7}/.test(line) && part === 'theirs') part = 'both';
    else {
      if (part === 'ours' || part === 'both') sides.ours.push(line);
      if (part === 'theirs' || part === 'both') sides.theirs.push(line);
    }
  }
  return [...new Set([sides.ours.join('\n'), sides.theirs.join('\n')])];
}

interface Side {
  readonly schema: string | undefined;
  /** The text of each. */
  readonly entries: readonly string[];
}

/** Commas are not looked at: they are what merges lose. */
function readSide(text: string): Side | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  let at = 0;
  const takes = (...expected: readonly string[]): boolean => {
    const isNext = expected.every((token, index) => tokens[at + index] === token);
    if (isNext) at += expected.length;
    return isNext;
  };
  const takeString = (): string | undefined => (tokens[at]?.startsWith('"') ? tokens[at++] : undefined);
  if (!takes('{')) return undefined;
  const schema = takes('"$schema"', ':') ? takeString() : undefined;
  if (!takes('"version"', ':', '1', '"suppressions"', ':', '[')) return undefined;
  const entries: string[] = [];
  while (takes('{')) {
    const fields = new Map<string, string>();
    while (!takes('}')) {
      const key = takeString();
      const value = key !== undefined && takes(':') ? takeString() : undefined;
      // Of two values for one key it is unknown which one is meant.
      if (key === undefined || value === undefined || fields.has(key)) return undefined;
      fields.set(key, value);
    }
    entries.push(`{ ${Array.from(fields, ([key, value]) => `${key}: ${value}`).join(', ')} }`);
  }
  return takes(']', '}') && at === tokens.length ? { schema, entries } : undefined;
}

function tokensOf(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) return undefined;
    if (token !== ',' && token.trim() !== '') tokens.push(token);
  }
  return tokens;
}
