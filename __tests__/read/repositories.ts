/** Small repositories, each with one thing that decides what is known of its tools. */

export type Files = Readonly<Record<string, string | object>>;

/** Who reads a repository. */
export type Reader = 'lint' | 'editor' | 'print-tools' | 'dump' | 'commit' | 'source';

export interface Repository {
  readonly files: Files;
  /** `path name` of each tool. Their places in code are what `--source` finds. */
  readonly tools: readonly string[];
  /** What one reader knows instead, and why that is right. */
  readonly apart?: Partial<Record<Reader, { readonly tools: readonly string[]; readonly because: string }>>;
  /** Why the SDK lists no input schema, which is written all the same. */
  readonly isNotListed?: string;
  /** Its config says which files are searched: only that of the folder that is read does. */
  readonly saysWhatIsSearched?: true;
  /** Files that cannot be read, of which each reader but `--source` says so. */
  readonly broken?: readonly string[];
}

const IMPORTS = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
`;

/** A server with one tool. */
export const server = (tool: string, imports = ''): string =>
  `${IMPORTS}${imports}
const server = new McpServer({ name: 'doors', version: '1.0.0' });
${tool}
`;

export const tool = (name: string, description = `'Opens a door.'`, schema = `{ id: z.string() }`): string =>
  `server.registerTool(${name}, { description: ${description}, inputSchema: ${schema} }, async () => ({ content: [] }));`;

const PLAIN = server(tool(`'open'`));
/** What files that are imported say of a tool. */
export const IMPORTED = 'Opens the door of a house.';
const TEXT = `export const TEXT = '${IMPORTED}';\n`;
const SCHEMA = `import { z } from 'zod';\nexport const Door = z.object({ id: z.string().describe('Which door') });\n`;
/** A server that imports a text and a schema. */
const importing = (from: string): string =>
  server(tool(`'open'`, 'TEXT', 'Door.shape'), `import { TEXT, Door } from '${from}';`);
const PARTS = TEXT + SCHEMA;

const LISTED = {
  tools: [
    {
      name: 'open',
      description: 'Opens a door.',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
  ],
};
const OTC = {
  id: 'Doors.Open@1.0.0',
  name: 'Doors_Open',
  description: 'Opens a door.',
  version: '1.0.0',
  input_schema: { parameters: { type: 'object', properties: { id: { type: 'string' } } } },
  output_schema: { type: 'string' },
};
const SHINKAI = {
  name: 'Doors',
  description: 'Opens a door.',
  author: 'somebody',
  version: '1.0.0',
  keywords: ['doors'],
  configurations: { type: 'object', properties: {}, required: [] },
  parameters: { type: 'object', properties: { id: { type: 'string', description: 'Which' } }, required: ['id'] },
  result: { type: 'object', properties: {}, required: [] },
  oauth: [],
  sqlTables: [],
  sqlQueries: [],
  tools: [],
};
const GLOODATA = {
  ns: 'doors',
  title: 'Doors',
  description: 'All about doors.',
  tools: { openDoor: { title: 'Open', description: 'Opens a door.', schema: { fields: { id: { type: 'string' } } } } },
};
const deep = (levels: number): string => `${'{"properties":{"a":'.repeat(levels)}{}${'}}'.repeat(levels)}`;

const imports: Readonly<Record<string, Repository>> = {
  'an import of a file next to it': {
    files: { 'src/server.ts': importing('./parts.js'), 'src/parts.ts': PARTS },
    tools: ['src/server.ts open'],
  },
  'an import of the own folder': {
    files: { 'src/server.ts': importing('.'), 'src/index.ts': PARTS },
    tools: ['src/server.ts open'],
  },
  'an import of the folder above': {
    files: { 'src/tools/server.ts': importing('..'), 'src/index.ts': PARTS },
    tools: ['src/tools/server.ts open'],
  },
  'an import of two folders above': {
    files: { 'src/tools/one/server.ts': importing('../..'), 'src/index.ts': PARTS },
    tools: ['src/tools/one/server.ts open'],
  },
  'an import of the top folder': {
    files: { 'server.ts': importing('.'), 'index.ts': PARTS },
    tools: ['server.ts open'],
  },
  'an import of the top folder from below': {
    files: { 'src/server.ts': importing('..'), 'index.ts': PARTS },
    tools: ['src/server.ts open'],
  },
  'an import with a slash at its end': {
    files: { 'src/server.ts': importing('./parts/'), 'src/parts/index.ts': PARTS, 'src/parts.ts': `export {};` },
    tools: ['src/server.ts open'],
  },
  'a folder beside a file that is called like it': {
    files: { 'src/server.ts': importing('.'), 'src/index.ts': PARTS, 'src.ts': `export const TEXT = 'Another text.';` },
    tools: ['src/server.ts open'],
  },
  'a barrel': {
    files: {
      'src/server.ts': importing('./parts'),
      'src/parts/index.ts': `export * from './texts.js';\nexport { Door } from './schemas.js';`,
      'src/parts/texts.ts': TEXT,
      'src/parts/schemas.ts': SCHEMA,
    },
    tools: ['src/server.ts open'],
  },
  'a barrel of barrels': {
    files: {
      'src/server.ts': importing('.'),
      'src/index.ts': `export * from './parts';`,
      'src/parts/index.ts': `export * from './texts.js';\nexport * from './schemas.js';`,
      'src/parts/texts.ts': TEXT,
      'src/parts/schemas.ts': SCHEMA,
    },
    tools: ['src/server.ts open'],
  },
  'a barrel that passes on what it imports from the folder above': {
    files: {
      'src/tools/server.ts': importing('./parts.js'),
      'src/tools/parts.ts': `import { TEXT, Door } from '..';\nexport { TEXT, Door };`,
      'src/index.ts': PARTS,
    },
    tools: ['src/tools/server.ts open'],
  },
  'a module of CommonJS': {
    files: {
      'src/server.js': server(tool(`'open'`, 'TEXT'), `const { TEXT } = require('.');`),
      'src/index.js': `module.exports = { TEXT: '${IMPORTED}' };`,
    },
    tools: ['src/server.js open'],
  },
  'an import of data': {
    files: {
      'src/server.ts': server(tool(`'open'`, 'texts.open'), `import texts from './texts.json' with { type: 'json' };`),
      'src/texts.json': { open: IMPORTED },
    },
    tools: ['src/server.ts open'],
  },
  'an import that leads nowhere': {
    files: { 'src/server.ts': importing('./gone.js') },
    tools: ['src/server.ts open'],
  },
  'a tool in a list of another file': {
    files: {
      'src/server.ts': `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { tools } from '.';
