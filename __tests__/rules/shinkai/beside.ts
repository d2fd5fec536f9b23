/** Lints a manifest with one rule, next to the code of its tool. */
import { format } from '../../../rules/shinkai/format.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import type { Finding } from '../../../src/core/finding.js';
import type { Rule } from '../../../src/core/rule.js';
import { readCodeBeside } from '../../../src/parse/code-beside.js';
import { parse } from '../../../src/parse/parse.js';

/** A tool with a parameter, a setting, a service and a field of the result. */
export const MANIFEST = {
  name: 'Weather',
  configurations: { type: 'object', properties: { units: { type: 'string', description: 'Units.' } } },
  parameters: { type: 'object', properties: { city: { type: 'string', description: 'A city.' } } },
  result: { type: 'object', properties: { sky: { type: 'string' } } },
  oauth: [{ name: 'Github' }],
};

export async function findingsBeside(
  rule: Rule,
  file: 'tool.ts' | 'tool.py',
  code: string,
  manifest: unknown = MANIFEST,
): Promise<readonly Finding[]> {
  const toolCode = await readCodeBeside(file, code);
  const parsed = await parse('metadata.json', JSON.stringify(manifest, null, 2));
  const document = { ...parsed, ...(toolCode && { toolCode, others: new Map([[file, code]]) }) };
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const { result } = lintDocument(document, [format], { named: true, servers: [] }, settings);
  if (result.failures.length > 0) throw new Error(result.failures[0]!.message);
  return result.findings;
}

/** What is found, as the pointer and the names in the message. */
export async function foundBeside(...given: Parameters<typeof findingsBeside>): Promise<string[]> {
  const findings = await findingsBeside(...given);
  return findings.map(({ message, pointer }) => `${pointer} ${/`[^`]+`[^`]*`([^`]+)`/.exec(message)![1]}`);
}
