/** Shinkai tool metadata 0.9.8: one tool a file, `metadata.json` beside the tool's code. */
import type { Format } from '../../src/core/format.js';
import type { Tool, ToolSchema } from '../../src/core/rule.js';
import { entries, entry, get, has, text, type Node } from '../../src/core/tree.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from './validate.js';

/** Fields that only Shinkai has. */
const OWN = ['configurations', 'sqlTables', 'sqlQueries', 'runner', 'operating_system', 'tool_set'];
/** Any of these beside `parameters` and `result` tells a Shinkai tool from other descriptions of functions. */
const SIGNS = [...OWN, 'tools', 'oauth', 'keywords'];

export const format: Format = {
  id: 'shinkai',
  title: 'a Shinkai manifest',
  isDataOnly: true,
  standsBeside: { name: 'metadata.json', siblings: ['tool.ts', 'tool.py'] },
  knownBy: '`name`, `parameters` and `result`, and a field that only Shinkai has, such as `runner` or `sqlTables`',
  requiredWords: [
    ['parameters', 'result'],
    ['agent_id', 'full_identity_name'],
  ],
  rootKeys: [['parameters', 'result'], ['agent_id']],
  fields: Object.keys(schema.properties).filter((field) => field !== '$schema'),
  guess: { own: OWN, shared: ['parameters', 'result'], atLeast: 3 },
  traces: OWN.map((sign) => ['name', 'parameters', 'result', sign]),
  recognise,
  units: (root) => [root],
  tools: (root) => (root.kind === 'object' ? [tool(root)] : []),
  schema,
  validate,
};

function recognise(root: Node, _: unknown, isNamed: boolean): boolean | string {
  if (root.kind !== 'object') return false;
  if (has(root, 'agent_id') === 'yes') {
    return has(root, 'full_identity_name') === 'yes' ? 'a Shinkai agent, not a tool' : false;
  }
  if (isNamed && isFunction(root)) return 'a function for a model as OpenAI has it, not a Shinkai tool';
  if (text(get(root, 'name')) === undefined || get(root, 'result')?.kind !== 'object') return false;
  return isTable(get(root, 'parameters')) && SIGNS.some((sign) => has(root, sign) === 'yes');
}

function isTable(node: Node | undefined): boolean {
  return node?.kind === 'object' && (has(node, 'properties') === 'yes' || text(get(node, 'type')) === 'object');
}

/** Nothing in it tells of Shinkai, and all of it is what such functions have. */
function isFunction(root: Node): boolean {
  return isTable(get(root, 'parameters')) && entries(root).every(({ key }) => FUNCTION.has(key));
}

const FUNCTION: ReadonlySet<string> = new Set(['type', 'name', 'description', 'parameters', 'strict']);

function tool(node: Tool['node']): Tool {
  const name = entry(node, 'name');
  return {
    node,
    id: text(get(node, 'id')),
    version: text(get(node, 'version')),
    name,
    label: text(name?.value),
    description: entry(node, 'description'),
    schemas: ROLES.flatMap(([table, role]): ToolSchema[] => {
      const found = entry(node, table);
      return found?.value.kind === 'object' ? [{ role, entry: found, node: found.value, shape: 'schema' }] : [];
    }),
  };
}

const ROLES = [
  ['configurations', 'config'],
  ['parameters', 'input'],
  ['result', 'output'],
] as const;
