/** zod schemas read as JSON Schema. What a method means is known or its effect is unknown; nothing is guessed. */
import { entry, type Entry, type Node, type Place } from '../../core/tree.js';
import { bare, endOf, startOf, staticName, type Ast } from './ast.js';
import type { Env } from './bind.js';
import type { Evaluator } from './evaluate.js';
import { importOf } from './modules.js';
import type { Scopes } from './scope.js';
import { place, textOf, unknownAt, type ObjectValue, type Value } from './values.js';

/** A call whose root is zod's namespace: `z.string().min(1)`. */
export function isZodCall(call: Ast, scopes: Scopes): boolean {
  const root = rootOf(call);
  if (root?.type !== 'Identifier') return false;
  const imported = importOf(root, scopes);
  return imported !== undefined && (imported.name === 'z' || /^zod(\/|$)/.test(imported.source));
}

function rootOf(call: Ast): Ast | undefined {
  let at = bare(call);
  while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
    at = bare(at.type === 'CallExpression' ? at['callee'] : at['object']);
  }
  return at;
}

interface Step {
  readonly name: string;
  readonly args: readonly Ast[];
  readonly at: Place;
}

/** A schema under way: a JSON Schema's entries, and whether a property of it may be left out. */
interface Draft extends Place {
  entries: Entry[];
  open: boolean;
  optional: boolean;
}

/**
 * Marks nodes that were made from zod, to tell them from JSON Schema literals; a copy of a node keeps it.
 * `shape` marks the `properties` of such a schema: what stands in the file there is a raw shape.
 */
const ZOD: unique symbol = Symbol('zod');
interface Marked {
  readonly [ZOD]?: 'required' | 'optional' | 'shape';
}
const markOf = (value: Value): Marked[typeof ZOD] => (value as Marked)[ZOD];

export const isMadeFromZod = (value: Value): boolean => markOf(value) !== undefined;
export const isFromZod = (value: Value): value is ObjectValue => isMadeFromZod(value) && markOf(value) !== 'shape';

/** The same value as a plain one. */
export function withoutMark<T extends Value>(value: T): T {
  if (!isMadeFromZod(value)) return value;
  const copy: T & { [ZOD]?: unknown } = { ...value };
  delete copy[ZOD];
  return copy;
}

export function zodNode(call: Ast, evaluator: Evaluator, env: Env): Node | undefined {
  const [base, ...methods] = stepsOf(call);
  if (!base || !(SCHEMAS.has(base.name) || Object.hasOwn(PLAIN, base.name) || Object.hasOwn(TEXTS, base.name)))
    return undefined;
  const draft: Draft = { start: startOf(call), end: endOf(call), entries: [], open: false, optional: false };
  if (!start(draft, base, evaluator, env)) draft.open = true;
  describeBy(draft, base, evaluator, env);
  return applyAll(draft, methods, evaluator, env);
}

/** Version 3 takes a description here too: `z.string({ description: '…' })`, `z.object({ … }, { description: '…' })`. */
function describeBy(draft: Draft, { name, args, at }: Step, evaluator: Evaluator, env: Env): void {
  const options = args[SCHEMAS.has(name) && !ANYTHING.has(name) ? 1 : 0];
  const given = options && evaluator.evaluate(options, env);
  const description = given?.kind === 'object' && !isMadeFromZod(given) ? entry(given, 'description') : undefined;
  if (description?.value.kind === 'string') set(draft, 'description', at, description.value);
}

/** A method of a schema that is known by its name: `Query.extend({…})`. */
export function zodMethod(schema: ObjectValue, call: Ast, evaluator: Evaluator, env: Env): Node | undefined {
  const step = stepsOf(call).at(-1);
  const { entries, open } = schema;
  const optional = markOf(schema) === 'optional';
  return step && applyAll({ ...place(call), entries: [...entries], open, optional }, [step], evaluator, env);
}

/** `Query.shape`: the raw shape again. */
export function zodMember(schema: ObjectValue, name: string): Value | undefined {
  const properties = name === 'shape' ? shapeOf(schema) : undefined;
  return properties?.kind === 'object' ? properties : undefined;
}

function applyAll(draft: Draft, methods: readonly Step[], evaluator: Evaluator, env: Env): Node | undefined {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return undefined;
    if (!apply(draft, method, evaluator, env)) draft.open = true;
  }
  return finish(draft);
}

