/** Many fixes in one list, in each language that fixes are printed in: four times as many take about four times as long. */
import { keyed, numbered, schema, SDK, testLinting, tool, type Inputs } from './support/linear.js';

/** Lists that a fix takes one item out of, again and again. */
const LISTS: Record<string, readonly [count: number, tools: (count: number) => readonly object[]]> = {
  'an enum with values twice': [
    1500,
    (n) => [inputs(schema({ a: { type: 'string', enum: numbered(n, (i) => `v${i >> 1}`) } }))],
  ],
  'required with defaults': [
    700,
    (n) => [
      inputs({
        ...schema(keyed(n, () => ({ type: 'string', default: 'a' }))),
        required: numbered(n, (i) => `k${i}`),
      }),
    ],
  ],
  'output schemas of another dialect': [
    200,
    (n) =>
      numbered(n, (i) => ({
        ...tool(`t${i}`),
        outputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', ...schema({}) },
      })),
  ],
  'annotations with a letter too many': [
    300,
    (n) => numbered(n, (i) => ({ ...tool(`t${i}`), annotations: { readOnlyHintt: true, titel: 'x' } })),
  ],
};

function inputs(inputSchema: object): object {
  return { name: 't', description: 'Does it.', inputSchema };
}

/** How such a list is written. */
const LANGUAGES: Record<string, readonly [path: string, write: (tools: readonly object[]) => string]> = {
  'JSON on one line': ['tools.json', (tools) => JSON.stringify({ tools })],
  'JSON on many lines': ['tools.json', (tools) => JSON.stringify({ tools }, null, 2)],
  'YAML in blocks': ['tools.yaml', (tools) => `tools:\n${block(tools, '  ')}`],
  'YAML in brackets': ['tools.yaml', (tools) => `tools: ${JSON.stringify(tools)}\n`],
  TypeScript: ['server.ts', (tools) => `${SDK}export const tools = ${JSON.stringify(tools, null, 2)};\n`],
};

function block(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return `${indent}${JSON.stringify(value)}\n`;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return value.map((each) => `${indent}- ${block(each, deeper).trimStart()}`).join('');
  return Object.entries(value)
    .map(([key, each]) => {
      const isPlain = typeof each !== 'object' || each === null || Object.keys(each as object).length === 0;
      return `${indent}${key}: ${isPlain ? `${JSON.stringify(each)}\n` : `\n${block(each, deeper)}`}`;
    })
    .join('');
}

const KINDS: Inputs = {};
for (const [language, [path, write]] of Object.entries(LANGUAGES))
  for (const [title, [count, tools]] of Object.entries(LISTS))
    KINDS[`${language}: ${title}`] = [path, count, (n) => write(tools(n))];

testLinting(KINDS);
