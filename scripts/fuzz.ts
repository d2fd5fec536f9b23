/**
 * Looks for texts that toolint does not stand, led by which ways through its code a text takes.
 *
 * `npm run fuzz -- --seconds 300` runs for so long; `--runs 3000 --seed 7` tries so many texts for each target, the same ones
 * each time; `--only yaml` only what is called so; `--keep` adds what it has learnt to `__tests__/fuzz/corpus`, which
 * `npm run test:long` replays. What it finds is printed, as short as it can be made.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import type { Target } from '../__tests__/fuzz/target.js';
import { loadTargets } from './fuzz/load.js';
import { watchdog } from './fuzz/watchdog.js';
import { mutated, shortened, tokensOf } from './fuzz/mutate.js';
import { randomBy, type Random } from './random.js';

const CORPUS = '__tests__/fuzz/corpus';
/** Longer texts take longer and show no more. */
const LONGEST = 6000;
/** Bytes of what is kept for a target. */
const MOST_KEPT = 14_000;
/** Milliseconds of our own time that no text of that length may take. */
const SLOW = 3000;
/** Seconds after which a text that has not ended never will. */
const HANGS = 40;
const MOST_FAILURES = 20;

/** A target, the texts that have led somewhere new, and where they have led. */
interface Hunt {
  readonly target: Target;
  readonly pool: { text: string; readonly isSeed: boolean }[];
  readonly words: readonly string[];
  readonly seen: Set<number>;
  /** Its own, so that what is tried depends on no clock and on no other target. */
  readonly random: Random;
  runs: number;
  /** When it last led somewhere new, and last failed. */
  lastNew: number;
  lastFailure?: number;
}

export default async function fuzz(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const { targets, counts } = await loadTargets();
  const wanted = targets.filter(({ name }) => values.only === undefined || name.startsWith(values.only));
  const { seed } = values;
  const started = Date.now();
  const seconds = (): number => (Date.now() - started) / 1000;
  const failures = new Set<string>();
  const begin = watchdog(HANGS, 2 * LONGEST, `npm run fuzz -- --seed ${seed}`);

  const attempt = async (hunt: Hunt, text: string, isSeed: boolean): Promise<void> => {
    const runs = ++hunt.runs;
    counts.fill(0);
    begin(hunt.target.name, text);
    const error = await failureOf(hunt.target, text);
    if (error !== undefined) {
      const kind = kindOf(hunt.target, error);
      hunt.lastFailure = seconds();
      if (failures.has(kind)) return;
      failures.add(kind);
      const isSame = async (shorter: string): Promise<boolean> => {
        const other = await failureOf(hunt.target, shorter);
        return other !== undefined && kindOf(hunt.target, other) === kind;
      };
      const shortest = await shortened(text, isSame);
      const { name } = hunt.target;
      const again = `npm run fuzz -- --seed ${seed} --only ${name} --runs ${runs}`;
      console.log(`\n${name}: ${JSON.stringify(shortest)}\n${shown(error)}\nAgain: ${again}`);
      return;
    }
    if (isNews(counts, hunt.seen)) {
      hunt.pool.push({ text, isSeed });
      if (!isSeed) hunt.lastNew = seconds();
    }
  };

  const hunts: Hunt[] = [];
  for (const target of wanted) {
    const hunt = huntOf(target, Number(seed));
    hunts.push(hunt);
    for (const text of target.seeds.toSorted((a, b) => a.length - b.length)) await attempt(hunt, text, true);
    for (const text of foundBy(target)) await attempt(hunt, text, true);
    for (const text of keptOf(target)) await attempt(hunt, text, false);
    if (hunt.pool.length === 0) hunt.pool.push({ text: '', isSeed: true });
  }
  console.log(`seed ${seed}: ${hunts.length} targets begun after ${seconds().toFixed(0)} s`);
  const runs = Number(values.runs ?? Infinity);
  const until = seconds() + Number(values.seconds ?? (values.runs === undefined ? 60 : Infinity));
  const unfinished = (): Hunt[] => hunts.filter((hunt) => hunt.runs < runs);
  while (unfinished().length > 0 && seconds() < until && failures.size < MOST_FAILURES) {
    for (const hunt of unfinished()) {
      // Each gets as much time as any other.
      for (const turn = Date.now(); Date.now() - turn < 200 && hunt.runs < runs;)
        await attempt(hunt, nextText(hunt), false);
    }
  }
  if (values.keep) for (const hunt of hunts) await keep(hunt, counts);
  printTable(hunts, seconds());
  return failures.size > 0 ? 1 : 0;
}