/** What makes a schema; other functions of the module give something else. */
const SCHEMAS = new Set(
  (
    'any unknown object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record ' +
    'partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise ' +
    'preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json ' +
    'float32 float64 int32 uint32 int64 uint64 base64 base64url nanoid cuid cuid2 ulid xid ksuid jwt e164 emoji ' +
    'guid uuidv4 uuidv6 uuidv7 httpUrl hostname cidrv4 cidrv6 mac hex hash date time duration transform'
  ).split(' '),
);
/** Methods whose result is no schema. */
const LEAVES = new Set(
  (
    'parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode ' +
    'safeEncode safeDecode keyof'
  ).split(' '),
);

function finish({ start, end, entries, open, optional }: Draft): Node {
  return { kind: 'object', start, end, entries, open, [ZOD]: optional ? 'optional' : 'required' } as Node & Marked;
}

/** `z.object({…}).describe('…')` as [object, describe]; `z.coerce.number()` as [number]. */
function stepsOf(call: Ast): Step[] {
  const steps: Step[] = [];
  let at = bare(call);
  while (at.type === 'CallExpression') {
    const callee = bare(at['callee']);
    if (callee.type !== 'MemberExpression') return [];
    const name = staticName(callee['property'], callee['computed']) ?? '?';
    steps.unshift({ name, args: at['arguments'], at: place(callee['property']) });
    at = bare(callee['object']);
    if (at.type === 'MemberExpression') at = bare(at['object']); // z.coerce, z.iso
  }
  return steps;
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  bigint: 'integer',
  int: 'integer',
  date: 'string',
};
const TEXTS: Record<string, string> = {
  email: 'email',
  url: 'uri',
  uuid: 'uuid',
  datetime: 'date-time',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  iso: 'date-time',
};
const ANYTHING = new Set(['any', 'unknown']);

function start(draft: Draft, { name, args, at }: Step, evaluator: Evaluator, env: Env): boolean {
  const put = (key: string, value: Node): true => set(draft, key, at, value);
  const inner = (arg: Ast | undefined): Node => asSchema(arg ? evaluator.evaluate(arg, env) : undefined, at);
  if (Object.hasOwn(PLAIN, name)) return put('type', text(PLAIN[name]!, at));
  if (Object.hasOwn(TEXTS, name)) {
    put('type', text('string', at));
    return put('format', text(TEXTS[name]!, at));
  }
  if (ANYTHING.has(name)) return true;
  switch (name) {
    case 'object':
    case 'strictObject':
    case 'looseObject': {
      put('type', text('object', at));
      const shape = args[0] ? evaluator.evaluate(args[0], env) : undefined;
      return applyShape(draft, shape, at);
    }
    case 'array':
      put('type', text('array', at));
      return put('items', inner(args[0]));
    case 'enum':
    case 'nativeEnum':
    case 'literal': {
      const given = args[0] ? evaluator.evaluate(args[0], env) : undefined;
      const values = given?.kind === 'object' && name !== 'literal' ? membersOf(given) : given;
      if (values?.kind === 'array') put('enum', values);
      else if (values && name === 'literal' && isPlain(values))
        put('enum', { kind: 'array', ...place(args[0]!), items: [values as Node], open: false });
      else return false;
      const kinds = new Set((values.kind === 'array' ? values.items : [values]).map(({ kind }) => kind));
      const [kind] = kinds;
      return kinds.size === 1 && (kind === 'string' || kind === 'number' || kind === 'boolean')
        ? put('type', text(kind, at))
        : true;
    }
    case 'union':
    case 'discriminatedUnion': {
      const list = args[name === 'union' ? 0 : 1];
      const options = list ? evaluator.evaluate(list, env) : undefined;
      if (options?.kind !== 'array') return false;
      return put('anyOf', { ...options, items: options.items.map((item) => asSchema(item, at)) });
    }
    case 'record':
      put('type', text('object', at));
      return put('additionalProperties', inner(args[1] ?? args[0]));
    case 'tuple': {
      put('type', text('array', at));
      const parts = args[0] ? evaluator.evaluate(args[0], env) : undefined;
      return parts?.kind === 'array' ? put('prefixItems', parts) : false;
    }
    case 'optional':
    case 'nullable':
    case 'nullish': {
      const wrapped = inner(args[0]);
      if (wrapped.kind !== 'object') return false;
      draft.entries = [...wrapped.entries];
      draft.open = wrapped.open;
      draft.optional = markOf(wrapped) === 'optional';
      return apply(draft, { name, args: [], at }, evaluator, env);
    }
    default:
      return false;
  }
}

