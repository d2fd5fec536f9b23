import { defineRule, lack, type Problem } from '../../src/core/rule.js';
import { eitherOf } from '../../src/core/text.js';
import { get, items, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import { greeting } from './lib/answers.js';

/** Of a tool's schemas and hints, mcp/input-schema-object, mcp/annotation-type and clients/list-refused say what is wrong. */
export default defineRule({
  id: 'live/client-refuses',
  summary: 'The official MCP client refuses a list that a server answers with',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'MCP TypeScript SDK, versions 1 and 2',
    section: 'Client',
    says: 'A client checks each answer as a whole, and one item that does not fit loses all of them.',
    kind: 'MUST',
  },
  messages: {
    type: {
      message:
        '`{{field}}` of {{item}} is {{found}} but must be {{wanted}}, so the official client refuses the whole list `{{list}}`.',
      help: 'Correct the value where the server builds the list.',
    },
    missing: {
      message: '{{item}} has no `{{field}}`, so the official client refuses the whole list `{{list}}`.',
      help: 'Add it where the server builds the list.',
    },
    item: {
      message: 'This item is {{found}}, not an object, so the official client refuses the whole list `{{list}}`.',
      help: 'Correct or remove the item where the server builds the list.',
    },
  },
  *check(manifest) {
    if (!greeting(manifest)) return;
    for (const [list, fields] of Object.entries(LISTS)) {
      for (const [index, item] of items(get(manifest.root, list)).entries()) {
        const about = { list, item: labelOf(item, index) };
        if (item.kind === 'object') yield* faultsIn(item, fields, about, '');
        else yield { at: item, message: 'item', data: { list, found: foundAt(item) }, covers: [item] };
      }
    }
  },
});

type Fault = Problem<'type' | 'missing' | 'item'>;

/** What a value must be: of a type, one of some words, an object with fields, or a list. */
type Shape =
  | { readonly is: 'string' | 'number' | 'boolean' | 'object' }
  | { readonly oneOf: readonly string[] }
  | { readonly fields: Fields }
  | { readonly each: Shape };
/** By their names; those that end with an exclamation mark must be there. */
type Fields = Readonly<Record<string, Shape>>;

const STRING: Shape = { is: 'string' };
const OBJECT: Shape = { is: 'object' };
const THEME: Shape = { oneOf: ['light', 'dark'] };
const ICON: Fields = { 'src!': STRING, mimeType: STRING, sizes: { each: STRING }, theme: THEME };
const NAMED: Fields = {
  'name!': STRING,
  title: STRING,
  description: STRING,
  _meta: OBJECT,
  icons: { each: { fields: ICON } },
};
const TOOL: Fields = {
  ...NAMED,
  outputSchema: OBJECT,
  annotations: { fields: { title: STRING } },
  execution: { fields: { taskSupport: { oneOf: ['required', 'optional', 'forbidden'] } } },
};
const PLACED: Fields = { ...NAMED, mimeType: STRING, annotations: OBJECT };
const ARGUMENT: Fields = { 'name!': STRING, description: STRING, required: { is: 'boolean' } };

const LISTS: Readonly<Record<string, Fields>> = {
  tools: TOOL,
  resources: { ...PLACED, 'uri!': STRING, size: { is: 'number' } },
  resourceTemplates: { ...PLACED, 'uriTemplate!': STRING },
  prompts: { ...NAMED, arguments: { each: { fields: ARGUMENT } } },
};

interface About {
  readonly list: string;
  readonly item: string;
}

function* faultsIn(object: ObjectNode, fields: Fields, about: About, path: string): Iterable<Fault> {
  for (const [name, shape] of Object.entries(fields)) {
    const key = name.replace(/!$/, '');
    const value = get(object, key);
    const field = `${path}${key}`;
    if (value) yield* faultsOf(value, shape, about, field);
    else if (name !== key) {
      yield { at: lack(object), message: 'missing', data: { ...about, field }, replaces: [lack(object, key)] };
    }
  }
}

function* faultsOf(value: Node, shape: Shape, about: About, field: string): Iterable<Fault> {
  const wanted = wantedBy(shape, value);
  if (wanted !== undefined) {
    const data = { ...about, field, wanted, found: foundAt(value) };
    yield { at: value, message: 'type', data, covers: [value] };
  } else if ('fields' in shape && value.kind === 'object') yield* faultsIn(value, shape.fields, about, `${field}.`);
  else if ('each' in shape) {
    for (const [index, each] of items(value).entries()) yield* faultsOf(each, shape.each, about, `${field}[${index}]`);
  }
}

/** Undefined where the value is of the shape, as far as it is looked at by itself. */
function wantedBy(shape: Shape, value: Node): string | undefined {
  if ('oneOf' in shape) {
    const isOne = value.kind === 'string' && shape.oneOf.includes(value.value);
    return isOne ? undefined : eitherOf(shape.oneOf.map((each) => `\`"${each}"\``));
  }
  const type = 'is' in shape ? shape.is : 'each' in shape ? 'array' : 'object';
  return value.kind === type ? undefined : WORDS[type];
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function foundAt(node: Node): string {
  if (node.kind === 'boolean') return 'a boolean';
  return node.kind === 'string' ? `the string "${node.value}"` : (WORDS[node.kind] ?? node.kind);
}

function labelOf(item: Node, index: number): string {
  const name = text(get(item, 'name')) ?? text(get(item, 'uri'));
  return name === undefined ? `item ${index + 1}` : `\`${name}\``;
}
