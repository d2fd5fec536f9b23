/** A project in which files depend on each other in every way that there is, and how it changes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from '../../../scripts/random.js';
import { GOOD } from '../../support/cli.js';

/** Each file with what it may be changed to. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'package.json': [
    '{ "name": "a", "mcpName": "io.github.o/x", "version": "1.0.0", "dependencies": { "zod": "^3.25.0", "@modelcontextprotocol/sdk": "1.20.0", "some-package": "1.0.0" } }',
    '{ "name": "a", "mcpName": "io.github.o/y", "version": "1.0.1", "dependencies": { "zod": "^4.1.0", "@modelcontextprotocol/sdk": "1.29.0" } }',
    '{ "name": "b", "version": "2.0.0", "repository": "github:o/other", "dependencies": { "zod": "3.25.76", "@modelcontextprotocol/sdk": "1.29.0" } }',
  ],
  'package-lock.json': [
    '{ "packages": { "node_modules/zod": { "version": "3.25.76" } } }',
    '{ "packages": { "node_modules/zod": { "version": "4.1.5" } } }',
  ],
  'server.json': [
    '{ "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json", "name": "io.github.o/x", "description": "Adds numbers.", "version": "1.0.0", "repository": { "url": "https://github.com/o/x", "source": "github" }, "packages": [{ "registryType": "npm", "identifier": "a", "version": "1.0.0", "transport": { "type": "stdio" } }] }',
    '{ "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json", "name": "io.github.o/x", "description": "Adds numbers.", "version": "1.0.0", "packages": [{ "registryType": "npm", "identifier": "a", "version": "1.0.0", "transport": { "type": "stdio" } }] }',
  ],
  'README.md': ['# A\n', '# A\n\nmcp-name: io.github.o/x\n'],
  '.gitignore': ['dist\n', 'dist\nold/\n', '*.json\n!package.json\n'],
  '.git/config': [
    '[core]\n\tbare = false\n',
    '[remote "origin"]\n\turl = https://github.com/o/x.git\n',
    '[remote "origin"]\n\turl = https://github.com/p/y.git\n',
  ],
  'toolint.config.json': [
    '{}',
    '{ "extends": ["strict"] }',
    '{ "rules": { "mcp/*": "info" } }',
    '{ "overrides": [{ "files": ["src/**"], "rules": { "common/parameter-description": "off" } }] }',
    '{ "ignore": ["old"], "dialect": { "openai": "apps-sdk" }, "limits": { "findingsPerFile": 1 } }',
    '{ "cache": true, "clients": ["claude"] }',
    '{ "formats": { "data/**": "otc" } }',
  ],
  'src/toolint.config.json': ['{ "rules": { "common/parameter-description": "error" } }', '{ "root": true }'],
  'src/index.ts': [
    'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nimport { register } from "./tools/index.js";\nexport const server = new McpServer({ name: "a", version: "1" });\nregister(server);\n',
    'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nimport { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";\nimport { register } from "./tools/index.js";\nimport "./log.js";\nconst server = new McpServer({ name: "a", version: "1" });\nregister(server);\nawait server.connect(new StdioServerTransport());\n',
  ],
  'src/log.ts': [
    'export const log = (text: string) => console.error(text);\n',
    'export const log = (text: string) => console.log(text);\nlog("up");\n',
  ],
  'src/tools/index.ts': [
    'export * from "./add.js";\nexport * from "./shapes.js";\nimport { addTool } from "./add.js";\nexport function register(server: any) {\n  addTool(server);\n}\n',
    'import { addTool } from "./add.js";\nexport function register(server: any) {\n  if (process.env.X) addTool(server);\n}\n',
  ],
  'src/tools/add.ts': [
    'import { z } from "zod";\nimport { shape, NAME } from "./shapes.js";\nexport function addTool(server: any) {\n  server.registerTool(NAME, { description: "Adds numbers.", inputSchema: shape }, async ({ a, c }: any) => ({ content: [{ type: "text", text: String(a + c) }] }));\n}\n',
    'import { z } from "zod";\n// toolint-disable-next-line mcp/name-format -- known\nimport { NAME } from "../tools";\nexport function addTool(server: any) {\n  // toolint-disable-next-line common/parameter-description -- known\n  server.tool(NAME, "Adds.", { a: z.number().optional().default(3), when: z.date() }, async () => "x");\n}\n',
    'export const addTool = (server: any) => {\n  for (const each of server.all()) server.registerTool(each.name, each, run);\n};\n',
  ],
  'src/tools/shapes.ts': [
    'import { z } from "zod";\nexport const NAME = "add";\nexport const shape = { a: z.number(), b: z.number().describe("The other.") };\n',
    'import { z } from "zod";\nexport const NAME = "add numbers";\nexport const shape = { a: z.union([z.string(), z.number()]), b: z.any(), c: z.bigint() };\n',
    'export { NAME, shape } from "../more/shapes.js";\n',
  ],
  'src/more/shapes.ts': [
    'import { z } from "zod";\nexport const NAME = "more";\nexport const shape = { c: z.string() };\n',
  ],
  'src/more/tools.ts': [
    'export const extraTools = [\n  { name: "one two", description: "", inputSchema: { type: "object", properties: { q: { type: "strin" } } } },\n];\n',
    'export const registerExtra = (server: any) => server.registerTool("extra", { inputSchema: { type: "object" } }, async () => 1);\n',
  ],
  'tsconfig.json': [
    '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    '{ "compilerOptions": { "paths": { "@/*": ["./src/more/*"] } } }',
    '{ "extends": "./base.json" }',
  ],
  'base.json': ['{ "compilerOptions": { "baseUrl": "./src", "paths": { "@/*": ["./*"] } } }'],
  'src/named.ts': [
    'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nimport { NAME, shape } from "@/shapes";\nimport { NAME as other } from "@/tools/shapes.js";\nexport const server = new McpServer({ name: "n", version: "1" });\nserver.registerTool(NAME, { description: "Runs.", inputSchema: shape }, async () => ({ content: [] }));\nserver.registerTool(other, { description: "Runs.", inputSchema: {} }, async () => ({ content: [] }));\n',
  ],
  'src/json.ts': [
    'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nimport { z } from "zod";\nexport const server = new McpServer({ name: "c", version: "1" });\nserver.registerTool("json", { description: "Runs.", inputSchema: { type: "object", properties: { a: { type: "string" } } } }, async () => ({ content: [] }));\nserver.registerTool("day", { description: "Runs.", inputSchema: { day: z.date(), big: z.bigint(), any: z.transform(String) } }, async () => ({ content: [] }));\n',
  ],
  'src/unread.ts': [
    'import { makeTools } from "some-package";\nimport { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nconst server = new McpServer({ name: "b", version: "1" });\nfor (const tool of makeTools()) server.registerTool(tool.name, tool, tool.run);\n',
  ],
  'py/pyproject.toml': [
    '[project]\nname = "p"\ndependencies = ["mcp>=1.2"]\n',
    '[project]\nname = "p"\ndependencies = ["fastmcp==2.3.0", "mcp==1.9.0"]\n',
  ],
  'py/server.py': [
    'from mcp.server.fastmcp import FastMCP\nfrom .models import Query, LIMIT\n\nmcp = FastMCP("p")\n\n\n@mcp.tool()\ndef search(query: Query, limit: int = LIMIT) -> str:\n    """Searches."""\n    return ""\n',
    'from fastmcp import FastMCP\nfrom models import Query\n\nmcp = FastMCP("p")\n\n\n@mcp.tool\ndef search(query: Query, *rest) -> str:\n    return ""\n',
  ],
  'py/models.py': [
    'from pydantic import BaseModel, Field\n\nLIMIT = 3\n\n\nclass Query(BaseModel):\n    text: str = Field(description="What to look for.")\n',
    'from pydantic import BaseModel\nfrom .deep import Deep\n\n\nclass Query(BaseModel):\n    text: str\n    deep: Deep\n',
  ],
  'py/deep.py': ['from pydantic import BaseModel\n\n\nclass Deep(BaseModel):\n    at: int\n'],
  'py/__init__.py': ['', 'from .models import Query\n'],
  'data/tool.json': [GOOD, GOOD.replace('"version": "1.0.0"', '"version": "v1.0.0"'), '{ "id": 3'],
  'data/other.json': [GOOD, GOOD.replace('"description"', '"desciption"')],
  'shinkai/a/metadata.json': [
    '{ "name": "A", "description": "Adds.", "author": "a", "version": "1.0.0", "keywords": [], "configurations": { "type": "object", "properties": {}, "required": [] }, "parameters": { "type": "object", "properties": { "x": { "type": "string" } }, "required": [] }, "result": { "type": "object", "properties": {}, "required": [] }, "sqlTables": [], "sqlQueries": [] }',
    '{ "name": "A", "author": "a" }',
  ],
  'shinkai/a/tool.ts': [
    'export async function run(config: {}, { x }: { x: string }) {\n  return { y: x };\n}\n',
    'export const run = () => 1;\n',
  ],
  'list.json': [
    '{ "tools": [{ "name": "add", "description": "Adds.", "inputSchema": { "type": "object", "properties": { "a": { "type": "number" } } } }, { "name": "add", "inputSchema": { "type": "object" } }] }',
    '{ "tools": [{ "name": "key", "description": "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJ", "inputSchema": { "type": "object" } }] }',
  ],
  'old/list.yaml': ['tools:\n  - name: old tool\n    inputSchema:\n      type: object\n'],
  'dist/server.js': ['server.registerTool("x", { inputSchema: {} }, () => 1);\n'],
  'src/server.js': ['server.registerTool("x y", { inputSchema: {} }, () => 1);\n'],
  'src/server.ts': ['export {};\n'],
  'skills/a/SKILL.md': ['# A\n'],
  'skills/a/tools.json': ['{ "tools": [{ "name": "skill tool", "inputSchema": { "type": "object" } }] }'],
  'page.html': ['<script>\n  const x = window.openai.toolInput;\n</script>\n', '<p>nothing</p>\n'],
  '.mcp.json': [
    '{ "mcpServers": { "a": { "command": "node", "args": ["src/index.ts"] } } }',
    '{ "mcpServers": { "a": { "comand": "node" } } }',
  ],
  'toolint-suppressions.json': ['{ "version": 1, "suppressions": [] }'],
};

const NAMES = Object.keys(FILES);
/** Files that are there at the beginning are all but these. */
const LATER = new Set([
  'src/server.js',
  'src/server.ts',
  'skills/a/SKILL.md',
  'src/toolint.config.json',
  'toolint-suppressions.json',
]);