/** Methods that change nothing which a rule looks at. */
const HARMLESS = new Set([
  'refine',
  'superRefine',
  'check',
  'strict',
  'strip',
  'passthrough',
  'loose',
  'brand',
  'readonly',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'finite',
  'safe',
  'nonempty',
  'regex',
  'startsWith',
  'endsWith',
  'includes',
  'multipleOf',
  'step',
  'cuid',
  'ulid',
  'nanoid',
  'length',
  'normalize',
  'overwrite',
  'base64',
  'ip',
  'time',
  'date',
]);

function apply(draft: Draft, { name, args, at }: Step, evaluator: Evaluator, env: Env): boolean {
  const put = (key: string, value: Node): true => set(draft, key, at, value);
  const argument = (): Value | undefined => (args[0] ? evaluator.evaluate(args[0], env) : undefined);
  if (HARMLESS.has(name)) return true;
  if (Object.hasOwn(TEXTS, name)) return put('format', text(TEXTS[name]!, at));
  switch (name) {
    case 'describe':
      return args[0] ? put('description', argument() as Node) : false;
    case 'meta':
    case 'register': {
      const meta = name === 'meta' ? argument() : undefined;
      if (meta?.kind !== 'object') return false;
      for (const each of meta.entries) set(draft, each.key, each, each.value);
      return !meta.open;
    }
    case 'optional':
    case 'nullish':
    case 'exactOptional':
      draft.optional = true;
      return name !== 'nullish' || nullable(draft, at);
    case 'nullable':
      return nullable(draft, at);
    case 'default':
    case 'prefault':
    case 'catch': {
      draft.optional = true;
      const value = argument();
      return name === 'catch' || !value ? true : put('default', value as Node);
    }
    case 'int':
      return put('type', text('integer', at));
    case 'positive':
    case 'negative':
    case 'nonnegative':
    case 'nonpositive':
      return true;
    case 'min':
    case 'max':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return bound(draft, name, argument(), at);
    case 'array': {
      const item = finish({ ...draft });
      draft.entries = [];
      draft.open = false;
      put('type', text('array', at));
      return put('items', item);
    }
    case 'pick':
    case 'omit':
      return choose(draft, name === 'pick', argument(), at);
    case 'partial':
      return args.length === 0 ? everyOptional(draft, at) : hideRequired(draft, at);
    case 'required':
      return hideRequired(draft, at);
    case 'extend':
    case 'merge':
    case 'safeExtend':
    case 'augment': {
      const more = argument();
      return applyShape(draft, isSchemaOfObject(more) ? shapeOf(more) : more, at);
    }
    default:
      return false;
  }
}

/** The values of a TypeScript enum, or of an object that is used as one. */
function membersOf({ start, end, entries, open }: ObjectValue): Value {
  return { kind: 'array', start, end, items: entries.map(({ value }) => value), open };
}

/** `pick({ city: true })` and `omit`. */
function choose(draft: Draft, keeps: boolean, mask: Value | undefined, at: Place): boolean {
  const properties = shapeOf(draft);
  if (mask?.kind !== 'object' || mask.open || properties?.kind !== 'object') return applyShape(draft, undefined, at);
  const named = new Set(mask.entries.map(({ key }) => key));
  const entries = properties.entries.filter(({ key }) => named.has(key) === keeps);
  draft.entries = draft.entries.filter(({ key }) => key !== 'properties');
  return applyShape(draft, { ...properties, entries }, at);
}

function everyOptional(draft: Draft, at: Place): boolean {
  const properties = shapeOf(draft);
  if (properties?.kind !== 'object') return false;
  const entries = properties.entries.map((each) =>
    isFromZod(each.value) ? { ...each, value: { ...each.value, [ZOD]: 'optional' } as Node } : each,
  );
  draft.entries = draft.entries.filter(({ key }) => key !== 'properties');
  return applyShape(draft, { ...properties, entries }, at);
}

function hideRequired(draft: Draft, at: Place): true {
  return set(draft, 'required', at, unknownAt(at));
}

function nullable(draft: Draft, at: Place): true {
  const type = draft.entries.find(({ key }) => key === 'type')?.value;
  const values = draft.entries.find(({ key }) => key === 'enum');
  if (values) draft.entries = draft.entries.filter(({ key }) => key !== 'enum' && key !== 'type');
  else if (type?.kind === 'string')
    set(draft, 'type', at, {
      kind: 'array',
      start: at.start,
      end: at.end,
      items: [type, text('null', at)],
      open: false,
    });
  return true;
}

