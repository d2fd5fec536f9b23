/** What is reported of a folder, for tests of how many tools are read in it and what stays unread. */
import { expect } from '@jest/globals';
import { toolintJson, type JsonReport } from '../support/cli.js';
import { makeFolder } from './folder.js';

export const SDK = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n";

export interface Reported {
  readonly folder: string;
  readonly report: JsonReport;
  readonly tools: number;
}

export async function reportedIn(files: Readonly<Record<string, string>>): Promise<Reported> {
  const folder = makeFolder({ 'package.json': '{}', ...files });
  const { report } = await toolintJson([], { cwd: folder });
  expect(report.failures).toEqual([]);
  return { folder, report, tools: report.files.reduce((sum, { tools }) => sum + tools, 0) };
}
