/** The servers that an AI client starts or connects to: `.mcp.json`, `.vscode/mcp.json` and the like. */
import type { Code } from '../../src/core/code.js';
import {
  clientConfigIn,
  configOf,
  LIKE_HOLDERS,
  looksLikeServer,
  unreadHolderIn,
} from '../../src/core/client-config.js';
import { WITHOUT_TOOLS, type Format } from '../../src/core/format.js';
import { get, has, type Node } from '../../src/core/tree.js';
import { validate } from '../../src/generated/validators/client-config.js';
import schema from './schema.json' with { type: 'json' };

export const format: Format = {
  ...WITHOUT_TOOLS,
  id: 'client-config',
  title: 'a client config',
  knownBy:
    '`mcpServers`, or `servers` beside `inputs`, with a server that has a `command` or a `url`; the name of a config, such as `.mcp.json`, and `servers`',
  requiredWords: [
    ['mcpServers'],
    ['"servers"', 'command'],
    ['"servers"', 'url'],
    ['context_servers'],
    ...LIKE_HOLDERS.map((key) => [key]),
  ],
  rootKeys: [['mcpServers'], ['servers'], ['context_servers'], ['mcp'], ...LIKE_HOLDERS.map((key) => [key])],
  fields: ['mcpServers', 'servers', 'inputs'],
  traces: [
    ['mcpServers', 'command'],
    ['mcpServers', 'url'],
  ],
  recognise,
  counts: { in: (root) => clientConfigIn(root)?.servers.length ?? 0 },
  schema,
  validate,
};

function recognise(root: Node, _: Code, __: boolean, path: string): boolean {
  const config = clientConfigIn(root);
  if (!config) return unreadHolderIn(root, path) !== undefined;
  const client = configOf(path);
  const isMarked =
    config.holder.key !== 'servers' || get(root, 'mcp') !== undefined || get(root, 'inputs')?.kind === 'array';
  // `servers` is many things, and other documents have it beside a version of their own.
  if (!isMarked && (client === undefined || has(root, 'asyncapi') !== 'no')) return false;
  return (client !== undefined && (isMarked || client !== 'any')) || config.servers.some(looksLikeServer);
}
