/** `toolint mcp`: toolint for coding agents, as an MCP server on standard input and output. */
import { fromJsonSchema, McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { VERSION } from '../core/version.js';
import { messageOf, printable } from '../core/text.js';
import { UserError } from '../files/errors.js';
import { confineTo } from '../files/git.js';
import { ANSWERS, type Answer, type Arguments, type Setting } from './answers.js';
import { TOOLS, type ToolName } from './tools.js';

const INSTRUCTIONS =
  'After you change an MCP tool or another manifest for AI models: lint_tools, then fix_tools for what is fixable, explain_rule for the rest.';

const LONGEST_ERROR = 2000;

/** Ends when the client closes standard input, and all that was asked for before is answered. */
export async function serve(setting: Setting): Promise<number> {
  confineTo(setting.root);
  // One call at a time: fixes must not change files that another call reads.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (name: ToolName, given: Arguments): Promise<CallToolResult> => {
    const turn = last.then(() => called(name, given, setting));
    last = turn;
    return turn;
  };
  const handle = serveStdio(() => {
    const server = new McpServer({ name: 'toolint', version: VERSION }, { instructions: INSTRUCTIONS });
    for (const { name, inputSchema, outputSchema, ...tool } of TOOLS) {
      const config = { ...tool, inputSchema: fromJsonSchema(inputSchema), outputSchema: fromJsonSchema(outputSchema) };
      server.registerTool(name, config, (given) => inTurn(name, given as Arguments));
    }
    return server;
  });
  await new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  await last;
  await handle.close();
  return 0;
}

async function called(name: ToolName, given: Arguments, setting: Setting): Promise<CallToolResult> {
  try {
    const answer = defined(await ANSWERS[name](given, setting));
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    const said = error instanceof UserError ? messageOf(error) : `toolint itself failed: ${messageOf(error)}`;
    return { content: [{ type: 'text', text: printable(said, LONGEST_ERROR) }], isError: true };
  }
}

const defined = (answer: Answer): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
