/**
 * Tame jobs are done in the thread of the run: to start another for them takes longer than they do. SQLite is loaded by
 * the first of them, and whoever cannot wait for that asks the thread.
 */
import type { Job, JobResult, Outcome } from './protocol.js';
import { isTame } from './tame.js';

/** Tame jobs take a millisecond. What takes so long was not tame after all. */
const PATIENCE_MS = 250;

export interface SqlHere {
  /** Undefined: it is not for us, or not yet. */
  run(job: Job): Outcome | undefined;
  /** When a job can be run; undefined if it is not for us. */
  begin(job: Job): Promise<void> | undefined;
}

export function createSqlHere(): SqlHere {
  let sqlite: ((job: Job, end: number) => JobResult) | undefined;
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
      const end = performance.now() + PATIENCE_MS;
      try {
        return { result: sqlite(job, end) };
      } catch {
        // It was too slow, or is in no good state: it is asked no more.
        isUsable = false;
        return undefined;
      }
    },
    begin: (job) => (isUsable && isTame(job) ? (loading ??= load()) : undefined),
  };
}
