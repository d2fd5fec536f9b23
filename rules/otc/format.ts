/** Open Tool Calling ToolDefinition 1.0: one definition, an array of them, or a list under `tools` or `items`. */
import { looksLike, type Format } from '../../src/core/format.js';
import type { Tool, ToolSchema } from '../../src/core/rule.js';
import { entry, get, has, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isOtcInCamelCase } from '../common/lib/otc-in-camel-case.js';
import { isFlat } from './lib/definition.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from '../../src/generated/validators/otc.js';

export const format: Format = {
  id: 'otc',
  title: 'an OTC tool definition',
  knownBy: '`input_schema`, and also an `id` with a version after an `@`, or `input_schema.parameters`',
  requiredWords: [
    ['input_schema'],
    ['inputSchema', 'version', '@'],
    ['output_schema', '@'],
    ['requirements', '@'],
    ['output_schema', 'requirements'],
    ['@', 'version', 'id'],
  ],
  rootKeys: [
    ['input_schema'],
    ['inputSchema'],
    ['output_schema'],
    ['id', 'version'],
    ['requirements'],
    ['tools'],
    ['items'],
  ],
  items: ['input_schema', 'inputSchema', 'output_schema', '@'],
  fields: ['id', 'name', 'description', 'version', 'input_schema', 'output_schema', 'requirements'],
  // With less beside it, it is Anthropic's.
  guess: { shared: ['input_schema', 'output_schema'], atLeast: 4 },
  traces: [
    ['id', 'name', 'version', 'input_schema'],
    ['name', 'input_schema', 'output_schema', 'parameters'],
  ],
  recognise: (root, _, isNamed) =>
    definitions(root).some((node) => isDefinition(node, isNamed) || isOtcInCamelCase(node)) ||
    (reasonNot(root) ?? (definitions(root).some((node) => signsOf(node) === 1 && isNearly(node)) && NEAR)),
  units: definitions,
  tools: (root) => definitions(root).flatMap((each) => (each.kind === 'object' ? [tool(each, root)] : [])),
  contract: {
    toolsIn: 'manifest',
    nameOf: ({ id, label }) => id?.replace(/@[^@]*$/, '') ?? label,
    pointers: { parameters: 'input_schema/parameters' },
    // A description is no part of what an id stands for.
    version: { rule: 'otc/version-not-raised', severityOf: ({ isTextOnly }) => (isTextOnly ? undefined : 'error') },
  },
  schema,
  validate,
};

/** The nodes that are, or should be, tool definitions. */
function definitions(root: Node): readonly Node[] {
  if (root.kind === 'array') return root.items;
  for (const key of ['tools', 'items']) {
    const list = get(root, key);
    if (list?.kind === 'array' && has(root, 'input_schema') === 'no') return list.items;
  }
  return [root];
}

/**
 * `input_schema` alone is Anthropic's, and workflow engines have `output_schema` and `version` beside it:
 * two more signs are needed, one of which no other format has. That one is enough if the user names the file.
 */
function isDefinition(node: Node, isNamed: boolean): boolean {
  const hasOwnId = isOwnId(text(get(node, 'id')));
  if (signsOf(node) >= 2) return true;
  if (has(node, 'input_schema') !== 'yes') return isNamed && hasOwnId && has(node, 'output_schema') === 'yes';
  const own = [hasOwnId, get(node, 'input_schema', 'parameters')?.kind === 'object'].filter(Boolean).length;
  const shared = ['output_schema', 'version'].filter((key) => has(node, key) === 'yes').length;
  return own > 0 && (isNamed || own + shared >= 2);
}

/** `ToolkitName.ToolName@1.2.3` */
const OWN_ID = /^\w+\.\w+@\d+\.\d+\.\d+$/;

/** Signs of a definition that do not need `input_schema`, each of which nearly nothing else has. */
function signsOf(node: Node): number {
  const id = text(get(node, 'id')) ?? '';
  const requirements = get(node, 'requirements');
  return [
    OWN_ID.test(id),
    OWN_ID.test(id) && id.endsWith(`@${text(get(node, 'version'))}`),
    has(node, 'output_schema') === 'yes',
    ['authorization', 'secrets', 'user_id'].some((key) => has(requirements, key) === 'yes'),
  ].filter(Boolean).length;
}

/** One sign, beside what every definition of a tool has. */
const isNearly = (node: Node): boolean =>
  text(get(node, 'name')) !== undefined &&
  ['inputSchema', 'parameters'].every((key) => has(node, key) === 'no') &&
  has(node, 'version') === 'yes' &&
  has(node, 'output_schema') === 'no';

const NEAR = looksLike(format);

/** With a version behind an `@`, well-formed or not; an address of mail has a domain there. */
function isOwnId(id = ''): boolean {
  return id.includes('@') && !/@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(id);
}

/** What looks like OTC to a person, and why it is none. */
function reasonNot(root: Node): string | undefined {
  const tools = get(root, 'tools');
  const first = tools?.kind === 'array' ? tools.items[0] : undefined;
  if (has(first, 'fullyQualifiedName') === 'yes') return 'the documentation of a toolkit, not OTC tool definitions';
  if (has(first, 'toolkit') === 'yes' && has(first, 'input') === 'yes') return 'an early draft of OTC, not version 1.0';
  return undefined;
}

function tool(node: ObjectNode, root: Node): Tool {
  const name = entry(node, 'name');
  return {
    node,
    id: text(get(node, 'id')),
    version: text(get(node, 'version')),
    name,
    label: text(name?.value) ?? text(get(node, 'id')),
    description: entry(node, 'description'),
    group: root,
    schemas: schemasOf(node),
  };
}

function schemasOf(node: ObjectNode): ToolSchema[] {
  const input = entry(node, 'input_schema');
  // The flat form is a fault of its own; its schema is read all the same.
  const parameters = isFlat(input?.value) ? input : entry(input?.value, 'parameters');
  const output = entry(node, 'output_schema');
  return [
    ...(parameters ? [{ role: 'input', entry: parameters, node: parameters.value, shape: 'schema' } as const] : []),
    ...(output ? [{ role: 'output', entry: output, node: output.value, shape: 'schema' } as const] : []),
  ];
}
