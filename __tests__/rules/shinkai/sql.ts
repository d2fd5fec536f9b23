/** Checks SQL as toolint does, but the same SQL once: a case is linted in several syntaxes, and in ESLint again. */
import { afterAll } from '@jest/globals';
import type { SqlReport, SqlService } from '../../../src/core/services.js';
import { createSqlService } from '../../../src/sql/service.js';

export function openSql(job = 20_000): SqlService {
  const service = createSqlService({ job });
  afterAll(() => service.dispose());
  const known = new Map<string, SqlReport>();
  return {
    check(definitions, queries) {
      const key = JSON.stringify([definitions, queries]);
      const report = known.get(key) ?? service.check(definitions, queries);
      known.set(key, report);
      return report;
    },
  };
}