function huntOf(target: Target, seed: number): Hunt {
  const words = new Set(target.seeds.flatMap(tokensOf).filter((token) => token.length < 60));
  return { target, pool: [], words: [...words, ' '], seen: new Set(), random: randomBy(seed), runs: 0, lastNew: 0 };
}

/** What was found last leads on more often than what was there at the beginning. */
function nextText({ pool, words, random }: Hunt): string {
  const recent = Math.min(pool.length, 20);
  const one = random.below(3) === 0 ? pool[pool.length - 1 - random.below(recent)]! : random.oneOf(pool);
  const text = mutated(one.text, random.oneOf(pool).text, words, random);
  return text.slice(0, LONGEST);
}

async function failureOf(target: Target, text: string): Promise<unknown> {
  const before = process.cpuUsage();
  try {
    await target.run(text);
  } catch (error) {
    return error ?? new Error('threw nothing');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > SLOW ? new Error('too slow') : undefined;
}

/** Failures with the same message, but for what it quotes, at the same place are one. */
function kindOf({ name }: Target, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = /^ +at (?!.*node:)(.*)$/m.exec(stack.slice(stack.indexOf('\n    at ')))?.[1];
  return `${name}\n${message.split('\n')[0]!.replace(/\d+|'[^']*'|"[^"]*"/g, '…')}\n${place}`;
}

function shown(error: unknown): string {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const lines = (stack || message).split('\n').slice(0, 30);
  return lines.map((line) => line.slice(0, 300)).join('\n');
}

/** As often as before is nothing new, and neither is a bit more often. */
function isNews(counts: Uint8Array, seen: Set<number>): boolean {
  let isNew = false;
  for (let way = 0; way < counts.length; way++) {
    const count = counts[way]!;
    if (count === 0) continue;
    const feature = way * 8 + Math.min(7, 32 - Math.clz32(count));
    if (seen.has(feature)) continue;
    seen.add(feature);
    isNew = true;
  }
  return isNew;
}

const fileOf = ({ name }: Target): string => `${CORPUS}/${name}.json`;

export function keptOf(target: Target): string[] {
  const file = fileOf(target);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** What once led to a mistake. */
const foundBy = ({ name }: Target): string[] =>
  (JSON.parse(readFileSync(`${CORPUS}/found.json`, 'utf8')) as Record<string, string[]>)[name] ?? [];

/** The shortest texts that lead where no seed leads, as many as there is room for. */
async function keep({ pool, target }: Hunt, counts: Uint8Array): Promise<void> {
  const seen = new Set<number>();
  const leadsOn = async (text: string): Promise<boolean> => {
    counts.fill(0);
    return (await failureOf(target, text)) === undefined && isNews(counts, seen);
  };
  for (const text of target.seeds) await leadsOn(text);
  const kept: string[] = [];
  let size = 0;
  for (const { text } of pool.filter(({ isSeed }) => !isSeed).sort((a, b) => a.text.length - b.text.length)) {
    if (size + text.length > MOST_KEPT || !(await leadsOn(text))) continue;
    kept.push(text);
    size += JSON.stringify(text).length;
  }
  writeFileSync(fileOf(target), await format(JSON.stringify(kept), { parser: 'json', printWidth: 120 }));
}

function printTable(hunts: readonly Hunt[], end: number): void {
  console.log('\ntarget            runs   texts    ways  nothing new for  no failure for');
  for (const { lastFailure, lastNew, pool, runs, seen, target } of hunts) {
    const since = (at: number): string => `${(end - at).toFixed(0)} s`;
    const columns = [runs, pool.length, seen.size].map((each) => String(each).padStart(7));
    const failure = lastFailure === undefined ? since(0) : since(lastFailure);
    console.log([target.name.padEnd(14), ...columns, since(lastNew).padStart(16), failure.padStart(15)].join(' '));
  }
}
