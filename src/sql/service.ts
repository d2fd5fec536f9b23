/** SQLite, compiled to WebAssembly, in a thread that is started by the first check. */
import type { SqlService } from '../core/rule.js';
import { checkSql } from './check.js';
import { SqlThread, type Limits } from './thread.js';

export interface SqlChecker extends SqlService {
  /** Ends the thread; the next check starts another. */
  dispose(): void;
}

export function createSqlService(limits: Partial<Limits> = {}): SqlChecker {
  const thread = new SqlThread(limits);
  return {
    check: (definitions, queries) => checkSql((job) => thread.ask(job), definitions, queries),
    dispose: () => thread.end(),
  };
}