new Server({ name: 's', version: '1' }).setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));
`,
      'src/index.ts': `export const tools = ${JSON.stringify(LISTED.tools)};\n`,
    },
    tools: ['src/index.ts open', 'src/server.ts open'],
    apart: Object.fromEntries(
      (['dump', 'commit', 'source'] as const).map((reader) => [
        reader,
        { tools: ['src/index.ts open'], because: 'one tool is in both, and it is written in the one' },
      ]),
    ),
  },
};

const configs: Readonly<Record<string, Repository>> = {
  'a file that the config ignores': {
    files: { 'server.ts': PLAIN, 'old.ts': PLAIN, 'toolint.config.json': { ignore: ['old.ts'] } },
    tools: ['server.ts open'],
  },
  'a file that the config of its folder ignores': {
    files: { 'pkg/server.ts': PLAIN, 'pkg/old.ts': PLAIN, 'pkg/toolint.config.json': { ignore: ['old.ts'] } },
    tools: ['pkg/server.ts open'],
  },
  'a folder that is ignored but for one file': {
    files: {
      'pkg/server.ts': PLAIN,
      'pkg/old.ts': PLAIN,
      'toolint.config.json': { ignore: ['pkg/*.ts'] },
      'pkg/toolint.config.json': { ignore: ['!server.ts'] },
    },
    tools: ['pkg/server.ts open'],
  },
  'a file that the config does not include': {
    saysWhatIsSearched: true,
    files: { 'src/server.ts': PLAIN, 'more/server.ts': PLAIN, 'toolint.config.json': { files: ['src/**'] } },
    tools: ['src/server.ts open'],
    apart: {
      source: {
        tools: ['more/server.ts open', 'src/server.ts open'],
        because: 'the folder of the source is named by the one who asks',
      },
    },
  },
  'a file of another kind with a format': {
    saysWhatIsSearched: true,
    files: { 'doors.tools': LISTED, 'toolint.config.json': { formats: { '*.tools': 'mcp' } } },
    tools: ['doors.tools open'],
  },
  'a test with a format, by the config of its folder': {
    files: { 'pkg/open.test.ts': PLAIN, 'pkg/toolint.config.json': { formats: { '*.test.ts': 'mcp' } } },
    tools: ['pkg/open.test.ts open'],
  },
  'a list without its words, with a format by the config of its folder': {
    files: { 'pkg/list.json': [{ name: 'open' }], 'pkg/toolint.config.json': { formats: { '*.json': 'mcp' } } },
    tools: ['pkg/list.json open'],
  },
  'comments in JSON, by the config of its folder': {
    files: {
      'pkg/tools.json': `// Our tools.\n${JSON.stringify(LISTED)}`,
      'pkg/toolint.config.json': { comments: true },
    },
    tools: ['pkg/tools.json open'],
  },
  'a list that is nested too deep, by the config of its folder': {
    files: {
      'tools.json': JSON.stringify(LISTED).replace('{"type":"string"}', deep(20)),
      'pkg/tools.json': JSON.stringify(LISTED).replace('{"type":"string"}', deep(20)),
      'pkg/toolint.config.json': { limits: { depth: 30 } },
    },
    tools: ['tools.json open'],
    broken: ['pkg/tools.json'],
  },
  'code that is too large, by the config of its folder': {
    files: {
      'pkg/server.ts': PLAIN,
      'pkg/large/server.ts': `${PLAIN}// ${'-'.repeat(2000)}`,
      'pkg/large/toolint.config.json': { limits: { fileSize: 2000 } },
    },
    tools: ['pkg/server.ts open'],
    broken: ['pkg/large/server.ts'],
  },
  'a test folder that the config includes': {
    files: { 'tests/server.ts': PLAIN, 'toolint.config.json': { files: ['tests/**'] } },
    tools: ['tests/server.ts open'],
  },
};

