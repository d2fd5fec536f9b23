/** Lints source code with one rule, through the engine, and shows what is found as `line:column "text"`. */
import type { Finding } from '../../../src/core/finding.js';
import { judge } from '../../../src/engine/lint-document.js';
import type { Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';
import { format } from '../../../rules/mcp/format.js';
import { expectSameFile } from '../../support/eslint-parity.js';

export async function foundIn(rule: Rule, text: string): Promise<string[]> {
  const findings = await findingsIn(rule, text);
  return findings.map(({ line, column, start, end }) => `${line}:${column} ${text.slice(start, end)}`);
}

export async function findingsIn(rule: Rule, text: string): Promise<readonly Finding[]> {
  const document = await parse('server.ts', text);
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const { result } = judge(document, [format], { named: false, servers: [] }, settings);
  expectSameFile(document, [rule], [format], result.findings);
  return result.findings;
}

export const V1 = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n`;
export const V2 = `import { McpServer } from '@modelcontextprotocol/server';\nimport { z } from 'zod';\n`;