const BOUNDS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: {
    min: 'minimum',
    max: 'maximum',
    gte: 'minimum',
    lte: 'maximum',
    gt: 'exclusiveMinimum',
    lt: 'exclusiveMaximum',
  },
};

function bound(draft: Draft, name: string, value: Value | undefined, at: Place): boolean {
  const type = draft.entries.find(({ key }) => key === 'type')?.value;
  const kind = type?.kind === 'string' ? (type.value === 'integer' ? 'number' : type.value) : '';
  const keyword = BOUNDS[kind]?.[name];
  return keyword && value ? set(draft, keyword, at, value as Node) : true;
}

/** A raw shape, `{ city: z.string() }`, as `properties` and `required`. */
function applyShape(draft: Draft, shape: Value | undefined, at: Place): boolean {
  if (shape?.kind !== 'object') {
    // The properties cannot be known; nor can they be called missing.
    set(draft, 'properties', at, { kind: 'unknown', start: at.start, end: at.end });
    set(draft, 'required', at, { kind: 'unknown', start: at.start, end: at.end });
    return false;
  }
  const own = draft.entries.find(({ key }) => key === 'properties')?.value;
  const before =
    own?.kind === 'object' ? own.entries.filter(({ key }) => !shape.entries.some((each) => each.key === key)) : [];
  const entries = [...before, ...shape.entries.map((each) => ({ ...each, value: asSchema(each.value, each) }))];
  const open = shape.open || (own !== undefined && (own.kind !== 'object' || own.open));
  const { start, end } = shape;
  const properties = { kind: 'object', start, end, entries, open, [ZOD]: 'shape' } as Node & Marked;
  set(draft, 'properties', at, properties);
  const needed = entries.filter(({ value }) => markOf(value) === 'required');
  const items = needed.map((each): Node => ({ kind: 'string', start: each.start, end: each.end, value: each.key }));
  const isVague = open || entries.some(({ value }) => !isFromZod(value));
  return set(draft, 'required', at, { kind: 'array', start: at.start, end: at.end, items, open: isVague });
}

/** A raw zod shape seen as the object schema that it stands for. */
export function shapeSchema(shape: ObjectValue): Node {
  const draft: Draft = { start: shape.start, end: shape.end, entries: [], open: false, optional: false };
  set(draft, 'type', shape, text('object', shape));
  applyShape(draft, shape, shape);
  return finish(draft);
}

/** Whether an object's values are zod schemas: a raw shape. */
export function isRawShape(value: Value): value is ObjectValue {
  return value.kind === 'object' && !isFromZod(value) && value.entries.some((each) => isFromZod(each.value));
}

/** Whether an object is a raw shape where JSON Schema is not taken: an empty one is, and one of imported schemas. */
export function mayBeRawShape(value: Value): value is ObjectValue {
  if (value.kind !== 'object' || isFromZod(value)) return false;
  const isSchema = textOf(value.entries.find(({ key }) => key === 'type')?.value) !== undefined;
  return !isSchema && value.entries.every((each) => isFromZod(each.value) || each.value.kind === 'unknown');
}

const isSchemaOfObject = (value: Value | undefined): value is ObjectValue =>
  value !== undefined && isFromZod(value) && value.entries.some(({ key }) => key === 'properties');

function shapeOf({ entries }: { readonly entries: readonly Entry[] }): Value | undefined {
  return entries.find(({ key }) => key === 'properties')?.value;
}

/** What is inside another schema must be one made by zod; anything else cannot be known. */
function asSchema(value: Value | undefined, at: Place): Node {
  if (value?.kind === 'object' && isFromZod(value)) return value;
  return unknownAt(value ?? at);
}

const isPlain = (value: Value): boolean =>
  value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean' || value.kind === 'null';

function text(value: string, { start, end }: Place): Node {
  return { kind: 'string', start, end, value };
}

function set(draft: Draft, key: string, at: Place, value: Node): true {
  const entry: Entry = { key, start: at.start, end: at.end, value };
  const isNew = !draft.entries.some((each) => each.key === key);
  if (isNew) draft.entries.push(entry);
  else draft.entries = [...draft.entries.filter((each) => each.key !== key), entry];
  return true;
}
