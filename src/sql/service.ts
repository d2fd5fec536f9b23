/** SQLite, compiled to WebAssembly, in a thread that is started by the first check, and for tame statements in ours. */
import { Pending } from '../core/pending.js';
import { startTimer } from '../core/timing.js';
import type { SqlService } from '../core/services.js';
import { checkSql } from './check.js';
import type { InThreadSql } from './in-thread.js';
import type { Job, Outcome } from './job.js';
import { SqlThread, type PendingJob, type Limits } from './thread.js';

interface ClosableSqlService extends SqlService {
  /** Only begins a check, and throws `Pending`; who then asks the checker itself hardly waits for the answer. */
  readonly begin: SqlService;
  /** Ends the thread; the next check starts another. */
  dispose(): void;
}

/** `here`: what does tame jobs, for those who can wait until it is ready. */
export function createSqlService(limits: Partial<Limits> = {}, here?: InThreadSql): ClosableSqlService {
  const thread = new SqlThread(limits);
  const begun = new Map<string, PendingJob>();
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
    if (soon) throw new Pending(soon);
    const key = keyOf(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new Pending();
  };
  return {
    check: (definitions, queries) => inTime(() => checkSql(finish, definitions, queries)),
    begin: { check: (definitions, queries) => inTime(() => checkSql(begin, definitions, queries)) },
    dispose: () => {
      thread.end();
      begun.clear();
    },
  };
}

function inTime<T>(work: () => T): T {
  const stop = startTimer('SQL');
  try {
    return work();
  } finally {
    stop?.();
  }
}

const keyOf = ({ steps }: Job): string => JSON.stringify(steps.map(({ sql }) => sql));
