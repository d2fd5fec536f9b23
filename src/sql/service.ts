/** SQLite, compiled to WebAssembly, in a thread that is started by the first check, and for tame statements in ours. */
import { NotYet } from '../core/pending.js';
import type { SqlService, SqlTable } from '../core/rule.js';
import { checkSql } from './check.js';
import type { SqlHere } from './in-thread.js';
import { SqlThread, type Begun, type Limits } from './thread.js';

interface SqlChecker extends SqlService {
  /** Only begins a check, and throws `NotYet`; who then asks the checker itself hardly waits for the answer. */
  readonly begin: SqlService;
  /** Ends the thread; the next check starts another. */
  dispose(): void;
}

/** `here`: what does tame jobs, for those who can wait until it is ready. */
export function createSqlService(limits: Partial<Limits> = {}, here?: SqlHere): SqlChecker {
  const thread = new SqlThread(limits);
  const begun = new Map<string, Begun>();
  const finish = (job: Job): Outcome => {
    const done = here?.run(job);
    if (done) return done;
    const key = keyOf(job);
    const known = begun.get(key);
    begun.delete(key);
    return thread.finish(known ?? thread.begin(job));
  };
  const begin = (job: Job): Outcome => {
    const done = here?.run(job);
    if (done) return done;
    const soon = here?.begin(job);
    if (soon) throw new NotYet(soon);
    const key = keyOf(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new NotYet();
  };
  return {
    check: (definitions, queries) => checkSql(finish, definitions, queries),
    begin: { check: (definitions, queries) => checkSql(begin, definitions, queries) },
    dispose: () => {
      thread.end();
      begun.clear();
    },
  };
}

const keyOf = ({ steps }: Job): string => JSON.stringify(steps.map(({ sql }) => sql));

/** What the service and its thread tell each other. */

export interface Job {
  readonly steps: readonly Step[];
}

export interface Step {
  readonly sql: string;
  /** Whether to run it; otherwise it is only prepared. */
  readonly run: boolean;
  /** Where its tokens end. */
  readonly ends: readonly number[];
}

export interface JobResult {
  readonly results: readonly StepResult[];
  readonly tables: readonly SqlTable[];
}

export interface StepResult {
  /** SQLite's own message. */
  readonly error?: string;
  /** Where the statement that failed starts. */
  readonly start?: number;
  /** Where the token ends at which SQLite stopped. */
  readonly stop?: number;
  /** Where the statement that was run ends. */
  readonly end?: number;
}

/** What the thread posts: a result, or why it cannot work. */
export interface Answer {
  readonly result?: JobResult;
  readonly failure?: string;
}

/** The result, or the index of the step that took too long or that SQLite died of. */
export type Outcome = { readonly result: JobResult } | { readonly stuck: number };
