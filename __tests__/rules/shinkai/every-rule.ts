/** Lints a text as a Shinkai manifest with every rule that there is, at its strictest. */
import { expect } from '@jest/globals';
import { format } from '../../../rules/shinkai/format.js';
import { rules } from '../../../rules/index.js';
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';
import { openSql } from './sql.js';

const sql = openSql();

const settings: Settings = new Map(
  rules
    .filter(({ id }) => /^(shinkai|common)\//.test(id))
    .map((rule) => {
      const options = { ...rule.options?.defaults, ...rule.options?.presets?.strict };
      return [rule.id, { rule, severity: rule.severity, options }];
    }),
);

export async function findingsIn(path: string, text: string): Promise<readonly Finding[]> {
  const document = await parse(path, text);
  const recognition = recognise(document, [format], { named: true, format: format.id, servers: [] });
  const { findings, failures } = lint(document, recognition, settings, { sql });
  expect(failures).toEqual([]);
  return findings;
}
