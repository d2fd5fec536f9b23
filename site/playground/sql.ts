/** SQLite, for the manifests that hold SQL. Loaded when the first of them comes, or when there is nothing else to do. */
import type { Services } from '../../src/core/services.js';
import { checkSql, type AskSqlite } from '../../src/sql/check.js';
import { runJob } from '../../src/sql/sqlite.cjs';

let loaded: Promise<Services> | undefined;

export async function openSql(text: string): Promise<Services> {
  return /sqlTables|sqlQueries/.test(text) ? (loaded ??= load()) : {};
}

/** Then nothing more is asked of the network, whatever somebody pastes. */
export async function everythingLoaded(): Promise<void> {
  await Promise.all([
    (loaded ??= load()),
    import('../../src/parse/yaml/document.js'),
    import('../../src/parse/json/json5.js'),
    import('../../src/parse/json/recover.js'),
    import('../../src/parse/source-and-pages.js').then(({ openPages }) => openPages()),
    import('../../src/parse/python/source.js'),
  ]);
}

async function load(): Promise<Services> {
  const [{ default: start }, wasm] = await Promise.all([
    import('sql.js'),
    fetch('sql-wasm.wasm').then((response) => response.arrayBuffer()),
  ]);
  const sqlite = await start({ wasmBinary: wasm });
  const ask: AskSqlite = (job) => ({ result: runJob(sqlite, job, () => {}) });
  return { sql: { check: (definitions, queries) => checkSql(ask, definitions, queries) } };
}
