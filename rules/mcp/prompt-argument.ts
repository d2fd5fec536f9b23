import { hint } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { entry, get, has, items, text, type Node } from '../../src/core/tree.js';
import { undeclaredIn } from './lib/inputs.js';
import { section } from './lib/listing.js';
import { servedPrompts } from './lib/prompts.js';

export default defineRule({
  id: 'mcp/prompt-argument',
  summary: 'A prompt has an argument that clients cannot fill in',
  severity: 'error',
  in: 'recommended',
  source: section('Prompts, Getting a Prompt', 'A client sends the declared arguments of a prompt, each as a string.'),
  messages: {
    undeclared: {
      message:
        'The handler reads `{{name}}`, which is not an argument of the prompt `{{prompt}}`{{meant}}. Clients only send declared arguments, so `{{name}}` is undefined in every call.',
      help: 'Declare `{{name}}`, or read a declared argument.',
    },
    type: {
      message:
        'The schema declares `{{name}}` as {{type}}, but clients send every prompt argument as a string, so the SDK refuses every value.',
      help: 'Write {{write}}.',
    },
    shape: {
      message:
        'This is {{what}}, but {{sdk}} expects a plain object of zod schemas here, so the server does not start or every call to the prompt fails.',
      help: 'Write `{ city: z.string() }`.',
    },
    nameless: {
      message: 'This prompt argument has no `name`, so clients refuse the whole list of prompts.',
      help: '{{how}}.',
    },
    list: {
      message:
        'The SDK does not read `arguments`, so clients see a prompt without arguments and the handler gets none.',
      help: 'Write `argsSchema: { city: z.string() }`.',
    },
  },
  *check(manifest) {
    for (const { name: prompt, node, declared, properties, schema, sdk, inputs } of servedPrompts(manifest)) {
      const list = entry(node, 'arguments');
      const isGiven = get(node, 'argsSchema') !== undefined;
      if (schema?.is === 'json-schema' || (schema?.is === 'zod' && sdk === 'v1')) {
        const isZod = schema.is === 'zod';
        const data = isZod
          ? { what: 'a single zod schema', sdk: 'version 1 of the SDK' }
          : { what: 'a JSON Schema', sdk: 'the SDK' };
        yield { at: schema, message: 'shape', data };
        continue;
      }
      // In a list it is the right name.
      if (list && !isGiven && node.group === undefined) yield { at: list, message: 'list' };
      if (list && node.group !== undefined)
        for (const at of namelessIn(list.value))
          yield {
            at,
            message: 'nameless',
            data: { how: at.kind === 'object' ? 'Add a `name`' : 'Write an object: `{ name: … }`' },
          };
      for (const each of properties) {
        const told = HOW.get(typeIn(each.value) ?? '');
        if (told) yield { at: each, message: 'type', data: { name: each.key, ...told } };
      }
      for (const { read, meant } of undeclaredIn(inputs, declared ?? []))
        if (declared && (isGiven || node.group !== undefined))
          yield {
            at: read,
            message: 'undeclared',
            data: { name: read.name, prompt, meant: hint(meant) },
            severity: meant === undefined ? 'warning' : 'error',
          };
    }
  },
});

const namelessIn = (list: Node): readonly Node[] =>
  items(list).filter((each) => each.kind === 'string' || (each.kind === 'object' && has(each, 'name') === 'no'));

/** What a schema takes, where it takes nothing else and converts nothing. */
function typeIn(schema: Node): string | undefined {
  return schema.kind === 'object' && !schema.open && !schema.isLenient ? text(get(schema, 'type')) : undefined;
}

const NUMBER = { type: 'a number', write: '`z.coerce.number()`' };

const HOW: ReadonlyMap<string, { readonly type: string; readonly write: string }> = new Map([
  ['number', NUMBER],
  ['integer', NUMBER],
  ['boolean', { type: 'a boolean', write: '`z.enum(["true", "false"])`' }],
  ['array', { type: 'an array', write: '`z.string()`, and split the string in the handler' }],
  ['object', { type: 'an object', write: '`z.string()`, and parse the string in the handler' }],
]);
