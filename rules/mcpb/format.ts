/** The manifest of an MCP bundle (MCPB, once DXT). Its list of tools is for people: the server itself serves them. */
import { WITHOUT_TOOLS, type Format } from '../../src/core/format.js';
import { get, hasAny, type Node } from '../../src/core/tree.js';
import { validate } from '../../src/generated/validators/mcpb.js';
import schema from './schema.json' with { type: 'json' };

/** The version has had two names. */
const SIGNS = [
  ['manifest_version', 'server'],
  ['dxt_version', 'server'],
];

export const format: Format = {
  ...WITHOUT_TOOLS,
  id: 'mcpb',
  title: 'an MCPB manifest',
  knownBy: '`manifest_version` or `dxt_version`, and a `server` with an `entry_point` or an `mcp_config`',
  requiredWords: SIGNS,
  rootKeys: SIGNS,
  fields: Object.keys(schema.properties),
  traces: SIGNS.map((signs) => [...signs, 'mcp_config']),
  recognise,
  schema,
  validate,
};

/** Browser extensions have a number there, and no server; in a bundle it is a version without its quotes. */
function recognise(root: Node): boolean {
  const version = get(root, 'manifest_version') ?? get(root, 'dxt_version');
  const server = get(root, 'server');
  return /^(?:string|number)$/.test(version?.kind ?? '') && hasAny(server, ['entry_point', 'mcp_config']) === 'yes';
}
