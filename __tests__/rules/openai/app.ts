/** Tools and resources in each dialect, and a way to lint whole files of them. */
import { expect } from '@jest/globals';
import { formats } from '../../../rules/index.js';
import type { Finding } from '../../../src/core/finding.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import type { Settings } from '../../../src/engine/applicable-rules.js';
import { ProjectRules } from '../../../src/engine/project.js';
import type { OpenaiDialect, Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';
import { expectSameFile } from '../../support/eslint-parity.js';

type Json = Record<string, unknown>;

export const URI = 'ui://widget/map.html';
export const SKYBRIDGE = 'text/html+skybridge';
export const MCP_APP = 'text/html;profile=mcp-app';

const inputSchema = { type: 'object', properties: { city: { type: 'string', description: 'The city' } } };

/** A tool of the seed dialect; what is given goes into `annotations.openai`. */
export const seedTool = (own: Json = {}, change: Json = {}): Json => ({
  name: 'show_map',
  description: 'Use this when the user wants to see a map',
  inputSchema,
  annotations: {
    openai: {
      outputTemplate: URI,
      toolInvocation: { invoking: 'Drawing…', invoked: 'Drawn' },
      readOnlyHint: true,
      ...own,
    },
  },
  ...change,
});

/** A tool of OpenAI's current dialect; what is given goes into `_meta`. */
export const openaiTool = (meta: Json = {}, change: Json = {}): Json => ({
  name: 'show_map',
  description: 'Shows a map of a city',
  inputSchema,
  annotations: { readOnlyHint: true },
  _meta: {
    'openai/outputTemplate': URI,
    'openai/toolInvocation/invoking': 'Drawing…',
    'openai/toolInvocation/invoked': 'Drawn',
    ...meta,
  },
  ...change,
});

/** A tool of MCP Apps; what is given goes into `_meta.ui`. */
export const appsTool = (ui: Json = {}, change: Json = {}): Json => ({
  name: 'show_map',
  description: 'Shows a map of a city',
  inputSchema,
  _meta: { ui: { resourceUri: URI, ...ui } },
  ...change,
});

export const resource = (change: Json = {}): Json => ({
  uri: URI,
  name: 'Map',
  description: 'A map of a city',
  mimeType: SKYBRIDGE,
  ...change,
});

export const plainTool = { name: 'add', description: 'Adds two numbers', inputSchema: { type: 'object' } };

/** A server with one widget, and what is answered when it is read; `{ … }` or any other expression. */
export const reading = (content: string, more = ''): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const uri = 'ui://widget/map.html';
server.registerResource('map', uri, { title: 'Map' }, async () => ({ contents: [${content}] }));
${more}`;

export interface LintOptions {
  readonly dialect?: OpenaiDialect;
  readonly options?: Readonly<Json>;
  /** The servers of the config, by file. */
  readonly servers?: Readonly<Record<string, readonly string[]>>;
}

/** Lints files as one project, as the command line does. */
export async function lintFiles(
  files: Readonly<Record<string, string>>,
  rules: Rule | readonly Rule[],
  { dialect = 'auto', options = {}, servers = {} }: LintOptions = {},
): Promise<Finding[]> {
  const settings: Settings = new Map(
    [rules]
      .flat()
      .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...options } }]),
  );
  const project = new ProjectRules();
  const findings: Finding[] = [];
  for (const [path, text] of Object.entries(files)) {
    const document = await parse(path, text);
    const hints = { named: false, servers: servers[path] ?? [], dialect: { openai: dialect } };
    const { result } = lintDocument(document, formats, hints, settings);
    expect(result.failures).toEqual([]);
    expectSameFile(document, [rules].flat(), formats, result.findings, { options, dialect });
    findings.push(...result.findings);
    project.add(result.facts, settings);
  }
  const compared = project.compare();
  expect(compared.failures).toEqual([]);
  return [...findings, ...compared.findings];
}

/** `rule path:line the text that is marked`: where findings stand, for a reader. */
export async function placesIn(
  files: Readonly<Record<string, string>>,
  rules: Rule | readonly Rule[],
  options?: LintOptions,
): Promise<string[]> {
  const findings = await lintFiles(files, rules, options);
  return findings.map(({ rule, path, line, start, end }) => {
    const marked = files[path]!.slice(start, end).replace(/\s+/g, ' ');
    return `${rule} ${path}:${line} ${marked}`;
  });
}

/** A file after all fixes of a rule; linting it again must find nothing to fix. */
export async function fixed(path: string, text: string, rule: Rule): Promise<string> {
  const after = applyFixes(text, await lintFiles({ [path]: text }, rule), 'all').text;
  const left = await lintFiles({ [path]: after }, rule);
  expect(left.filter(({ fix }) => fix)).toEqual([]);
  return after;
}
