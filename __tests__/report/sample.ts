/** A small report with one of everything, and the means to make others. */
import type { Finding, Report } from '../../src/core/finding.js';
import type { ReportContext, RuleInfo } from '../../src/report/index.js';

export const SEARCH = `{
  "id": "Search@1",
  "name": "Search",
  "description": "Looks things up.",
  "version": "v1.0.0",
  "input_schema": {
    "parameters": {
      "type": "object",
      "properties": {
        "query": { "type": "string" }
      }
    }
  },
  "output_schema": null
}
`;

const BILLING = `id: Billing.Charge@2.0.0
name: Charge
description: TODO
version: 2.0.0
`;

const SECRET = `{
  "clientSecret": "s3cr3t-value-1234",
  "name": "x"
}
`;

export const TEXTS: Readonly<Record<string, string>> = {
  'tools/search.json': SEARCH,
  'tools/billing.yaml': BILLING,
  'tools/oauth/metadata.json': SECRET,
};

const url = (rule: string): string => `https://toolint.dev/rules/${rule}`;

/** Points at the first occurrence of a piece of a file's text. */
export function findingAt(
  path: string,
  piece: string,
  more: Partial<Finding> & Pick<Finding, 'rule'>,
  text = TEXTS[path]!,
): Finding {
  const start = text.indexOf(piece);
  if (start < 0) throw new Error(`"${piece}" is not in ${path}`);
  const end = start + piece.length;
  const from = position(text, start);
  const to = position(text, end);
  return {
    severity: 'error',
    message: 'Something is wrong.',
    path,
    pointer: '',
    valueHash: '0123456789abcdef',
    url: url(more.rule),
    start,
    end,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    ...more,
  };
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

export function reportOf(findings: readonly Finding[], more: Partial<Report> = {}): Report {
  const paths = [...new Set(findings.map((each) => each.path))];
  return {
    secrets: findings.filter((each) => /secret$/.test(each.rule)),
    tool: { name: 'toolint', version: '1.2.3' },
    files: paths.map((path) => ({ path, formats: ['otc'], tools: 1 })),
    skipped: [],
    findings,
    failures: [],
    suppressed: 0,
    ...more,
  };
}

export function contextOf(
  texts: Readonly<Record<string, string>> = TEXTS,
  more: Partial<ReportContext> = {},
): ReportContext {
  return { source: (path) => texts[path], color: false, rules: RULES, failOn: 'error', ...more };
}

const rule = (id: string, severity: RuleInfo['severity'], summary: string, says: string): RuleInfo => ({
  id,
  summary,
  severity,
  in: 'spec',
  source: { document: 'ToolDefinition 1.0', section: 'Fields', says, kind: 'MUST' },
});

export const RULES: readonly RuleInfo[] = [
  rule(
    'otc/id-format',
    'error',
    "A tool's id is not ToolkitName.ToolName@Version",
    'The id names toolkit, tool and version',
  ),
  rule('otc/version-format', 'error', 'A version is not x.y.z', 'The version is a semantic version'),
  rule('otc/parameter-description', 'error', 'A parameter has no description', 'Each parameter is described'),
  rule(
    'common/empty-description',
    'warning',
    'A description says nothing',
    'Models choose tools by what they are said to do',
  ),
  rule(
    'common/description-length',
    'info',
    'A description is very short',
    'Models choose tools by what they are said to do',
  ),
  {
    ...rule(
      'shinkai/oauth-client-secret',
      'error',
      'A client secret is in the file',
      'Secrets do not belong into manifests',
    ),
    securitySeverity: '8.5',
  },
];

export const SAMPLE: Report = {
  tool: { name: 'toolint', version: '1.2.3' },
  files: [
    { path: 'tools/search.json', formats: ['otc'], tools: 1 },
    { path: 'tools/clean.json', formats: ['otc'], tools: 3 },
    { path: 'tools/billing.yaml', formats: ['otc'], tools: 1 },
    { path: 'tools/oauth/metadata.json', formats: ['shinkai'], tools: 1 },
  ],
  skipped: [{ path: 'agents/metadata.json', reason: 'It describes a Shinkai agent, not a tool.' }],
  suppressed: 2,
  secrets: [findingAt('tools/oauth/metadata.json', '"s3cr3t-value-1234"', { rule: 'shinkai/oauth-client-secret' })],
  failures: [{ path: 'tools/latin1.json', message: 'The file is not UTF-8, so it could not be read.' }],
  findings: [
    findingAt('tools/search.json', '"Search@1"', {
      rule: 'otc/id-format',
      message:
        'The id "Search@1" names no toolkit, so two servers cannot both have a Search. Write it as ToolkitName.ToolName@Version.',
      pointer: '/id',
      tool: 'Search',
    }),
    findingAt('tools/search.json', '"v1.0.0"', {
      rule: 'otc/version-format',
      message: 'The version "v1.0.0" is not three numbers, so clients cannot compare it. Write 1.0.0.',
      pointer: '/version',
      tool: 'Search',
      related: [{ path: 'tools/billing.yaml', line: 4, column: 10, note: 'This one is right.' }],
      fix: {
        title: 'Write 1.0.0',
        safe: true,
        edits: [{ start: SEARCH.indexOf('v1.0.0'), end: SEARCH.indexOf('v1.0.0') + 1, text: '' }],
      },
    }),
    findingAt('tools/search.json', '{ "type": "string" }', {
      rule: 'otc/parameter-description',
      message: 'The parameter "query" has no description, so a model has to guess what to put there.',
      pointer: '/input_schema/parameters/properties/query',
      tool: 'Search',
    }),
    findingAt('tools/billing.yaml', 'TODO', {
      rule: 'common/empty-description',
      severity: 'warning',
      message: 'The description "TODO" says nothing about the tool, so a model cannot know when to use it.',
      pointer: '/description',
      tool: 'Charge',
      fix: {
        title: 'Remove the description',
        safe: false,
        edits: [{ start: BILLING.indexOf('description'), end: BILLING.indexOf('version'), text: '' }],
      },
    }),
    findingAt('tools/oauth/metadata.json', '"s3cr3t-value-1234"', {
      rule: 'shinkai/oauth-client-secret',
      message:
        'The file contains a client secret ("s3c…"): whoever reads it can act as the app. Take it from the configuration.',
      pointer: '/oauth/0/clientSecret',
    }),
    findingAt('tools/oauth/metadata.json', '{', {
      rule: 'common/description-length',
      severity: 'info',
      message: 'There is no description.',
      endLine: 4,
      endColumn: 2,
      end: SECRET.length - 1,
    }),
  ],
};
