/** SQLite, compiled to WebAssembly: tame statements are checked in the thread of the run, others in one of their own. */
import { startTimer } from '../core/timing.js';
import type { SqlService } from '../core/services.js';
import { checkSql } from './check.js';
import type { InThreadSql } from './in-thread.js';
import type { Job, Outcome } from './job.js';
import { SqlThread, type Limits } from './thread.js';

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
