/** Lints source code with one rule, through the engine, and shows what is found as `line:column "text"`. */
import type { Packages } from '../../../src/core/code.js';
import type { Finding } from '../../../src/core/finding.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import type { Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';
import { format } from '../../../rules/mcp/format.js';
import { expectSameFile } from '../../support/eslint-parity.js';

export async function foundIn(rule: Rule, text: string, packages: Packages = {}): Promise<string[]> {
  const findings = await findingsIn(rule, text, packages);
  return findings.map(({ line, column, start, end }) => `${line}:${column} ${text.slice(start, end)}`);
}

export async function findingsIn(
  rule: Rule,
  text: string,
  packages: Packages = {},
  path = 'server.ts',
): Promise<readonly Finding[]> {
  const document = await parse(path, text);
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const { result } = lintDocument(
    document,
    [format],
    { named: false, servers: [], packages: () => packages },
    settings,
  );
  if (Object.keys(packages).length > 0) return result.findings;
  expectSameFile(document, [rule], [format], result.findings);
  return result.findings;
}

export const V1 = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n`;
export const V2 = `import { McpServer } from '@modelcontextprotocol/server';\nimport { z } from 'zod';\n`;
