/** Runs one rule over the answers of a server, as they are saved. */
import { formats } from '../../../rules/index.js';
import { lint } from '../../../src/engine/lint.js';
import type { Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import type { Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';
import { said } from '../../support/said.js';

export const TOOL = { name: 'weather', description: 'Tells the weather.', inputSchema: { type: 'object' } };

/** A server that was asked, with these answers beside its greeting. */
export const asked = (answers: object, capabilities: object = { tools: {} }): object => ({
  initialize: { protocolVersion: '2025-11-25', capabilities },
  tools: [TOOL],
  ...answers,
});

/** `pointer severity message` of each finding. */
export async function findingsIn(
  rule: Rule,
  answers: object,
  options: Record<string, unknown> = {},
): Promise<string[]> {
  const document = await parse('answers.json', JSON.stringify(answers));
  const recognition = recognise(document, formats, { named: true, servers: [] });
  const setting = { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...options } };
  const settings: Settings = new Map([[rule.id, setting]]);
  const { findings, failures } = lint(document, recognition, settings);
  if (failures[0]) throw new Error(failures[0].message);
  return findings.map((each) => `${each.pointer} ${each.severity} ${said(each)}`);
}
