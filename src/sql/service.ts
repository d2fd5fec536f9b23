/** SQLite, compiled to WebAssembly: tame statements are checked in the thread of the run, others in one of their own. */
import { startTimer } from '../core/timing.js';
import type { SqlService } from '../core/services.js';
import { checkSql } from './check.js';
import type { Job, Outcome } from './job.js';
import { SqlThread, type Limits, stopwatch, ownFile } from './thread.js';
import type * as Sqlite from './sqlite-node.cjs';

interface ClosableSqlService extends SqlService {
  /** Ends the thread; the next check starts another. */
  dispose(): void;
}

/** `here`: what does tame jobs, for those who can wait until it is loaded. */
export function createSqlService(limits: Partial<Limits> = {}, here?: InThreadSql): ClosableSqlService {
  const thread = new SqlThread(limits);
  const run = (job: Job): Outcome => here?.run(job) ?? thread.run(job);
  return {
    check(definitions, queries) {
      const stop = startTimer('SQL');
      try {
        return checkSql(run, definitions, queries);
      } finally {
        stop?.();
      }
    },
    load: here?.load,
    dispose: () => thread.stop(),
  };
}

// Tame jobs are done in the thread of the run: to start another for them takes longer than they do. SQLite has to be loaded
// for that, and callers that cannot wait use the thread.

/** Tame jobs take a millisecond. What takes so many was not tame after all. */
const PATIENCE_MS = 250;

interface InThreadSql {
  /** Undefined: it is not for us, or SQLite is not loaded. */
  run(job: Job): Outcome | undefined;
  /** Loads SQLite, once. */
  load(): Promise<void>;
}

export function createInThreadSql(patience = PATIENCE_MS): InThreadSql {
  let doJob: Sqlite.DoJob | undefined;
  let loading: Promise<void> | undefined;
  let isUsable = true;
  const load = async (): Promise<void> => {
    try {
      const { createRequire } = process.getBuiltinModule('node:module');
      const { openSqlite } = createRequire(import.meta.url)(ownFile('sqlite-node.cjs')!) as typeof Sqlite;
      doJob = await openSqlite();
    } catch {
      // The thread will say why it cannot be loaded.
      isUsable = false;
    }
  };
  return {
    run(job) {
      if (!doJob || !isUsable || !isCheap(job)) return undefined;
      const taken = stopwatch();
      try {
        const result = doJob(job, () => {
          if (taken().worked >= patience) throw new Error('The statements take too long.');
        });
        return { result };
      } catch {
        // It was too slow, or is in no good state: it is asked no more.
        isUsable = false;
        return undefined;
      }
    },
    load: () => (loading ??= load()),
  };
}

// Which statements are sure to take SQLite no time, even hostile ones.

/** What is not forbidden below takes SQLite 30 ms at most, as far as people have tried. */
const LONGEST = 5000;
/** Queries in a query, or after each other in one text. */
const MOST_SELECTS = 4;
/** SQLite inserts the definition at each use of the name, and a definition may use other names twice. */
const MULTIPLIES = /\b(?:with|view|trigger)\b/i;
/** In a definition, a column that is computed multiplies in the same way: `b AS (a + a), c AS (b + b)`. */
const COMPUTES = /\b(?:as|generated)\b/i;

export function isCheap({ steps }: Job): boolean {
  let length = 0;
  return steps.every(({ sql, run }) => {
    length += sql.length;
    if (length > LONGEST || MULTIPLIES.test(sql) || (run && COMPUTES.test(sql))) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}
