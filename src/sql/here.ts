/**
 * Tame jobs are done in the thread of the run: to start another for them takes longer than they do. SQLite is loaded by
 * the first of them, and whoever cannot wait for that asks the thread.
 */
import type { Job, JobResult, Outcome } from './protocol.js';
import { isTame } from './tame.js';

export interface SqlHere {
  /** Undefined: it is not for us, or not yet. */
  run(job: Job): Outcome | undefined;
  /** When a job can be run; undefined if it is not for us. */
  begin(job: Job): Promise<void> | undefined;
}

export function createSqlHere(): SqlHere {
  let sqlite: ((job: Job) => JobResult) | undefined;
  let loading: Promise<void> | undefined;
  let isUsable = true;
  const load = async (): Promise<void> => {
    try {
      const { openSqlite } = await import('./sqlite-here.js');
      sqlite = await openSqlite();
    } catch {
      // The thread will say why it cannot be loaded.
      isUsable = false;
    }
  };
  return {
    run(job) {
      if (!sqlite || !isUsable || !isTame(job)) return undefined;
      try {
        return { result: sqlite(job) };
      } catch {
        // Whatever state it is in now, it is asked no more.
        isUsable = false;
        return undefined;
      }
    },
    begin: (job) => (isUsable && isTame(job) ? (loading ??= load()) : undefined),
  };
}
