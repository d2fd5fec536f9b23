/** SQLite, compiled to WebAssembly, in a thread that is started by the first check. */
import { NotYet } from '../core/not-yet.js';
import type { SqlService } from '../core/rule.js';
import { checkSql } from './check.js';
import { SqlThread, type Begun, type Limits } from './thread.js';

export interface SqlChecker extends SqlService {
  /** Ends the thread; the next check starts another. */
  dispose(): void;
}

export function createSqlService(limits: Partial<Limits> = {}): SqlChecker {
  const thread = new SqlThread(limits);
  return {
    check: (definitions, queries) => checkSql((job) => thread.finish(thread.begin(job)), definitions, queries),
    dispose: () => thread.end(),
  };
}

/** Throws `NotYet` when a check is asked for the first time; waits for the answer when it is asked for again. */
export function createPatientSqlService(limits: Partial<Limits> = {}): SqlChecker {
  const thread = new SqlThread(limits);
  const begun = new Map<string, Begun>();
  const check: SqlService['check'] = (definitions, queries) =>
    checkSql(
      (job) => {
        const key = JSON.stringify(job.steps.map(({ sql }) => sql));
        const known = begun.get(key);
        if (known) {
          begun.delete(key);
          return thread.finish(known);
        }
        begun.set(key, thread.begin(job));
        throw new NotYet();
      },
      definitions,
      queries,
    );
  return { check, dispose: () => thread.end() };
}
