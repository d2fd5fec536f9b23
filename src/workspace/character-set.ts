/** `[a-z]`, `[!0-9]`, `[[:alpha:]]` in a pattern. */

/** ASCII only, as git has them. */
const CLASSES: Readonly<Record<string, string>> = {
  alnum: '09AZaz',
  alpha: 'AZaz',
  blank: '  \t\t',
  cntrl: '\x00\x1f\x7f\x7f',
  digit: '09',
  graph: '!~',
  lower: 'az',
  print: ' ~',
  punct: '!/:@[`{~',
  space: '  \t\r',
  upper: 'AZ',
  xdigit: '09AFaf',
};

/** What stands between `[` and `]`; `start` is behind the `[`. A `]` in first place is a member. */
export function parseSet(pattern: string, start: number): { test: (char: string) => boolean; end: number } | undefined {
  let i = start;
  const negated = pattern[i] === '!' || pattern[i] === '^';
  if (negated) i++;
  const ranges: [from: number, to: number][] = [];
  const readMember = (): number => {
    if (pattern[i] === '\\') i++;
    const code = pattern.codePointAt(i) ?? -1;
    i += code > 0xffff ? 2 : 1;
    return code;
  };
  for (const first = i; i === first || pattern[i] !== ']';) {
    if (i >= pattern.length) return undefined;
    const name = pattern.startsWith('[:', i) ? pattern.slice(i + 2, pattern.indexOf(':]', i + 2)) : '';
    if (name !== '' && Object.hasOwn(CLASSES, name)) {
      const bounds = CLASSES[name]!;
      for (let j = 0; j < bounds.length; j += 2) ranges.push([bounds.charCodeAt(j), bounds.charCodeAt(j + 1)]);
      i += name.length + 4;
      continue;
    }
    const from = readMember();
    const isRange = pattern[i] === '-' && i + 1 < pattern.length && pattern[i + 1] !== ']';
    if (isRange) i++;
    ranges.push([from, isRange ? readMember() : from]);
  }
  const test = (char: string): boolean => {
    const code = char.codePointAt(0)!;
    return ranges.some(([from, to]) => from <= code && code <= to) !== negated;
  };
  return { test, end: i + 1 };
}
