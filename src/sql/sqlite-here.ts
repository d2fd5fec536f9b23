/** SQLite in the thread that asks. */
import { readFileSync } from 'node:fs';
import initSqlJs from 'sql.js';
import { ownFile } from './own-file.js';
import type { Job, JobResult } from './protocol.js';
import { runJob } from './sqlite.cjs';

/** Gives up between two statements once it is later than `end`. */
export async function openSqlite(): Promise<(job: Job, end: number) => JobResult> {
  const file = ownFile('sql-wasm.wasm') ?? fromPackage();
  const sqlite = await initSqlJs({ wasmBinary: readFileSync(file) });
  return (job, end) =>
    runJob(sqlite, job, () => {
      if (performance.now() > end) throw new Error('The statements take too long.');
    });
}

/** Where nothing is bundled. To load `node:module` takes its time. */
function fromPackage(): string {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
}
