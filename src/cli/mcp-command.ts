/** `toolint mcp [--servers FILE] [--allow-code]`: starts the MCP server of toolint for the current folder. */
import { parseArgs } from 'node:util';
import { UserError } from '../files/errors.js';
import { realPath } from '../files/paths.js';
import type { ClientKnowledge } from './clients.js';
import type { Terminal } from './terminal.js';

export async function mcpCommand(
  given: readonly string[],
  { rules, formats, rows }: ClientKnowledge,
  { cwd }: Terminal,
): Promise<number> {
  const { servers: file, 'allow-code': allowCode } = optionsIn(given);
  const root = realPath(cwd) ?? cwd;
  // Read once: what is allowed must not change with a file that an agent can write.
  const servers = file === undefined ? [] : await (await import('../server/target.js')).readServers(file, [], {}, cwd);
  const { serve } = await import('../mcp/serve.js');
  return serve({ root, rules, formats, rows, servers, allowCode });
}

function optionsIn(given: readonly string[]): { servers: string | undefined; 'allow-code': boolean } {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: { servers: { type: 'string' }, 'allow-code': { type: 'boolean', default: false } },
    });
    return { servers: values.servers, 'allow-code': values['allow-code'] };
  } catch {
    throw new UserError(
      'toolint mcp speaks MCP on standard input and output, and takes --servers FILE and --allow-code alone. See toolint help mcp.',
    );
  }
}
