/** Lints a text as it stands, for what cannot be told as a value: broken syntax, keys that are there twice. */
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import type { Format } from '../../../src/core/format.js';
import type { Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';

export async function linted(
  path: string,
  text: string,
  format: Format,
  rules: readonly Rule[],
): Promise<readonly Finding[]> {
  const document = await parse(path, text);
  const recognition = recognise(document, [format], { named: true, format: format.id, servers: [] });
  const settings: Settings = new Map(
    rules.map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
  );
  const { findings, failures } = lint(document, recognition, settings);
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n'));
  return [...findings].sort((a, b) => a.start - b.start);
}
