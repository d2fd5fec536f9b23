import { defineRule } from '../../src/core/rule.js';
import { entry, get, has, items, text, type Entry, type Node } from '../../src/core/tree.js';
import { isWrittenHere, type MayFix } from '../common/lib/fixes.js';
import { section } from './lib/listing.js';
import { servedPrompts } from './lib/prompts.js';
import { UNDECLARED, undeclaredIn, undeclaredProblems } from './lib/undeclared.js';

export default defineRule({
  id: 'mcp/prompt-argument',
  summary: 'A prompt has an argument that clients cannot fill in',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Prompts, Getting a Prompt', 'A client sends the declared arguments of a prompt, each as a string.'),
  messages: {
    ...UNDECLARED,
    type: {
      message: '`{{name}}` is {{type}}, but clients send prompt arguments as strings, so the SDK refuses all values.',
      help: 'Write {{write}}.',
    },
    shape: {
      message: 'This is {{what}}, but {{sdk}} expects an object of zod schemas, so calls to the prompt fail.',
      help: 'Write an object of zod schemas, such as `{ city: z.string() }`.',
    },
    config: {
      message: '`prompt()` takes the zod schemas themselves, so {{names}}, and calls fail.',
      help: 'Write `registerPrompt` instead of `prompt`: it takes this object.',
    },
    nameless: {
      message: 'This prompt argument has no `name`, so clients refuse the whole list of prompts.',
      help: '{{how}}.',
    },
    list: {
      message: 'The SDK does not read `arguments`, so clients see a prompt without arguments.',
      help: 'Write `argsSchema: { city: z.string() }` instead.',
    },
  },
  *check(manifest) {
    for (const { name, is, ...at } of manifest.code.python?.refusedArguments() ?? [])
      yield {
        at,
        message: 'type',
        data: { name, type: IN_PYTHON[is], write: `\`${name}: str\`, and parse it in the function` },
      };
    for (const { name: prompt, node, declared, properties, schema, sdk, inputs } of servedPrompts(manifest)) {
      const list = entry(node, 'arguments');
      const isGiven = get(node, 'argsSchema') !== undefined;
      // What the newer method takes, given to the older one.
      const config = properties.find(isConfig) ?? entry(get(node, 'argsSchema'), 'argsSchema');
      const beside = properties.find(({ key }) => key === 'description' || key === 'title')?.key;
      if (config && (beside !== undefined || isShape(config.value))) {
        const names =
          beside === undefined
            ? '`argsSchema` becomes an argument'
            : `\`${beside}\` and \`argsSchema\` become arguments`;
        yield { at: config, message: 'config', data: { names } };
        continue;
      }
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
        if (told) yield { at: each, message: 'type', data: { name: each.key, ...told }, ...coerced(each.value) };
      }
      // The SDK drops what a prompt of its own does not declare; a handler of `prompts/get` gets whatever is sent.
      if (declared && (isGiven || node.group !== undefined))
        yield* undeclaredProblems(undeclaredIn(inputs, declared), {
          owner: prompt,
          then: isGiven
            ? ['it is always undefined', 'they are always undefined']
            : ['clients do not offer it', 'clients do not offer them'],
          where: ['as an argument of the prompt', 'as arguments of the prompt'],
        });
    }
  },
});

const IN_PYTHON = { array: 'a list', object: 'an object' } as const;

const namelessIn = (list: Node): readonly Node[] =>
  items(list).filter((each) => each.kind === 'string' || (each.kind === 'object' && has(each, 'name') === 'no'));

const isConfig = ({ key }: Entry): boolean => key === 'argsSchema';

/** An object of schemas, or a schema of one: no string, as each argument is. */
function isShape(value: Node): boolean {
  const type = text(get(value, 'type'));
  return value.kind === 'object' && !value.open && (type === undefined || type === 'object');
}

/** What a schema takes, where it takes nothing else and converts nothing. */
function typeIn(schema: Node): string | undefined {
  return schema.kind === 'object' && !schema.open && !schema.isLenient ? text(get(schema, 'type')) : undefined;
}

/** `z.number()`, and `z.number().int()`: rules see no source text, but where `number` is. */
function coerced(schema: Node): MayFix {
  const type = get(schema, 'type');
  const name = text(type);
  if (!type || !isWrittenHere(schema, type)) return {};
  const isAlone = name === 'number' && type.start - schema.start === 'z.'.length && lengthOf(type) === 'number'.length;
  const isInteger = name === 'integer' && type.start - schema.start === 'z.number().'.length && lengthOf(type) === 3;
  if (!isAlone && !isInteger) return {};
  const at = schema.start + 'z.'.length;
  return {
    fix: {
      title: 'Write `z.coerce.number()`',
      safe: false,
      edits: [{ op: 'text', start: at, end: at, text: 'coerce.' }],
    },
  };
}

const lengthOf = ({ start, end }: Node): number => end - start;

const NUMBER = { type: 'a number', write: '`z.coerce.number()`' };

const HOW: ReadonlyMap<string, { readonly type: string; readonly write: string }> = new Map([
  ['number', NUMBER],
  ['integer', NUMBER],
  ['boolean', { type: 'a boolean', write: '`z.enum(["true", "false"])`, and compare with `"true"`' }],
  ['array', { type: 'an array', write: '`z.string()`, and split the string in the handler' }],
  ['object', { type: 'an object', write: '`z.string()`, and parse the string in the handler' }],
]);
