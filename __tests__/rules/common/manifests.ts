/** Manifests for the rules of every format: whole ones, with the one part that a case is about. */
import type { Format } from '../../../src/core/format.js';
import type { Tool, ToolSchema } from '../../../src/core/rule.js';
import { entry, get, items, text, type Entry, type Node } from '../../../src/core/tree.js';

/** An OTC tool with the given schema of parameters. */
export function tool(parameters: unknown = {}, rest: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'Weather.Forecast@1.0.0',
    name: 'Forecast',
    description: 'Tells the weather of the next days in a city.',
    version: '1.0.0',
    input_schema: { parameters },
    output_schema: null,
    ...rest,
  };
}

export const PARAMETERS = '/input_schema/parameters';

/** An OTC tool with one parameter, `city`. */
export const taking = (city: unknown): Record<string, unknown> => tool({ type: 'object', properties: { city } });

export const CITY = `${PARAMETERS}/properties/city`;

/** A Shinkai tool with one parameter, `city`. */
export function shinkaiTool(city: unknown, rest: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Forecast',
    description: 'Tells the weather of the next days in a city.',
    keywords: ['weather'],
    configurations: { type: 'object', properties: {} },
    parameters: { type: 'object', properties: { city } },
    result: { type: 'object', properties: {} },
    ...rest,
  };
}

export const SHINKAI_CITY = '/parameters/properties/city';

/** A Gloodata extension with one tool that has one field, `city`. */
export function extension(city: unknown, rest: Record<string, unknown> = {}): Record<string, unknown> {
  const forecast = { title: 'Forecast', schema: { fields: { city } }, examples: ['Will it rain in Rome?'], ...rest };
  return { ns: 'weather', title: 'Weather', tools: { forecast } };
}

export const FIELD_CITY = '/tools/forecast/schema/fields/city';

/** As a server lists its tools: as much of the mcp format as the common rules can see. */
export const listing: Format = {
  id: 'mcp',
  title: 'a list of tools',
  knownBy: '',
  requiredWords: [],
  rootKeys: [],
  fields: [],
  recognise: () => true,
  units: () => [],
  contract: { toolsIn: 'list' },
  tools: (root) => items(get(root, 'tools')).flatMap((node) => listed(node, get(root, 'tools'))),
  schema: {},
  validate: () => true,
};

function listed(node: Node, group: Node | undefined): readonly Tool[] {
  if (node.kind !== 'object') return [];
  const name = entry(node, 'name');
  const input = entry(node, 'inputSchema');
  const output = entry(node, 'outputSchema');
  const schemas = [...(input ? [schema('input', input)] : []), ...(output ? [schema('output', output)] : [])];
  return [{ node, name, label: text(name?.value), description: entry(node, 'description'), group, schemas }];
}

function schema(role: ToolSchema['role'], found: Entry): ToolSchema {
  return { role, entry: found, node: found.value, shape: 'schema' };
}

/** A listed tool that takes the given properties. */
export function listedTool(properties: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return {
    name: 'forecast',
    description: 'Tells the weather of the next days in a city.',
    inputSchema: { type: 'object', properties },
    ...rest,
  };
}

/** A list of tools with one tool that takes one property, `city`. */
export const list = (city: unknown): Record<string, unknown> => ({ tools: [listedTool({ city })] });

export const LISTED_CITY = '/tools/0/inputSchema/properties/city';

/** The same for a tool that only the widget may call. */
export const listForApp = (city: unknown, rest: Record<string, unknown> = {}): Record<string, unknown> => ({
  tools: [listedTool({ city }, { _meta: { ui: { visibility: ['app'] } }, ...rest })],
});
