/** A server that a script made, and each kind of change that a version may make to its tools. */

export interface Schema {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
}
export interface Tool {
  [key: string]: unknown;
  name: string;
  description: string;
  inputSchema: Schema;
  outputSchema?: Schema;
  annotations?: Record<string, boolean>;
}

const TOPICS = ['invoice', 'customer', 'parcel', 'meeting'];

/** A server of four tools that have nothing in common. */
export function server(): Tool[] {
  return TOPICS.map((topic, index) => ({
    name: `find_${topic}`,
    description: `Looks up the ${topic} that belongs to number ${index}, with ${'all '.repeat(index)}its details.`,
    inputSchema: {
      type: 'object',
      properties: {
        [`${topic}Id`]: { type: 'string', description: `What the ${topic} is known by.` },
        limit: { type: 'integer', minimum: 2, maximum: 100, default: 10 },
        order: { type: 'string', enum: ['newest', 'oldest'] },
        since: { type: ['string', 'null'] },
        filter: { type: 'object', properties: { [`is_${topic}`]: { type: 'boolean' } } },
      },
      required: [`${topic}Id`],
    },
    outputSchema: { type: 'object', properties: { total: { type: 'number' } }, required: ['total'] },
    annotations: { readOnlyHint: true },
  }));
}

export function changed(change: (tool: Tool, all: Tool[]) => void): Tool[] {
  const tools = server();
  change(tools[0]!, tools);
  return tools;
}

export const property = (tool: Tool, name: string): Schema => tool.inputSchema.properties![name]!;
const KEY = 'invoiceId';

export type Change = (tool: Tool, all: Tool[]) => void;
const ADDED = 'info diff/added';
const TEXT = 'info diff/description-changed';
export const CHANGES: readonly [string, Change, forward: string[], backward: string[]][] = [
  ['a tool is gone', (_, all) => all.shift(), ['error diff/tool-removed'], [ADDED]],
  [
    'a tool has another name',
    (tool) => (tool.name = 'get_invoice'),
    ['error diff/tool-renamed'],
    ['error diff/tool-renamed'],
  ],
  [
    'a parameter is gone',
    ({ inputSchema }) => delete inputSchema.properties!['order'],
    ['warning diff/parameter-removed'],
    [ADDED],
  ],
  [
    'a parameter is required',
    ({ inputSchema }) => inputSchema.required!.push('order'),
    ['error diff/parameter-required'],
    [ADDED],
  ],
  [
    'a parameter has another spelling',
    ({ inputSchema }) => {
      inputSchema.properties!['invoice_id'] = inputSchema.properties![KEY]!;
      delete inputSchema.properties![KEY];
      inputSchema.required = ['invoice_id'];
    },
    ['error diff/parameter-renamed'],
    ['error diff/parameter-renamed'],
  ],
  ['null is taken away', (tool) => (property(tool, 'since')['type'] = 'string'), ['error diff/type-narrowed'], [ADDED]],
  [
    'another type',
    (tool) => (property(tool, KEY)['type'] = 'number'),
    ['error diff/type-narrowed'],
    ['error diff/type-narrowed'],
  ],
  ['a value is gone', (tool) => (property(tool, 'order')['enum'] = ['newest']), ['error diff/enum-narrowed'], [ADDED]],
  [
    'an enum is introduced',
    (tool) => (property(tool, KEY)['enum'] = ['a', 'b']),
    ['error diff/enum-narrowed'],
    [ADDED],
  ],
  ['a bound is tighter', (tool) => (property(tool, 'limit')['maximum'] = 50), ['error diff/bound-tightened'], []],
  ['a bound is new', (tool) => (property(tool, KEY)['maxLength'] = 50), ['warning diff/bound-tightened'], []],
  ['a trivial bound is new', (tool) => (property(tool, KEY)['minLength'] = 1), ['info diff/bound-tightened'], []],
  [
    'another default',
    (tool) => (property(tool, 'limit')['default'] = 20),
    ['warning diff/default-changed'],
    ['warning diff/default-changed'],
  ],
  ['a description', (tool) => (tool.description += ' Now.'), [TEXT], [TEXT]],
  ["a parameter's description", (tool) => (property(tool, KEY)['description'] = 'Another.'), [TEXT], [TEXT]],
  ['no longer read-only', (tool) => (tool.annotations = {}), ['warning diff/hint-riskier'], []],
  ['a hint without effect', (tool) => (tool.annotations!['destructiveHint'] = true), [], []],
  ['closed', ({ inputSchema }) => (inputSchema['additionalProperties'] = false), ['info diff/closed'], []],
  ['no output schema', (tool) => delete tool.outputSchema, ['warning diff/output-narrowed'], []],
  ['a field is optional', ({ outputSchema }) => (outputSchema!.required = []), ['warning diff/output-narrowed'], []],
  [
    'a field is gone',
    ({ outputSchema }) => ((outputSchema!.properties = { sum: { type: 'boolean' } }), (outputSchema!.required = [])),
    [ADDED, 'warning diff/output-narrowed'].sort().reverse(),
    [ADDED, 'warning diff/output-narrowed'].sort().reverse(),
  ],
  [
    'a nested parameter is required',
    (tool) => (property(tool, 'filter').required = ['is_invoice']),
    ['error diff/parameter-required'],
    [ADDED],
  ],
];