/** Schemas in each of the forms that SDKs take. */
const schemas = Object.entries({
  'a shape': `{ id: z.string(), open: z.boolean().describe('Whether') }`,
  'an object': `z.object({ id: z.string() })`,
  'optional and default fields': `{ a: z.string().optional(), b: z.number().default(3), c: z.string().nullable() }`,
  'enums, unions and literals': `{ a: z.enum(['x', 'y']), b: z.union([z.string(), z.number()]), c: z.literal('z') }`,
  bounds: `{ a: z.number().int().min(1).max(9), b: z.string().min(2).max(5), c: z.array(z.string()).length(2) }`,
  'bounds in other words': `{ a: z.number().positive(), b: z.string().nonempty(), c: z.number().multipleOf(5) }`,
  texts: `{ a: z.string().email(), b: z.string().url(), c: z.string().regex(/^a/), d: z.string().startsWith('a') }`,
  'objects in objects': `{ a: z.object({ b: z.array(z.object({ c: z.string() })) }), d: z.record(z.string(), z.number()) }`,
  'a strict object': `z.object({ id: z.string() }).strict()`,
  'an object of parts': `z.object({ id: z.string() }).extend({ open: z.boolean() }).partial()`,
  'a schema that is used twice': `{ a: Shared, b: Shared.optional() }`,
  'a schema that cannot be known': `makeSchema()`,
  'a JSON Schema': `{ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }`,
});

const inCode: Readonly<Record<string, Repository>> = Object.fromEntries(
  schemas.map(([name, schema]) => [
    `zod: ${name}`,
    {
      files: {
        'src/server.ts': server(
          tool(`'open'`, `'Opens a door.'`, schema),
          `import { makeSchema } from 'somewhere';\nconst Shared = z.object({ id: z.string() });`,
        ),
        'package.json': { name: 'doors', dependencies: { zod: '3.25.76', '@modelcontextprotocol/sdk': '1.25.0' } },
      },
      tools: ['src/server.ts open'],
      ...(name === 'a JSON Schema' && { isNotListed: 'registerTool takes schemas of zod alone' }),
    },
  ]),
);

