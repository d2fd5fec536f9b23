/** Tools that are classes, by their fields, and methods with a decorator. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { expectSameFile } from '../support/eslint-parity.js';
import { extracted, read, slice } from './helpers.js';

const Z = `import { z } from 'zod';\n`;
const MCP = `${Z}import { CallToolResult } from '@modelcontextprotocol/sdk/types.js';\n`;
const NEST = `${Z}import { Tool } from '@rekog/mcp-nest';\n`;

const props = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const inputSchema = props({ city: { type: 'string' } });
const weather = { name: 'get_weather', description: 'Tells the weather', inputSchema, '...': true };

const FIELDS = `name = 'get_weather'; description = 'Tells the weather';`;
const SHAPE = 'z.object({ city: z.string() })';
const classOf = (heritage: string, schema: string, fields = FIELDS): string =>
  `${Z}export class Weather ${heritage} { ${fields} ${schema} async execute() { return {}; } }`;

/** `line rule text`, in ESLint as in ours. */
function found(text: string): string[] {
  const all = rules.filter((rule) => rule.in !== 'strict');
  const settings: Settings = new Map(
    all.map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
  );
  const document = read(text);
  const { findings, failures } = lintDocument(document, formats, { named: false, servers: [] }, settings).result;
  expect(failures).toEqual([]);
  expectSameFile(document, all, formats, findings);
  const sorted = [...findings].sort((a, b) => a.start - b.start);
  return sorted.map(({ rule, line, start, end }) => `${line} ${rule} ${text.slice(start, end)}`);
}