/** What is asked about a file that is not of its imports. */
const DECISIVE = [
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.git/config',
  'README.md',
  'src/tools/index.ts',
  '.gitignore',
];

export const firstFiles = (): Record<string, string> =>
  Object.fromEntries(NAMES.filter((name) => !LATER.has(name)).map((name) => [name, FILES[name]![0]!]));

/** Changes one thing, and tells what. */
export function change(folder: string, random: Random): string {
  const name = random.below(3) === 0 ? random.oneOf(DECISIVE) : random.oneOf(NAMES);
  const path = join(folder, name);
  const isThere = existsSync(path) && statSync(path).isFile();
  const kind = random.below(12);
  if (!isThere || kind < 6) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, random.oneOf(FILES[name]!));
    return `write ${name}`;
  }
  if (kind === 6 && name !== '.git/config') {
    rmSync(path);
    return `delete ${name}`;
  }
  if (kind === 7) {
    // As large, and of the same time, as before.
    const { atime, mtime } = statSync(path);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'q' ? 'r' : 'q')),
    );
    utimesSync(path, atime, mtime);
    return `same size and time ${name}`;
  }
  if (kind === 8) {
    const other = random.oneOf([
      'src/tools/moved.ts',
      'src/more/shapes.ts',
      'py/moved.py',
      'data/moved.json',
      'src/tools.ts',
    ]);
    mkdirSync(dirname(join(folder, other)), { recursive: true });
    renameSync(path, join(folder, other));
    return `move ${name} to ${other}`;
  }
  if (kind === 9 && name.startsWith('src/')) {
    const kept = `${path}.real`;
    renameSync(path, kept);
    symlinkSync(kept, path);
    return `link ${name}`;
  }
  if (kind === 10) {
    utimesSync(path, new Date(0), new Date(0));
    return `touch ${name}`;
  }
  const [from, to] = random.oneOf([
    ['src/more', 'src/most'],
    ['src/most', 'src/more'],
    ['py', 'src/py'],
    ['src/py', 'py'],
    ['shinkai/a', 'shinkai/b'],
  ] as const);
  if (!existsSync(join(folder, from))) return 'nothing';
  rmSync(join(folder, to), { recursive: true, force: true });
  cpSync(join(folder, from), join(folder, to), { recursive: true, verbatimSymlinks: true });
  rmSync(join(folder, from), { recursive: true });
  return `move ${from} to ${to}`;
}
