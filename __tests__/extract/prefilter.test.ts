/** Which files are parsed at all. */
import { expect, test } from '@jest/globals';
import { mayHoldTools } from '../../src/extract/prefilter.js';

test.each([
  ['server.ts', `server.registerTool('x', {}, f);`],
  ['server.ts', `registerAppTool(server, 'x', {}, f);`],
  ['server.ts', `server.setRequestHandler(ListToolsRequestSchema, f);`],
  ['server.js', `server.tool("x", f);`],
  ['server.ts', `server.registerResource('x', u, {}, f);`],
  ['server.ts', `app.registerWidget(w);`],
  ['server.ts', `server.addTool({});`],
  ['server.ts', `server.widget('x', f);`],
  ['server.ts', `server.uiResource({});`],
  ['tools.ts', `export default createTool({});`],
  ['tools.ts', `export default defineTool({});`],
  ['tools.ts', `const uri = 'ui://w/a.html';`],
  ['tools.ts', `export const metadata: ToolMetadata = {};`],
  ['tools.ts', `class A extends MCPTool {}`],
  ['tools.ts', `class A extends base.BaseTool<Input> { schema = A; }`],
  ['tools.ts', `class A extends Base implements Named, Tool { parameters = A; }`],
  ['tools.ts', `import { Tool } from '@rekog/mcp-nest';`],
  ['tools.ts', `import { Tool } from '@frontmcp/sdk';`],
  ['tools.ts', `import { Tool } from "@leanmcp/core";`],
  ['tools.ts', `import type { AppToolConfig } from 'sunpeak/mcp';`],
  ['tools.ts', `export const tool: Tool = { name: 'x', inputSchema };`],
  ['tools.ts', `import { type Tool } from '@modelcontextprotocol/sdk/types.js';\nconst t: Tool = { name: 'x' };`],
  ['tools.ts', `import { Tool } from "npm:@modelcontextprotocol/sdk@1.29.0/types.js";\nconst t: Tool = { name: 'x' };`],
  ['tools.ts', `import * as mcp from "@modelcontextprotocol/sdk/types.js";\nconst t: mcp.Tool = { name: 'x' };`],
  ['tools.ts', `import type { Tool } from "npm:@modelcontextprotocol/sdk@1/types.js";\nconst t: Tool = { name: 'x' };`],
  [
    'tools.ts',
    `import { Result } from '@modelcontextprotocol/sdk/types.js';\nconst t = { description: 'x', schema, handler };`,
  ],
  ['tools.ts', `import type { Context } from 'fastmcp';\nconst t = { name, description, parameters, execute };`],
  ['tools.ts', `registerDatabaseTool(server, { name: 'x' });`],
  ['tools.ts', `class A { @McpTool({ description: 'x' }) find() {} }`],
  ['tools.ts', `export default defineMcpTool({ description: 'x' });`],
  ['tools.ts', `const t = [{ name: 'x', input_schema: {} }];`],
  ['tools.ts', `export const t = { name: 'x', parameters, annotations: { readOnlyHint: true }, execute };`],
  ['tools.ts', `import { tool } from 'ai';`],
  ['tools.ts', `import { tool, z } from '@cyanheads/mcp-ts-core';`],
  ['tools.ts', `import { tool } from '@ai-sdk/provider-utils';`],
  ['tools.ts', `import { tool } from "@langchain/core/tools";`],
  ['tools.ts', `const t = { type: 'function', function: { parameters: {} } };`],
  ['tool.ts', `import type { InferSchema } from 'xmcp';\nexport const metadata = {};`],
  ['app.tsx', `const t = (window as any).openai;`],
  ['app.tsx', `const t = window["openai"];`],
  ['app.tsx', `const { openai } = window;`],
  ['app.html', `<script>window.openai</script>`],
  ['app.html', `<script type="module">app.callServerTool({ name })</script>`],
  ['app.ts', `import { App } from '@modelcontextprotocol/ext-apps';\napp.callServerTool({ name });`],
  ['extension.js', `function getInfo() { return { ns, title, tools }; }`],
])('%s: %s', (path, text) => {
  expect(mayHoldTools(path, text)).toBe(true);
});

test.each([
  ['app.ts', `import OpenAI from 'openai'; const client = new OpenAI();`],
  ['app.ts', `import { render } from 'react';`],
  ['app.ts', `export type Kind = 'function' | 'class';`],
  ['page.html', `<script src="ui.js"></script>`],
  ['tool.ts', `export const tools = ['hammer'];`],
  ['tool.ts', `import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nconst description = 'x';`],
  ['tool.ts', `class Hammer extends Toolbox implements Tools {}`],
])('not %s: %s', (path, text) => {
  expect(mayHoldTools(path, text)).toBe(false);
});
