import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/missing-capability.js';
import { foundIn } from './source.js';

const served = (capabilities: string, lists = '@server.list_tools()'): string => `from mcp.server import Server
from mcp.server.models import InitializationOptions
from mcp.types import ServerCapabilities, ToolsCapability
server = Server("x")
${lists}
async def list_tools(): ...
async def main(read, write):
    await server.run(read, write, InitializationOptions(server_name="x", server_version="1", capabilities=${capabilities}))
`;

test.each([
  ['none', 'ServerCapabilities()'],
  ['others', 'ServerCapabilities(prompts=PROMPTS)'],
])('capabilities without tools: %s', (_, capabilities) => {
  expect(foundIn(rule, served(capabilities))).toEqual([`error 8 ${capabilities}`]);
});

test.each([
  ['tools', served('ServerCapabilities(tools=ToolsCapability())')],
  ['what the server has', served('server.get_capabilities(NotificationOptions(), {})')],
  ['what is not known', served('ServerCapabilities(**known)')],
  ['a server without tools', served('ServerCapabilities()', '@server.list_prompts()')],
  ['another class', served('ServerCapabilities()').replace('from mcp.types', 'from other')],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});