const others: Readonly<Record<string, Repository>> = {
  'a list in JSON': { files: { 'tools.json': LISTED }, tools: ['tools.json open'] },
  'a list in YAML': {
    files: {
      'tools.yaml': 'tools:\n  - name: open\n    description: Opens a door.\n    inputSchema: { type: object }\n',
    },
    tools: ['tools.yaml open'],
  },
  'JSON with a comment, in JSONC': {
    files: { 'tools.jsonc': `// Our tools.\n${JSON.stringify(LISTED)}` },
    tools: ['tools.jsonc open'],
  },
  JSON5: {
    files: { 'tools.json5': `{ tools: [{ name: 'open', inputSchema: { type: 'object' } }] }` },
    tools: ['tools.json5 open'],
  },
  'a definition of OTC': { files: { 'doors/open.json': OTC }, tools: ['doors/open.json Doors.Open'] },
  'a key that is written with an escape': {
    files: { 'tools.json': JSON.stringify(LISTED).replace('inputSchema', '\\u0069nputSchema') },
    tools: ['tools.json open'],
  },
  'a manifest of Shinkai and its code': {
    files: {
      'tools/doors/metadata.json': SHINKAI,
      'tools/doors/tool.ts': 'export async function run(config: {}, inputs: { id: string }) { return {}; }\n',
    },
    tools: ['tools/doors/metadata.json Doors'],
  },
  'a manifest of Shinkai that is known by the code beside it alone': {
    files: {
      'tools/doors/metadata.json': { name: 'Doors', description: 'Opens a door.', runner: 'any', parameters: {} },
      'tools/doors/tool.ts': 'export async function run(config: {}, inputs: { id: string }) { return {}; }\n',
    },
    tools: ['tools/doors/metadata.json Doors'],
  },
  'an extension of Gloodata': { files: { 'extension.json': GLOODATA }, tools: ['extension.json openDoor'] },
  'functions for a model, which are linted when they are named': {
    files: {
      'tools.json': [{ type: 'function', name: 'open', description: 'Opens a door.', parameters: { type: 'object' } }],
    },
    tools: [],
  },
  'large data that has the words of a list': {
    files: { 'data.json': { rows: [...Array.from({ length: 900 }, (_, id) => ({ id, text: 'row' })), LISTED] } },
    tools: [],
  },
  'a settings file that everybody knows': { files: { 'server.json': { name: 'doors', inputSchema: {} } }, tools: [] },
  'test folders and tests': {
    files: {
      'src/server.ts': PLAIN,
      'tests/server.ts': PLAIN,
      'src/server.test.ts': PLAIN,
      '__fixtures__/tools.json': LISTED,
    },
    tools: ['src/server.ts open'],
  },
  'a test by its text alone': {
    files: { 'src/specs/server.ts': `import { test } from 'vitest';\ntest('it opens', () => {});\n${PLAIN}` },
    tools: [],
  },
  'what a compiler wrote': {
    files: { 'src/server.ts': PLAIN, 'dist/server.js': PLAIN, 'src/server.d.ts': PLAIN },
    tools: ['src/server.ts open'],
  },
  'documents, scripts and skills': {
    files: {
      'src/server.ts': PLAIN,
      'docs/server.ts': PLAIN,
      'skills/doors/SKILL.md': '# Doors',
      'skills/doors/server.ts': PLAIN,
      '.claude/server.ts': PLAIN,
    },
    tools: ['src/server.ts open'],
  },
  'a template that is filled in': {
    files: { 'templates/basic/server.ts': PLAIN.replace(`'doors'`, `'{{name}}'`) },
    tools: [],
  },
  'packages that are installed': {
    files: {
      'src/server.ts': PLAIN,
      'node_modules/doors/server.ts': PLAIN,
      '.gitignore': 'ignored/\n',
      'ignored/server.ts': PLAIN,
    },
    tools: ['src/server.ts open'],
  },
  'code that cannot be parsed': {
    files: { 'src/server.ts': `${PLAIN}\nconst = ;` },
    tools: [],
    broken: ['src/server.ts'],
  },
  'a list that cannot be parsed': {
    files: { 'tools.json': JSON.stringify(LISTED).slice(0, -3) },
    tools: [],
    broken: ['tools.json'],
  },
  'a choice at run time': {
    files: { 'src/server.ts': server(tool(`'open'`, `process.env.LONG ? 'Opens a door.' : 'Opens.'`)) },
    tools: ['src/server.ts open'],
    apart: {
      dump: { tools: ['src/server.ts open'], because: 'a contract is what holds whichever way a choice goes' },
    },
  },
  'a name that is built at run time': {
    files: { 'src/server.ts': server(tool('process.argv[2]')) },
    tools: [],
  },
  'tools in a loop': {
    files: {
      'src/server.ts': server(`for (const name of ['open', 'close']) { ${tool('name')} }`),
    },
    tools: ['src/server.ts close', 'src/server.ts open'],
  },
  'a module that no file imports': {
    files: {
      'package.json': { name: 'doors' },
      'src/server.ts': PLAIN,
      'src/lost.ts': `${IMPORTS}export function registerLost(server: McpServer) {\n  ${tool(`'close'`)}\n}\n`,
    },
    tools: ['src/server.ts open'],
    apart: {
      source: {
        tools: ['src/lost.ts close', 'src/server.ts open'],
        because: 'what a running server answered is looked for in all of the source',
      },
    },
  },
  'a snapshot of a list': {
    files: { 'tools.snap': JSON.stringify(LISTED.tools[0]) },
    tools: [],
    apart: Object.fromEntries(
      (['dump', 'commit'] as const).map((reader) => [
        reader,
        { tools: ['tools.snap open'], because: 'a snapshot is a copy: it is compared, and its original is linted' },
      ]),
    ),
  },
  'a page with a widget': {
    files: { 'widget.html': '<script>window.openai.callTool("open", {});</script>' },
    tools: [],
  },
};

export const repositories: Readonly<Record<string, Repository>> = { ...imports, ...configs, ...inCode, ...others };
