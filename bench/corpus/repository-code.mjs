/** The code of a monorepo that has nothing to do with tools, and what bundlers and generators have made of it. */
import { nounsFor, prose, titleOf } from './words.mjs';

const MODULES = 86;
const TESTS = 17;

export function writeCode(write, chance, packages) {
  const bundle = minified(chance, 400_000, 'toolkit.inputSchema=e.registerTool("x",');
  packages.forEach((folder, index) => {
    for (let number = 0; number < MODULES; number++) {
      const isView = number % 3 === 0;
      const speaks = number < 2 ? SPEAKS[(index + number) % SPEAKS.length] : '';
      write(
        `${folder}/src/${isView ? 'views' : 'lib'}/part-${number}.${isView ? 'tsx' : 'ts'}`,
        code(chance, isView, speaks),
      );
    }
    for (let number = 0; number < TESTS; number++) {
      write(`${folder}/__tests__/part-${number}.test.ts`, test(chance, number));
    }
    write(`${folder}/types/index.d.ts`, declarations(chance));
    if (index % 10 === 0) {
      write(`${folder}/dist/index.js`, minified(chance, 300_000, 'server.registerTool("x",{inputSchema:{}},'));
      write(`${folder}/dist/index.js.map`, sourceMap(chance, 1_000_000));
      write(`${folder}/public/vendor/editor.js`, bundle);
      write(`${folder}/src/generated/graphql.ts`, generated(chance));
    }
    if (index % 2 === 0) write(`${folder}/public/index.html`, page(chance));
  });
}

/** Files that have the words of tools, and none in them. */
const SPEAKS = [
  `import { Client } from '@modelcontextprotocol/sdk/client/index.js';
export async function call(client: Client, name: string) {
  const { tools } = await client.listTools();
  return tools.find((tool) => tool.name === name)?.inputSchema;
}
`,
  `/** Tells the toolbar which Tooltip to show. */
export const toolbarTools = ['select', 'move'].map((tool) => ({ tool, title: tool.toUpperCase() }));
`,
  `export interface StoredRequest {
  readonly inputSchema: string;
  readonly parameters: readonly string[];
}
`,
  `export const registerToolbar = (tools: readonly string[]) => tools.forEach((tool) => document.title.includes(tool));
`,
];

function code(chance, isView, speaks) {
  const parts = Array.from({ length: chance.between(4, 10) }, (_, index) => (isView ? view : service)(chance, index));
  const imports = isView
    ? "import { useMemo, useState, type ReactNode } from 'react';\nimport clsx from 'clsx';\n"
    : "import { setTimeout } from 'node:timers/promises';\nimport { log } from '@acme/log';\n";
  return `${imports}${speaks}\n${parts.join('\n')}`;
}

function service(chance, index) {
  const type = titleOf(chance).replace(' ', '') + index;
  const fields = nounsFor(chance, chance.between(3, 7));
  return `/** ${prose(chance, 1)} */
export interface ${type}Options {
${fields.map((field) => `  readonly ${field}?: string;`).join('\n')}
}

export async function load${type}(options: ${type}Options, attempts = 3): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (let attempt = 0; attempt < attempts; attempt++) {
    const response = await fetch(\`/api/${type.toLowerCase()}?\${new URLSearchParams({ ...options })}\`);
    if (!response.ok) {
      log.warn('${prose(chance, 1).replaceAll("'", '’')}', { status: response.status, attempt });
      await setTimeout(2 ** attempt * 100);
      continue;
    }
${fields.map((field) => `    if (options.${field} !== undefined) found['${field}'] = options.${field}.trim();`).join('\n')}
    return found;
  }
  throw new Error('${type} gave no answer');
}
`;
}

function view(chance, index) {
  const name = titleOf(chance).replace(' ', '') + index;
  return `interface ${name}Props {
  readonly title: string;
  readonly children?: ReactNode;
  onChange(value: string): void;
}

/** ${prose(chance, 1)} */
export function ${name}({ title, children, onChange }: ${name}Props) {
  const [value, setValue] = useState('');
  const shown = useMemo(() => value.trim().toLocaleLowerCase(), [value]);
  return (
    <section className={clsx('panel', shown && 'panel--full')}>
      <h2>{title}</h2>
      <input
        value={value}
        aria-label="${titleOf(chance)}"
        onChange={(event) => {
          setValue(event.target.value);
          onChange(event.target.value);
        }}
      />
      {children}
    </section>
  );
}
`;
}

function test(chance, number) {
  const cases = Array.from(
    { length: chance.between(4, 12) },
    (_, index) => `  it('${prose(chance, 1).replaceAll("'", '’')} ${index}', async () => {
    const server = await open({ tools: [{ name: 'part_${index}', inputSchema: { type: 'object' } }] });
    expect(await server.callTool('part_${index}', {})).toEqual({ content: [] });
  });`,
  );
  return `import { describe, expect, it } from 'vitest';
import { open } from '../src/lib/part-${number}.js';

describe('part ${number}', () => {
${cases.join('\n')}
});
`;
}

function declarations(chance) {
  const types = Array.from({ length: 40 }, (_, index) => {
    const fields = nounsFor(chance, 4).map((noun) => `  ${noun}?: string;`);
    return `export interface Tool${index} {\n  inputSchema: object;\n${fields.join('\n')}\n}`;
  });
  return `${types.join('\n')}\n`;
}

function generated(chance) {
  const types = Array.from({ length: 1500 }, (_, index) => {
    const fields = nounsFor(chance, 6).map((noun) => `  ${noun}?: Maybe<Scalars['String']>;`);
    return `/** ${prose(chance, 1)} */\nexport type Type${index} = {\n  __typename?: 'Type${index}';\n${fields.join('\n')}\n};`;
  });
  return `/* eslint-disable */\n${types.join('\n\n')}\nexport type ToolInput = { inputSchema: Scalars['String'] };\n`;
}

/** As minifiers write it: one line of short names. */
function minified(chance, length, marks) {
  const parts = ['!function(){"use strict";'];
  for (let size = 0; size < length;) {
    const [a, b] = [chance.pick('abcdefghijk'), chance.pick('lmnopqrst')];
    const part = `function ${a}${b}(${b}){var ${a}=${b}.get("${chance.pick(['id', 'name', 'type', 'value'])}");if(${a}&&${a}.length>${chance.between(1, 99)})return ${a}.map(function(${b}){return ${b}+${chance.between(1, 9)}});for(var c=0;c<${a};c++)${b}[c]=${a}[c]||null;return{key:${a},text:"${titleOf(chance)}"}}`;
    parts.push(part);
    size += part.length;
  }
  return `${parts.join('')}${marks}function(){})}();\n`;
}

function sourceMap(chance, length) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
  let mappings = '';
  while (mappings.length < length) mappings += `${chance.pick(letters)}A${chance.pick(letters)}C,`;
  return JSON.stringify({ version: 3, sources: ['../src/index.ts'], names: [], mappings });
}

function page(chance) {
  const rows = Array.from({ length: 60 }, () => `<p class="tool">${prose(chance, 2)}</p>`);
  return `<!doctype html>\n<title>${titleOf(chance)}</title>\n<script src="/app.js"></script>\n${rows.join('\n')}\n`;
}
