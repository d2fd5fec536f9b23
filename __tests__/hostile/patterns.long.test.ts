/** No pattern of ours takes longer than in proportion where what it begins with is repeated: `/<a[^>]*b/` does for `<a<a<a`. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { parse } from '@babel/parser';

/** Letters of the shorter text; the longer one has four times as many. */
const LENGTH = 12_000;
/** Between linear (4) and quadratic (16). */
const MOST = 8;
/** Milliseconds that tell nothing. */
const NOTHING = { short: 3, long: 60 };
/** Starts of one pattern that are tried. */
const MOST_STARTS = 60;

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

function writtenIn(folder: string): Pattern[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { tokens } = parse(text, { sourceType: 'module', plugins: ['typescript'], tokens: true });
    return (tokens as Token[]).flatMap(({ type, value, loc }) =>
      typeof value === 'object' && value !== null && type.label === 'regexp'
        ? [{ source: value.pattern, flags: value.flags, where: `${folder}/${name}:${loc.start.line}` }]
        : [],
    );
  });
}

interface Token {
  readonly type: { readonly label: string };
  readonly value: { readonly pattern: string; readonly flags: string } | string | null;
  readonly loc: { readonly start: { readonly line: number } };
}

/** Those that are put together, while modules load and examples are linted. */
async function builtByCode(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const usual = globalThis.RegExp;
  const note = ([source, flags]: readonly unknown[]): void => {
    if (typeof source === 'string')
      found.push({ source, flags: typeof flags === 'string' ? flags : '', where: 'made by code' });
  };
  globalThis.RegExp = new Proxy(usual, {
    construct: (target, args) => (note(args), Reflect.construct(target, args) as object),
    apply: (target, self, args) => (note(args), Reflect.apply(target, self, args) as unknown),
  });
  try {
    const { lint } = await import('../../src/index.js');
    for (const cwd of ['examples', '__tests__/fixtures', '__tests__/sdk-python']) await lint({ cwd, preset: 'strict' });
  } finally {
    globalThis.RegExp = usual;
  }
  return found;
}

const parser = new RegExpParser();
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1 -_<"\'`.:/\n([{';

/** What a part of a pattern takes, as short as may be. */
function sampleOf(part: AST.Element): string {
  switch (part.type) {
    case 'Character':
      return String.fromCodePoint(part.value);
    case 'Group':
    case 'CapturingGroup':
      return part.alternatives[0]!.elements.map(sampleOf).join('');
    case 'Quantifier':
      return sampleOf(part.element).repeat(part.min);
    case 'CharacterSet':
    case 'CharacterClass': {
      const one = new RegExp(`^${part.raw}$`, /\\[pu]\{/.test(part.raw) ? 'u' : '');
      return [...LETTERS].find((each) => one.test(each)) ?? 'z';
    }
    default:
      return '';
  }
}

/** What stands before each part without an end, alone and with that part once. */
function startsIn(alternatives: readonly AST.Alternative[], before = ''): string[] {
  return alternatives.flatMap(({ elements }) => {
    let start = before;
    return elements.flatMap((part) => {
      const inner = part.type === 'Quantifier' ? part.element : part;
      const found =
        part.type === 'Quantifier' && part.max > 600 && start !== '' ? [start, start + sampleOf(inner)] : [];
      if ('alternatives' in inner) found.push(...startsIn(inner.alternatives, start));
      if (part.type !== 'Quantifier' || part.min > 0) start += sampleOf(part);
      else if (start === '') start = sampleOf(inner);
      return found;
    });
  });
}

function timeOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags);
  const before = process.cpuUsage();
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function isSlow(pattern: Pattern, unit: string): boolean {
  const [short, long] = [LENGTH, LENGTH * 4].map((length) => unit.repeat(Math.ceil(length / unit.length)));
  const least = { short: timeOf(pattern, short!), long: Infinity };
  for (let round = 0; round < 3; round++) {
    if (least.short < NOTHING.short) return false;
    least.long = Math.min(least.long, timeOf(pattern, long!));
    if (least.long < NOTHING.long || least.long / least.short < MOST) return false;
    least.short = Math.min(least.short, timeOf(pattern, short!));
  }
  return true;
}

test('what a pattern begins with, again and again', async () => {
  const all = [...writtenIn('src'), ...writtenIn('rules'), ...(await builtByCode())];
  const patterns = new Map(all.map((each) => [`/${each.source}/${each.flags}`, each]));
  expect(patterns.size).toBeGreaterThan(1000);
  const slow = [...patterns].flatMap(([shown, pattern]) => {
    const { alternatives } = parser.parsePattern(pattern.source, undefined, undefined, {
      unicode: pattern.flags.includes('u'),
      unicodeSets: pattern.flags.includes('v'),
    });
    const units = new Set(startsIn(alternatives).flatMap((start) => [start, `${start}\n`, ` ${start}`]));
    const found = [...units].slice(0, MOST_STARTS).find((unit) => isSlow(pattern, unit));
    return found === undefined ? [] : [`${pattern.where}: ${shown.slice(0, 200)} for ${JSON.stringify(found)}`];
  });
  expect(slow).toEqual([]);
}, 600_000);
