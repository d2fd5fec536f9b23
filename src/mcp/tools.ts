/** The tools of `toolint mcp`, as they are listed. Every answer is a page of bounded size: `next` is the offset of the one after it. */
import type { Tool } from '@modelcontextprotocol/server';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const PATHS = { type: 'array', items: { type: 'string', maxLength: 1000 }, maxItems: 100 } as const;

export const TOOLS = [
  {
    name: 'lint_tools',
    title: 'Lint tool definitions',
    description:
      'Finds what is wrong in MCP tools and other manifests that describe tools to AI models, in source code or JSON. Call it after changing a tool. Give `paths` or `text`; with neither, the whole folder is linted.',
    inputSchema: {
      type: 'object',
      properties: {
        paths: { ...PATHS, description: 'Files, folders or globs in the folder' },
        text: { type: 'string', maxLength: 500000, description: 'A text to lint instead of files' },
        filename: { type: 'string', maxLength: 1000, description: 'The name of `text`; its ending says the language' },
        preset: { type: 'string', enum: ['recommended', 'strict', 'spec'], description: 'Which rules run' },
        offset: { type: 'integer', minimum: 0, description: 'The first finding to return' },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        files: { type: 'integer' },
        tools: { type: 'integer' },
        total: { type: 'integer' },
        findings: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              rule: { type: 'string' },
              severity: { type: 'string' },
              place: { type: 'string', description: 'path:line:column' },
              message: { type: 'string' },
              help: { type: 'string' },
              fixable: { type: 'boolean', description: 'fix_tools mends it' },
            },
            required: ['rule', 'severity', 'place', 'message', 'fixable'],
          },
        },
        notRead: { type: 'array', items: { type: 'string' }, description: 'What was not looked at' },
        next: { type: 'integer' },
      },
      required: ['files', 'tools', 'total', 'findings', 'notRead'],
    },
    annotations: READS,
  },
  {
    name: 'explain_rule',
    title: 'Explain a rule',
    description: 'Returns the page of a rule: what it reports, why, and a wrong and a right example.',
    inputSchema: {
      type: 'object',
      properties: {
        rule: { type: 'string', maxLength: 200, description: 'The id in a finding, such as mcp/name-format' },
      },
      required: ['rule'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { page: { type: 'string', description: 'Markdown' } },
      required: ['page'],
    },
    annotations: READS,
  },
  {
    name: 'check_clients',
    title: 'Check which AI clients take the tools',
    description:
      'For each tool of a file, lists the AI clients and model APIs that refuse it, with the rule that says why.',
    inputSchema: {
      type: 'object',
      properties: {
        path: { type: 'string', maxLength: 1000, description: 'A file with tools' },
        offset: { type: 'integer', minimum: 0, description: 'The first refusal to return' },
      },
      required: ['path'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        clients: { type: 'array', items: { type: 'string' }, description: 'All that were checked' },
        total: { type: 'integer' },
        refusals: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              tool: { type: 'string' },
              client: { type: 'string' },
              rule: { type: 'string' },
              certain: { type: 'boolean', description: 'False: only in some versions or cases' },
            },
            required: ['tool', 'client', 'rule', 'certain'],
          },
        },
        next: { type: 'integer' },
      },
      required: ['clients', 'total', 'refusals'],
    },
    annotations: READS,
  },
  {
    name: 'show_tools',
    title: 'Show tools as they are served',
    description:
      'Returns tool definitions as an MCP client gets them: those that source code registers, or those that a running server lists.',
    inputSchema: {
      type: 'object',
      properties: {
        paths: { ...PATHS, description: 'Files or folders; by default all' },
        server: {
          type: 'string',
          maxLength: 200,
          description: 'Start this server instead. Only those that the user allowed with --servers can be started.',
        },
        offset: { type: 'integer', minimum: 0, description: 'The first tool to return' },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        total: { type: 'integer' },
        tools: { type: 'array', items: { type: 'object' } },
        next: { type: 'integer' },
      },
      required: ['total', 'tools'],
    },
    // A server that is started may do anything.
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
  {
    name: 'fix_tools',
    title: 'Fix tool definitions',
    description:
      'Writes to the files what can be mended without changing what was meant. Lint first; use `dryRun` to see what would change.',
    inputSchema: {
      type: 'object',
      properties: {
        paths: { ...PATHS, minItems: 1, description: 'Files, folders or globs to fix' },
        dryRun: { type: 'boolean', description: 'Write nothing' },
        offset: { type: 'integer', minimum: 0, description: 'The first fix to return' },
      },
      required: ['paths'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        total: { type: 'integer' },
        fixes: { type: 'array', items: { type: 'string' }, description: 'path:line:column: what was done [rule]' },
        left: { type: 'integer', description: 'Findings that remain' },
        next: { type: 'integer' },
      },
      required: ['total', 'fixes', 'left'],
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  },
] as const satisfies readonly Tool[];

export type ToolName = (typeof TOOLS)[number]['name'];
