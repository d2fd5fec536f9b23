/**
 * Each field that a format demands: removed, of a wrong type, misspelt; in JSON, YAML and TypeScript; in a folder, by a glob,
 * in both versions of ESLint, and in the built Action between two commits, with and without `changed-only`. Never is it passed over in silence.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { commit, pullRequest, run, workspaceOf, write } from '../action/root.js';
import { pack } from '../eslint/project.js';
import { folderOf, toolintJson, type JsonReport } from '../support/cli.js';

type Json = Readonly<Record<string, unknown>>;
const table = { type: 'object', properties: { city: { type: 'string', description: 'A city.' } } };
const description = 'Forecasts the weather of a city.';

interface Demand {
  readonly whole: Json;
  readonly fields: readonly string[];
  /** As a file of data. */
  readonly data: (manifest: Json) => unknown;
  /** Where it is written in source code. */
  readonly source?: (manifest: Json) => string;
}

const same = (manifest: Json): unknown => manifest;
const code = (manifest: unknown): string => JSON.stringify(manifest, undefined, 2);
/** A list of tools, one of which is whole. */
const listed =
  (whole: Json) =>
  (manifest: Json): unknown => ({
    tools: [manifest, { ...whole, name: 'cities', description: 'Lists the cities that are known.' }],
  });
const served =
  (whole: Json) =>
  (manifest: Json): string => `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'a', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => (${code(listed(whole)(manifest))}));
`;

const MCP: Json = { name: 'forecast', description, inputSchema: table };
const OPENAI: Json = {
  ...{ ...MCP, title: 'Forecast', annotations: { readOnlyHint: true } },
  _meta: { 'openai/outputTemplate': 'ui://widget/weather.html' },
};

const DEMANDS: Readonly<Record<string, Demand>> = {
  shinkai: {
    whole: {
      name: 'Weather',
      configurations: { type: 'object', properties: {}, required: [] },
      ...{ parameters: { ...table, required: [] }, result: { ...table, required: [] }, runner: 'any' },
    },
    fields: ['name'],
    data: same,
  },
  gloodata: {
    whole: {
      ...{ ns: 'acme.weather', title: 'Weather', tagValues: {} },
      tools: {
        forecast: {
          title: 'Forecast',
          schema: { fields: { city: { type: 'string' } } },
          examples: ['weather in Paris'],
        },
      },
    },
    fields: ['ns', 'title', 'tools'],
    data: same,
    source: (manifest) => `export function getInfo() {\n  return ${code(manifest)};\n}\n`,
  },
  otc: {
    whole: {
      ...{ id: 'Weather.Forecast@1.0.0', name: 'Forecast', description, version: '1.0.0' },
      ...{ input_schema: { parameters: table }, output_schema: null },
    },
    fields: ['id', 'name', 'description', 'version', 'input_schema', 'output_schema'],
    data: same,
    source: (manifest) => `export const tool = ${code(manifest)};\n`,
  },
  mcp: { whole: MCP, fields: ['name', 'inputSchema'], data: listed(MCP), source: served(MCP) },
  openai: { whole: OPENAI, fields: ['name', 'inputSchema'], data: listed(OPENAI), source: served(OPENAI) },
};

const without = (whole: Json, field: string): Json =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field));

const BROKEN: Readonly<Record<string, (whole: Json, field: string) => Json>> = {
  removed: without,
  wrong: (whole, field) => ({ ...whole, [field]: typeof whole[field] === 'string' ? 7 : 'text' }),
  misspelt: (whole, field) => ({ ...without(whole, field), [`${field}x`]: whole[field] }),
};

/** A file for each case, broken or as it was before. */
function files(isBroken: boolean): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [format, { whole, fields, data, source }] of Object.entries(DEMANDS))
    for (const field of fields)
      for (const [how, breaks] of Object.entries(BROKEN)) {
        const manifest = isBroken ? breaks(whole, field) : whole;
        const folder = `${format}/${field}-${how}`;
        all[`${folder}/tool.json`] = `${code(data(manifest))}\n`;
        all[`${folder}/tool.yaml`] = stringify(data(manifest));
        if (source) all[`${folder}/tool.ts`] = source(manifest);
      }
  return all;
}

const PATHS = Object.keys(files(true));

/** The files of which a report says nothing that anybody would see. */
function silent({ findings, skipped, unread = [] }: JsonReport, paths = PATHS): string[] {
  const told = new Set([
    ...findings.filter(({ severity }) => severity !== 'info').map(({ path }) => path),
    ...skipped.filter(({ reason }) => reason.startsWith('looks like')).map(({ path }) => path),
    ...unread.map(({ path }) => path),
  ]);
  return paths.filter((path) => !told.has(path));
}

describe('on the command line', () => {
  const folder = folderOf(files(true));
  afterAll(() => folder.remove());

  test.each([
    ['in a folder', []],
    ['by a glob', ['**/tool.{json,yaml,ts}']],
  ])('%s', async (_, paths) => {
    const { report } = await toolintJson(paths, { cwd: folder.path });
    expect(silent(report)).toEqual([]);
  });
});

describe('in ESLint', () => {
  const packed = pack();
  afterAll(() => packed.remove());

  test.each(['eslint', 'eslint-9'] as const)('%s', (eslint) => {
    const project = packed.project(eslint);
    project.write({
      ...files(true),
      'eslint.config.js': `import json from '@eslint/json';
import tseslint from 'typescript-eslint';
import toolint from 'toolint/eslint';
export default [
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  toolint.configs.recommended,
  { files: ['**/tool.json'], plugins: { json }, language: 'json/json' },
  toolint.configs.json,
];
`,
    });
    const { says, err } = project.lint();
    expect(err).toBe('');
    const told = new Set(says.map((each) => each.slice(0, each.indexOf(':'))));
    // ESLint has no parser for YAML here.
    expect(PATHS.filter((path) => !path.endsWith('.yaml') && !told.has(path))).toEqual([]);
    project.remove();
  });
});

test.each(['false', 'true'])(
  'in the built Action, between two commits, with `changed-only: %s`',
  async (changedOnly) => {
    const folder = workspaceOf(files(false));
    const base = commit(folder);
    write(folder, files(true));
    const head = commit(folder);
    const inputs = { 'report-file': 'report.json', 'changed-only': changedOnly };
    const ran = await run(folder, { event: 'pull_request', payload: pullRequest(base, head), inputs });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'failure' } });
    expect(silent(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as JsonReport)).toEqual([]);
  },
);
