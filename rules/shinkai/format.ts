/** Shinkai tool metadata 0.9.8: one tool a file, `metadata.json` beside the tool's code. */
import { looksLike, type Format } from '../../src/core/format.js';
import type { Tool, ToolSchema } from '../../src/core/rule.js';
import { entries, entry, get, has, text, type Node } from '../../src/core/tree.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from '../../src/generated/validators/shinkai.js';

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
    ...OWN.map((field) => [field, 'properties']),
  ],
  rootKeys: [['parameters', 'result'], ['agent_id'], ...OWN.map((field) => [field])],
  items: OWN,
  fields: Object.keys(schema.properties).filter((field) => field !== '$schema'),
  guess: { own: OWN, shared: ['parameters', 'result'], atLeast: 3 },
  traces: OWN.map((sign) => ['name', 'parameters', 'result', sign]),
  recognise,
  units: (root) => [root],
  tools: (root) => (root.kind === 'object' ? [tool(root)] : []),
  contract: {
    toolsIn: 'manifest',
    servicesKey: 'oauth',
    version: { rule: 'shinkai/version-not-raised', severityOf: ({ isBreak }) => (isBreak ? 'warning' : 'info') },
  },
  schema,
  validate,
};

function recognise(root: Node, _: unknown, isNamed: boolean): boolean | string {
  if (root.kind === 'array') return root.items.some((each) => recognise(each, _, false) === true) && NEAR;
  if (root.kind !== 'object') return false;
  if (has(root, 'agent_id') === 'yes') {
    return has(root, 'full_identity_name') === 'yes' ? 'a Shinkai agent, not a tool' : false;
  }
  if (isNamed && isFunction(root)) return 'a function for a model as OpenAI has it, not a Shinkai tool';
  const isNamedTool = text(get(root, 'name')) !== undefined && get(root, 'result')?.kind === 'object';
  if (isNamedTool && isTable(get(root, 'parameters')) && SIGNS.some((sign) => has(root, sign) === 'yes')) return true;
  return fromTheRest(root);
}

/** A manifest that lacks a field, or has a wrong value there, is known by what is left of it. */
function fromTheRest(root: Node): boolean | string {
  if (!TABLES.some((table) => isTable(get(root, table)))) return false;
  const own = OWN_SIGNS.filter((is) => is(root)).length;
  return own >= 2 || (own === 1 && NEAR);
}

const TABLES = ['configurations', 'parameters', 'result'];

const RUNNERS: ReadonlySet<string> = new Set(['any', 'only_host', 'only_docker']);

/** What other descriptions of functions do not have, or not with such values. */
const OWN_SIGNS: readonly ((root: Node) => boolean)[] = [
  (root) => TABLES.filter((table) => isTable(get(root, table))).length >= 2,
  (root) => isTable(get(root, 'configurations')),
  (root) => get(root, 'sqlTables')?.kind === 'array',
  (root) => get(root, 'sqlQueries')?.kind === 'array',
  (root) => RUNNERS.has(text(get(root, 'runner')) ?? ''),
  (root) => get(root, 'operating_system')?.kind === 'array',
  (root) => text(get(root, 'tool_set')) !== undefined,
];

function isTable(node: Node | undefined): boolean {
  return node?.kind === 'object' && (has(node, 'properties') === 'yes' || text(get(node, 'type')) === 'object');
}

const NEAR = looksLike(format);

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
