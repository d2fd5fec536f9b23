/** What became of mutants: lines that are written as it happens, so that a run that is ended goes on from there. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The mutants of a run, a test that was run as it is, what a mutant is about to be tried with, and what came of that. */
type Line =
  | { readonly drawn: readonly string[] }
  | { readonly test: string; readonly milliseconds: number; readonly reached: readonly string[] }
  | { readonly begins: string; readonly by: string }
  | Tried;

interface Tried {
  readonly tried: string;
  readonly by: string;
  readonly spent: number;
  readonly isKnown: boolean;
  readonly isKilled: boolean;
  readonly isEndless?: boolean;
}

export interface Fate {
  isReached: boolean;
  killedBy?: string;
  isEndless?: boolean;
  /** Milliseconds of our own time. */
  spent: number;
  readonly triedBy: string[];
  /** How many tests told something about it. */
  tries: number;
}

export interface Journal {
  fateOf(key: string): Fate;
  readonly tests: ReadonlyMap<string, { readonly milliseconds: number; readonly reached: ReadonlySet<string> }>;
}

export function readJournal(file: string): Journal {
  const fates = new Map<string, Fate>();
  const tests = new Map<string, { milliseconds: number; reached: Set<string> }>();
  const fateOf = (key: string): Fate => {
    const fate = fates.get(key) ?? { isReached: false, spent: 0, triedBy: [], tries: 0 };
    fates.set(key, fate);
    return fate;
  };
  let drawn: ReadonlySet<string> = new Set();
  for (const line of linesOf(file)) {
    if ('drawn' in line) {
      // Which tests reach what is new is not known.
      if (!line.drawn.every((key) => drawn.has(key))) tests.clear();
      drawn = new Set(line.drawn);
    } else if ('test' in line) {
      const test = tests.get(line.test) ?? { milliseconds: 0, reached: new Set() };
      test.milliseconds = Math.max(test.milliseconds, line.milliseconds);
      for (const key of line.reached) {
        test.reached.add(key);
        fateOf(key).isReached = true;
      }
      tests.set(line.test, test);
    } else if ('tried' in line) {
      const fate = fateOf(line.tried);
      fate.spent += line.spent;
      fate.triedBy.push(line.by);
      if (line.isKnown) fate.tries++;
      if (line.isKilled) Object.assign(fate, { killedBy: line.by, isEndless: line.isEndless });
    }
  }
  return { fateOf, tests };
}

export function noteDrawn(file: string, drawn: readonly string[]): void {
  appendFileSync(file, `${JSON.stringify({ drawn })}\n`);
}

/** A mutant that ended the whole process is noted as killed. */
export function noteEnd(file: string): void {
  const last = linesOf(file).at(-1);
  if (!last || !('begins' in last)) return;
  const line: Tried = { tried: last.begins, by: last.by, spent: 0, isKnown: true, isKilled: true, isEndless: true };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Line);
}
