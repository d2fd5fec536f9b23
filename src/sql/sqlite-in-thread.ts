/** SQLite in the thread that asks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import initSqlJs from 'sql.js';
import { ownFile } from './thread.js';
import type { Job, JobResult } from './job.js';
import { runJob } from './sqlite.cjs';

/** Gives up between two statements once it is late. */
export async function openSqlite(): Promise<(job: Job, isLate: () => boolean) => JobResult> {
  // Where nothing is bundled, it is in its package.
  const file = ownFile('sql-wasm.wasm') ?? createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
  const sqlite = await initSqlJs({ wasmBinary: readFileSync(file) });
  return (job, isLate) =>
    runJob(sqlite, job, () => {
      if (isLate()) throw new Error('The statements take too long.');
    });
}
