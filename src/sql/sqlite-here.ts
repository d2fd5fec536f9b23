/** SQLite in the thread that asks. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import initSqlJs from 'sql.js';
import type { Job, JobResult } from './protocol.js';
import { runJob } from './sqlite.cjs';

/** Gives up between two statements once it is later than `end`. */
export async function openSqlite(): Promise<(job: Job, end: number) => JobResult> {
  // To optimise SQLite takes longer than all that a run asks of it.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const sqlite = await initSqlJs({ wasmBinary: readFileSync(wasmFile()) });
  return (job, end) =>
    runJob(sqlite, job, () => {
      if (performance.now() > end) throw new Error('The statements take too long.');
    });
}

/** In a bundle it stands beside the front or one folder above a chunk. */
function wasmFile(): string {
  const places = ['./sql-wasm.wasm', '../sql-wasm.wasm'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path)) ?? createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
}
