/** Lists the rows of clients.json whose evidence is older than six months: `node scripts/run.mjs scripts/old-evidence.ts 2026-11-28`. */
import json from '../rules/clients/clients.json' with { type: 'json' };
import { oldRows } from './old-rows.js';

export default function main([today = '']: readonly string[]): number {
  if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(today)) {
    console.error('Give the date of today, as in 2026-11-28.');
    return 2;
  }
  const old = oldRows(json.rows, today);
  for (const { id, looked, evidence } of old) console.log([looked, id, ...evidence].join(' '));
  console.log(`${old.length} of ${json.rows.length} rows were looked at more than six months before ${today}.`);
  return 0;
}
