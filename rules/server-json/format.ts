/** What the MCP registry knows of a server: `server.json`. It describes no tools. */
import type { Code } from '../../src/core/code.js';
import { looksLike, WITHOUT_TOOLS, type Format } from '../../src/core/format.js';
import { get, has, hasAny, objectsIn, text, type Node } from '../../src/core/tree.js';
import { hasSchema, isJudged } from './lib/server.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from '../../src/generated/validators/server-json.js';

export const format: Format = {
  ...WITHOUT_TOOLS,
  id: 'server-json',
  title: 'a server.json',
  knownBy:
    'the `$schema` of the MCP registry; or a `name` with a namespace and a slash beside `packages` or `remotes` of the kind that the registry has',
  requiredWords: [
    ['server.schema.json'],
    ['modelcontextprotocol', '/server.json'],
    ['registryType', 'name'],
    ['registry_type', 'name'],
    ['registry_name', 'name'],
    ['remotes', 'name', 'url'],
  ],
  rootKeys: [
    ['$schema', 'name'],
    ['name', 'packages'],
    ['name', 'remotes'],
  ],
  fields: Object.keys(schema.properties),
  traces: [
    ['$schema', 'name', 'packages', 'registryType'],
    ['name', 'packages', 'identifier', 'registryType'],
  ],
  recognise,
  units: (root) => (isJudged(root) ? [root] : []),
  schema,
  validate,
};

function recognise(root: Node, _: Code, __: boolean, path: string): boolean | string {
  if (root.kind !== 'object' || SERVER_CARD.test(path)) return false;
  if (hasSchema(root)) return has(root, 'name') === 'yes' || looksLike(format);
  const name = text(get(root, 'name')) ?? '';
  if (!/^[\w-]+(?:\.[\w-]+)+\/[\w.-]+$/.test(name)) return false;
  return (
    objectsIn(get(root, 'packages')).some(
      (each) =>
        hasAny(each, ['registryType', 'registry_type', 'registry_name']) === 'yes' &&
        hasAny(each, ['identifier', 'name']) === 'yes',
    ) ||
    objectsIn(get(root, 'remotes')).some(
      (each) => has(each, 'url') === 'yes' && hasAny(each, ['type', 'transport_type']) === 'yes',
    )
  );
}

/** What a running server says of itself: it has some of the same fields. */
const SERVER_CARD = /(?:^|\/)\.well-known\/|(?:^|[/._-])server-?card[^/]*$/i;