describe('tools by their fields', () => {
  test.each([
    ['a base that is a tool', classOf('extends BaseTool', `inputSchema = ${SHAPE};`)],
    ['arguments', MCP + classOf('implements ITool<typeof SHAPE>', `argsSchema = ${SHAPE};`).slice(Z.length)],
    [
      'its own name',
      MCP + classOf('', `schema = ${SHAPE};`).slice(Z.length).replace('class Weather', 'class WeatherTool'),
    ],
    ['a base that is all a tool is', classOf('extends Tool', `inputSchema = ${SHAPE};`)],
    ['a type', classOf('implements Tool', `readonly inputSchema = ${SHAPE};`)],
    ['one of several types', classOf('extends Base implements Named, McpTool<Input>', `inputSchema = ${SHAPE};`)],
    ['a type of a module', classOf('implements types.Tool<Input>', `inputSchema = ${SHAPE};`)],
    ['a type called like a class of mcp-framework', classOf('implements MCPTool', `inputSchema = ${SHAPE};`)],
    ['a base called so', classOf('extends MCPTool', `inputSchema = ${SHAPE};`)],
    ['a base of a module', classOf('extends base.BaseTool<Input>', `inputSchema = ${SHAPE};`)],
    ['a constant', `const schema = ${SHAPE};\n${classOf('extends BaseTool', 'inputSchema = schema;')}`],
    ['a schema under another name', MCP + classOf('extends BaseTool', `schema = ${SHAPE};`).slice(Z.length)],
    ['parameters', MCP + classOf('implements Tool', `public readonly parameters = ${SHAPE};`).slice(Z.length)],
    [
      'getters',
      classOf(
        'extends BaseTool',
        `get inputSchema() { return ${SHAPE}; }`,
        `get name() { return 'get_weather'; } get description(): string { return 'Tells ' + 'the weather'; }`,
      ),
    ],
    [
      'a getter beside fields',
      classOf('implements Tool', `get inputSchema() { const schema = ${SHAPE}; return schema; }`),
    ],
    ['a class without a name', `${Z}export default class extends BaseTool { ${FIELDS} inputSchema = ${SHAPE}; }`],
  ])('%s', (_, text) => {
    expect(extracted(text)).toEqual([weather]);
  });

  const CONFIG = `{ title: 'Weather', description: 'Tells the weather', inputSchema: ${SHAPE} }`;

  test.each([
    [
      'what methods return',
      `getName(): string { return 'get_weather'; } getDescription() { return 'Tells the weather'; } getInputSchema() { return ${SHAPE}; }`,
    ],
    [
      'methods, and a config that is made of them',
      `getName() { return 'get_weather'; } getDescription() { return 'Tells the weather'; } getInputSchema() { return ${SHAPE}; } getConfig() { return { title: 'Weather', description: this.getDescription(), inputSchema: this.getInputSchema() }; }`,
    ],
    ['a method beside fields', `${FIELDS} getInputSchema() { const schema = ${SHAPE}; return schema; }`],
    ['a config', `public getName(): string { return 'get_weather'; } public getConfig() { return ${CONFIG}; }`],
    [
      'a schema that a method makes something of',
      `${FIELDS} getInputSchema() { return toJson(this.inputSchema); } inputSchema = ${SHAPE};`,
    ],
    [
      'a schema beside one for something else',
      `${FIELDS} inputSchema = ${SHAPE}; constructor() { super(); this.parameters = []; }`,
    ],
    ['a field rather than a method', `${FIELDS} inputSchema = ${SHAPE}; getName() { return this.name; }`],
    ['what the base is handed', `${FIELDS} constructor(client) { super({ client, inputSchema: ${SHAPE} }); }`],
    [
      'a field rather than what the base is handed',
      `${FIELDS} inputSchema = ${SHAPE}; constructor() { super({ inputSchema: {} }); }`,
    ],
  ])('%s', (_, members) => {
    expect(extracted(`${Z}class Weather extends McpTool { ${members} }`)).toEqual([weather]);
  });

  test('what a method works out cannot be known', () => {
    const text = (member: string) => `${Z}class Weather extends McpTool { ${FIELDS} ${member} }`;
    const vague = [{ ...weather, inputSchema: '??' }];
    expect(extracted(text(`getInputSchema() { if (old) return {}; return ${SHAPE}; }`))).toEqual(vague);
    expect(extracted(text(`async getInputSchema() { return ${SHAPE}; }`))).toEqual(vague);
    expect(extracted(text(`getInputSchema() { return toJson(this.shape); }`))).toEqual(vague);
  });

  test.each([
    [
      'a tool of an editor',
      `class Brush extends DrawTool { parameters = { size: 3 }; getName() { return 'brush'; } getDescription() { return 'Paints'; } }`,
    ],
    ['a form', `class Form extends FormTool { ${FIELDS} getInputSchema() { return { fields: ['x'] }; } }`],
    ['no base', `class Weather { ${FIELDS} getInputSchema() { return ${SHAPE}; } }`],
    ['a static method', `class Weather extends BaseTool { ${FIELDS} static getInputSchema() { return ${SHAPE}; } }`],
    ['a method called as a field', `class Weather extends BaseTool { ${FIELDS} inputSchema() { return ${SHAPE}; } }`],
    ['a config without a name', `class Weather extends BaseTool { getConfig() { return ${CONFIG}; } }`],
    ['settings', `class Brush extends BaseTool { ${FIELDS} getConfig() { return { size: 3 }; } }`],
    [
      'what something else is handed',
      `class Weather extends BaseTool { ${FIELDS} constructor() { use({ inputSchema: ${SHAPE} }); } }`,
    ],
  ])('no tool: %s', (_, text) => {
    expect(extracted(Z + text)).toEqual([]);
  });

  test.each([
    ['all', '', `this.name = 'get_weather'; this.description = 'Tells the weather'; this.inputSchema = ${SHAPE};`],
    [
      'compiled fields',
      '',
      `super(...arguments); this.inputSchema = ${SHAPE}; this['name'] = 'get_weather'; this.description = 'Tells the weather';`,
    ],
    [
      'what replaces a field',
      `name = 'old'; ${FIELDS.slice(22)} inputSchema = ${SHAPE};`,
      `super(); this.name = 'get_weather';`,
    ],
  ])('set in the constructor: %s', (_, fields, statements) => {
    const text = `${Z}class Weather extends BaseTool { ${fields} constructor(...given) { ${statements} } }`;
    const [tool] = extracted(text) as Record<string, unknown>[];
    expect(tool).toEqual(weather);
  });

  test.each([
    ['a parameter', `this.name = name; this.description = 'Tells'; this.inputSchema = ${SHAPE};`],
    ['on a condition', `if (isNew) { this.name = 'a'; this.description = 'Tells'; this.inputSchema = ${SHAPE}; }`],
    ['of something else', `other.name = 'a'; this.description = 'Tells'; this.inputSchema = ${SHAPE};`],
  ])('set in the constructor, and no tool: %s', (_, statements) => {
    expect(extracted(`${Z}class Weather extends BaseTool { constructor(name) { super(); ${statements} } }`)).toEqual(
      [],
    );
  });

  test.each(['extends BaseMcpTool<Input, Output>', 'extends lib.BaseTool', 'implements McpTool'])(
    'a definition in one field: %s',
    (heritage) => {
      const definition = `{ name: 'get_weather', description: 'Tells the weather', inputSchema: ${SHAPE} }`;
      expect(extracted(`${Z}class Weather ${heritage} { readonly metadata = ${definition}; }`)).toEqual([
        { name: 'get_weather', description: 'Tells the weather', inputSchema },
      ]);
      expect(extracted(`${Z}class Weather extends Service { readonly metadata = ${definition}; }`)).toEqual([]);
      const options = `{ name: 'brush', inputSchema: ${SHAPE} }`;
      expect(extracted(`${Z}class Brush ${heritage} { options = ${options}; }`)).toEqual([]);
    },
  );

  test('a type of Flow', () => {
    const text = `// @flow\n${classOf('extends Base implements Tool<Input>', `inputSchema: Schema = ${SHAPE};`)}`;
    expect(extracted(text, 'tools', 'tools.js')).toEqual([weather]);
  });

  test('annotations, and values that cannot be known', () => {
    const text = classOf(
      'extends BaseTool',
      `inputSchema = schemaOf('a'); annotations = { readOnlyHint: true };`,
      `name = 'a'; description = text();`,
    );
    expect(extracted(text)).toEqual([
      { name: 'a', description: '??', inputSchema: '??', annotations: { readOnlyHint: true }, '...': true },
    ]);
  });

  test('what a getter works out cannot be known', () => {
    const text = classOf('extends BaseTool', `get inputSchema() { if (old) return {}; return ${SHAPE}; }`);
    expect(extracted(text)).toEqual([{ ...weather, inputSchema: '??' }]);
  });

  test.each([
    ['a base that is no tool', classOf('extends Service', `inputSchema = ${SHAPE};`)],
    ['tools in the plural', classOf('extends BaseTools', `inputSchema = ${SHAPE};`)],
    ['no base', classOf('', `inputSchema = ${SHAPE};`)],
    ['no schema', classOf('extends BaseTool', '')],
    ['no description', classOf('extends BaseTool', `inputSchema = ${SHAPE};`, `name = 'a';`)],
    [
      'a name that cannot be known',
      classOf('extends BaseTool', `inputSchema = ${SHAPE};`, `name = n(); description = '';`),
    ],
    [
      'a label for people',
      classOf('extends DrawingTool', 'inputSchema = {};', `name = 'Round brush'; description = '';`),
    ],
    [
      'a name that a getter works out',
      classOf('extends BaseTool', `inputSchema = ${SHAPE};`, `get name() { log(); return 'a'; } description = '';`),
    ],
    ['a setter', classOf('extends BaseTool', `set inputSchema(given) {}`)],
    ['static getters', classOf('extends BaseTool', `static get inputSchema() { return ${SHAPE}; }`)],
    ['methods', classOf('extends BaseTool', `inputSchema() { return ${SHAPE}; }`)],
    ['static fields', classOf('extends BaseTool', `static inputSchema = ${SHAPE};`)],
    ['private fields', classOf('extends BaseTool', `#inputSchema = ${SHAPE};`)],
    ['parameters that are no schema', classOf('extends Tool', 'parameters = [1, 2];')],
    ['a tool of Genkit', `import { genkit } from 'genkit';\n${classOf('extends BaseTool', `inputSchema = ${SHAPE};`)}`],
    [
      'a tool of LangChain',
      `import { StructuredTool } from '@langchain/core/tools';\n${classOf('extends StructuredTool', `schema = ${SHAPE};`)}`,
    ],
    [
      'a tool of LangChain in a server',
      `${MCP}import { Tool } from 'langchain/tools';\n${classOf('extends Tool', `schema = ${SHAPE};`).slice(Z.length)}`,
    ],
  ])('no MCP tool: %s', (_, text) => {
    expect(extracted(text)).toEqual([]);
  });

  test.each([
    [
      'of LangChain',
      `import { StructuredTool } from '@langchain/core/tools';\n${classOf('extends StructuredTool', `schema = ${SHAPE};`)}`,
    ],
    ['of a project that speaks of no MCP', classOf('extends BaseTool', `schema = ${SHAPE};`)],
    [
      'derived from one of LangChain',
      MCP + classOf('extends DynamicStructuredTool', `schema = ${SHAPE};`).slice(Z.length),
    ],
    [
      'derived from one that is',
      `${MCP}import { StructuredTool as Base } from '@langchain/core/tools';\nclass OwnTool extends Base {}\nconst ServerTool = class extends OwnTool {};\n${classOf('extends ServerTool', `schema = ${SHAPE};`).slice(Z.length)}`,
    ],
  ])('a function of an agent: %s', (_, text) => {
    expect(extracted(text, 'functions')).toEqual([weather]);
  });

  test('are judged as others are, other than by what the SDK takes', () => {
    const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
export class GetTool extends BaseTool {
  name = 'get it!';
  description = 'TODO';
  inputSchema = z.object({ a: z.string() });
}
export class OtherTool implements Tool {
  readonly name = 'get_other';
  readonly description = 'Gets the other one';
  readonly inputSchema = { type: 'object', properties: { a: { type: 'string', description: 'Which' } }, required: ['b'] };
}`;
    expect(found(text)).toEqual([
      `4 mcp/name-format 'get it!'`,
      `5 common/empty-description 'TODO'`,
      '6 common/parameter-description a',
      `11 common/required-undefined 'b'`,
    ]);
  });
});

describe('mcp-framework', () => {
  const framework = (schema: string): string =>
    `${Z}import { MCPTool } from 'mcp-framework';\nclass Weather extends MCPTool<Input> { ${FIELDS} ${schema} }`;

  test.each([
    [
      'types with descriptions',
      `schema = { city: { type: z.string(), description: 'Which' }, days: { type: z.number().optional(), description: text() } };`,
    ],
    ['zod', `schema = z.object({ city: z.string().describe('Which'), days: z.number().describe(text()).optional() });`],
  ])('reads the schema: %s', (_, schema) => {
    const city = { type: 'string', description: 'Which' };
    const days = { type: 'number', description: '??' };
    expect(extracted(framework(schema))).toEqual([{ ...weather, inputSchema: props({ city, days }, ['city']) }]);
  });

  test('leaves what it cannot know', () => {
    const text = framework(`schema = { city: { ...more, type: z.string() }, days: DAYS };`);
    expect(extracted(text)).toMatchObject([
      { inputSchema: { properties: { city: { type: 'string', '...': true }, days: '??' } } },
    ]);
    expect(extracted(framework('schema = SCHEMA;'))).toEqual([
      { name: 'get_weather', description: 'Tells the weather', '...': true },
    ]);
  });

  test('tells of an empty description', () => {
    expect(found(framework(`schema = { city: { type: z.string(), description: '' } };`))).toEqual([
      `3 common/empty-description ''`,
    ]);
  });
});

describe('decorators of other frameworks', () => {
  const FRONT = `${Z}import { Tool, tool, ToolContext } from '@frontmcp/sdk';\n`;
  const OWN = `{ name: 'get_weather', description: 'Tells the weather', inputSchema: { city: z.string() }, authorities: 'admin' }`;

  test('a class of FrontMCP', () => {
    const text = `${FRONT}@Tool(${OWN}) export class Weather extends ToolContext { async execute() {} }`;
    expect(extracted(text)).toEqual([{ ...weather, authorities: 'admin' }]);
    expect(found(text)).toEqual(['3 common/parameter-description city']);
  });

  test('a function of FrontMCP', () => {
    const text = `${FRONT}export const weather = tool(${OWN})(async ({ city }) => city);`;
    expect(extracted(text)).toEqual([{ ...weather, authorities: 'admin' }]);
  });

  test("a method of LeanMCP, whose name is the tool's", () => {
    const text = `import { Tool } from '@leanmcp/core';
class Weather { @Tool({ description: 'Tells the weather', inputClass: City }) async tell(city) { return city; } }`;
    expect(extracted(text)).toEqual([{ description: 'Tells the weather', inputClass: '??', '...': true }]);
  });

  test.each([
    ['a shape without parameters', `inputSchema: {}`],
    ['a schema of another file', `inputSchema`],
    ['what it answers', `inputSchema: {}, outputSchema: 'string'`],
    ['a shape of what it answers', `inputSchema: {}, outputSchema: { sum: z.number() }`],
  ])('silent: %s', (_, schemas) => {
    const config = `{ name: 'get_weather', description: 'Tells the weather', ${schemas} }`;
    expect(found(`${FRONT}@Tool(${config}) class Weather extends ToolContext {}`)).toEqual([]);
  });

  test('without a description it may be something else', () => {
    expect(extracted(`${FRONT}@Tool({ id: 'a' }) class Weather {}`)).toEqual([]);
  });
});

describe('mcp-nest', () => {
  const method = (config: string): string => `class Weather { @Tool(${config}) async run({ city }) { return city; } }`;
  const CONFIG = `{ name: 'get_weather', description: 'Tells the weather', parameters: ${SHAPE} }`;
  const { '...': _, ...closed } = weather;

  test.each([
    ['a method', NEST + method(CONFIG)],
    [
      'another name',
      `${Z}import { Tool as McpTool } from '@rekog/mcp-nest';\n${method(CONFIG).replace('@Tool', '@McpTool')}`,
    ],
    [
      'all of the module',
      `${Z}import * as mcp from '@rekog/mcp-nest';\n${method(CONFIG).replace('@Tool', '@mcp.Tool')}`,
    ],
    [
      'a decorator handed on',
      `${Z}import { Context } from '@rekog/mcp-nest';\nimport { Tool } from './mcp';\n${method(CONFIG)}`,
    ],
    ['another decorator beside it', `${NEST}@Injectable() ${method(CONFIG).replace('async', '@Public() async')}`],
    ['a parameter with a decorator', NEST + method(CONFIG).replace('{ city }', '@Payload() city')],
  ])('%s', (__, text) => {
    expect(extracted(text)).toEqual([closed]);
  });

  test('a name that the method gives', () => {
    expect(extracted(NEST + method(`{ description: 'Tells', parameters: CITY }`))).toEqual([
      { description: 'Tells', inputSchema: '??', '...': true },
    ]);
  });

  test.each([
    ['of another module', `${Z}import { Tool } from '@mastra/nest';\n${method(CONFIG)}`],
    [
      'of another module, beside it',
      `${NEST.replace('Tool', 'Prompt')}import { Tool } from 'agents';\n${method(CONFIG)}`,
    ],
    ['of nowhere', Z + method(CONFIG)],
    ['that is none', `${NEST}const made = Tool(${CONFIG});`],
    ['without a config', NEST + method('options')],
  ])('no tool: a decorator %s', (__, text) => {
    expect(extracted(text)).toEqual([]);
  });

  test('is judged as others are', () => {
    const text = `import { Tool } from '@rekog/mcp-nest';
import { z } from 'zod';
export class Greeting {
  @Tool({
    name: 'greet user!',
    description: 'TODO',
    parameters: z.object({ target: z.string() }),
    annotations: { readOnlyHint: 'yes' },
  })
  async sayHello({ target }) { return 'Hello ' + target; }
  @Tool({ name: 'ping', description: 'Answers' })
  ping() { return 'pong'; }
}`;
    expect(found(text)).toEqual([
      `5 mcp/name-format 'greet user!'`,
      `6 common/empty-description 'TODO'`,
      '7 common/parameter-description target',
      `8 mcp/annotation-type 'yes'`,
    ]);
  });

  test('points at what stands in the decorator', () => {
    const text = NEST + method(CONFIG);
    const [tool] = read(text).roots[0]!.kind === 'object' ? [read(text).code!.registrations[0]!] : [];
    expect(slice(text, tool!)).toBe(`Tool(${CONFIG})`);
  });
});

describe('a decorator that says that it makes a tool', () => {
  const of = (config: string, name = 'McpTool'): string =>
    `${Z}import { ${name} } from './decorators.js';\nexport class Weather { @${name}(${config}) async find(args) { return {}; } }`;

  test.each([
    ['parameters', of(`{ ${FIELDS.replaceAll(/ = /g, ': ').replaceAll(';', ',')} parameters: ${SHAPE} }`)],
    ['a schema', of(`{ ${FIELDS.replaceAll(/ = /g, ': ').replaceAll(';', ',')} schema: ${SHAPE} }`, 'MCPTool')],
    [
      'a class',
      of('{}').replace(
        'export class',
        `@McpTool({ name: 'get_weather', description: 'Tells the weather', inputSchema: ${SHAPE} }) export class`,
      ),
    ],
  ])('%s', (_, text) => {
    expect(extracted(text)).toEqual([weather]);
  });

  test('the name of the method, and a notation of its own', () => {
    const text = of(`{ description: 'Tells', schema: { city: { type: 'string', description: 'Which' } } }`);
    expect(extracted(text)).toEqual([{ description: 'Tells', inputSchema: '??', '...': true }]);
    expect(found(text)).toEqual([]);
  });

  test.each([
    [
      'a call',
      `import { McpTool } from './made.js';\nexport const tool = McpTool({ description: 'Tells', parameters: {} });`,
    ],
    ['nothing said', of('{ readOnly: true }')],
    ['nothing known', of('options')],
  ])('none: %s', (_, text) => {
    expect(extracted(text)).toEqual([]);
  });
});
