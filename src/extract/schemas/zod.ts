/** zod schemas read as JSON Schema. The effect of a method that is not listed here is unknown; nothing is guessed. */
import { entry, type Node, type Place } from '../../core/tree.js';
import { endOf, startOf, type SyntaxNode } from '../syntax.js';
import { lasting, place, unknownAt, type Evaluate, type ObjectValue, type Value } from '../values.js';
import { stepsOf, type Step } from './zod-calls.js';
import {
  applyShape,
  asSchema,
  bound,
  choose,
  everyOptional,
  finish,
  hideRequired,
  isSchemaOfObject,
  nullable,
  set,
  setAll,
  shapeOf,
  startAnew,
  text,
  type Draft,
} from './draft.js';
import { isBuilt, markOf, traceOf, type ZodArgument, type ZodStep, type ZodTrace } from './mark.js';

export function zodNode(call: SyntaxNode, evaluate: Evaluate, source: string): Node | undefined {
  const [base, ...methods] = stepsOf(call);
  if (!base || !(SCHEMAS.has(base.name) || Object.hasOwn(PLAIN, base.name) || Object.hasOwn(TEXTS, base.name)))
    return undefined;
  const draft: Draft = { start: startOf(call), end: endOf(call), entries: [], open: false, optional: false };
  draft.coerces = base.coerces;
  draft.mayBeMissing = MAY_BE_MISSING.has(base.name);
  draft.trace = { last: tracedStep(base, evaluate), source, count: 1 };
  if (!start(draft, base, evaluate)) draft.open = true;
  describeBy(draft, base, evaluate);
  return applyAll(draft, methods, evaluate);
}

/** Version 3 also accepts a description here: `z.string({ description: '…' })`, `z.object({ … }, { description: '…' })`. */
function describeBy(draft: Draft, { name, args, at }: Step, evaluate: Evaluate): void {
  const options = args[SCHEMAS.has(name) && !ANYTHING.has(name) ? 1 : 0];
  const given = options && evaluate(options);
  const description = given?.kind === 'object' && !isBuilt(given) ? entry(given, 'description') : undefined;
  if (description?.value.kind === 'string') set(draft, 'description', at, description.value);
}

/** A method of a schema that has a name: `Query.extend({…})`. */
export function zodMethod(schema: ObjectValue, call: SyntaxNode, evaluate: Evaluate): Node | undefined {
  const step = stepsOf(call).at(-1);
  const { entries, open, isLenient: coerces, isStrict, mayBeMissing } = schema;
  const optional = markOf(schema) === 'optional';
  const trace = traceOf(schema);
  const draft = { ...place(call), entries: [...entries], open, optional, coerces, isStrict, mayBeMissing, trace };
  return step && applyAll(draft, [step], evaluate);
}

/** `Query.shape`: the raw shape again. */
export function zodMember(schema: ObjectValue, name: string): Value | undefined {
  const properties = name === 'shape' ? shapeOf(schema) : undefined;
  return properties?.kind === 'object' ? properties : undefined;
}

/** Methods that make a schema around the one before, which stays as it is. */
const WRAPPING = new Set([
  'optional',
  'nullable',
  'nullish',
  'default',
  'catch',
  'readonly',
  'brand',
  'refine',
  'superRefine',
]);

/** Calls of one schema that are followed; of more, nobody says what it is served as. */
const MOST_CALLS = 100;

function traced(before: ZodTrace, method: Step, evaluate: Evaluate): ZodTrace | undefined {
  const { count, source } = before;
  // The schema before becomes a part of a new one.
  if (method.name === 'array') return { last: { name: 'array', args: [] }, source, count: 1 };
  if (method.name === 'or') return { last: { name: 'union', args: [] }, source, count: 1 };
  if (count === MOST_CALLS) return undefined;
  const of = WRAPPING.has(method.name) && { of: before };
  return { last: tracedStep(method, evaluate), before, source, count: count + 1, ...of };
}

/** The arguments of these decide what a schema is served as. */
const TELLING = new Set([
  ...[
    'describe',
    'default',
    'prefault',
    'min',
    'max',
    'gt',
    'gte',
    'lt',
    'lte',
    'length',
    'size',
    'multipleOf',
    'step',
  ],
  ...['regex', 'startsWith', 'endsWith', 'includes', 'record', 'literal', 'preprocess'],
]);

function tracedStep({ name, args, coerces, isIso }: Step, evaluate: Evaluate): ZodStep {
  const values = args.map((arg): ZodArgument => {
    if (arg.type === 'Literal' && 'regex' in arg) return { kind: 'regex', ...arg.regex };
    return TELLING.has(name) ? evaluate(arg) : unknownAt(place(arg));
  });
  return { name: isIso && name === 'date' ? 'isodate' : name, args: values, ...(coerces && { coerces }) };
}

function applyAll(draft: Draft, methods: readonly Step[], evaluate: Evaluate): Node | undefined {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return undefined;
    const before = draft.trace;
    if (!apply(draft, method, evaluate)) draft.open = true;
    if (before) draft.trace = traced(before, method, evaluate);
  }
  return finish(draft);
}

/** Functions that return a schema; other functions of the module return something else. */
const SCHEMAS = new Set(
  (
    'any unknown object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record ' +
    'partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise ' +
    'preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json ' +
    'float32 float64 int32 uint32 int64 uint64 base64 base64url nanoid cuid cuid2 ulid xid ksuid jwt e164 emoji ' +
    'guid uuidv4 uuidv6 uuidv7 httpUrl hostname cidrv4 cidrv6 mac hex hash date time duration transform'
  ).split(' '),
);
/** Methods whose result is not a schema, or an unrelated one. */
const LEAVES = new Set(
  (
    'parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode ' +
    'safeEncode safeDecode keyof and exclude extract unwrap removeDefault innerType sourceType'
  ).split(' '),
);

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
/** Whether these take `undefined` depends on what is in them. */
const MAY_BE_MISSING = new Set(
  'any unknown lazy custom instanceof function preprocess pipe undefined void intersection codec json transform'.split(
    ' ',
  ),
);

function start(draft: Draft, { name, args, at }: Step, evaluate: Evaluate): boolean {
  const put = (key: string, value: Node): true => set(draft, key, at, value);
  const inner = (arg: SyntaxNode | undefined): Node => asSchema(arg ? evaluate(arg) : undefined, at);
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
      if (name !== 'object') takeMore(draft, name === 'looseObject', at);
      const shape = args[0] ? evaluate(args[0]) : undefined;
      draft.isStrict = name === 'strictObject';
      return applyShape(draft, shape, at);
    }
    case 'array':
      put('type', text('array', at));
      return put('items', inner(args[0]));
    case 'enum':
    case 'nativeEnum':
    case 'literal': {
      const given = args[0] ? evaluate(args[0]) : undefined;
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
      const options = list ? evaluate(list) : undefined;
      if (options?.kind !== 'array') return false;
      const items = options.items.map((item) => asSchema(item, at));
      draft.optional = items.some((each) => markOf(each) === 'optional');
      return put('anyOf', { ...options, items });
    }
    case 'record':
      put('type', text('object', at));
      return put('additionalProperties', inner(args[1] ?? args[0]));
    case 'tuple': {
      put('type', text('array', at));
      const parts = args[0] ? evaluate(args[0]) : undefined;
      return parts?.kind === 'array' ? put('prefixItems', parts) : false;
    }
    case 'optional':
    case 'nullable':
    case 'nullish': {
      const wrapped = inner(args[0]);
      if (wrapped.kind !== 'object') return false;
      draft.entries = [...wrapped.entries];
      draft.open = wrapped.open;
      draft.coerces = wrapped.isLenient;
      draft.isStrict = wrapped.isStrict;
      draft.optional = markOf(wrapped) === 'optional';
      return apply(draft, { name, args: [], at }, evaluate);
    }
    default:
      return false;
  }
}

/** Methods that change nothing that a rule checks. */
const HARMLESS = new Set([
  'refine',
  'superRefine',
  'check',
  'brand',
  'readonly',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'finite',
  'safe',
  'nonempty',
  'startsWith',
  'endsWith',
  'includes',
  'multipleOf',
  'step',
  'cuid',
  'ulid',
  'nanoid',
  'normalize',
  'overwrite',
  'base64',
  'ip',
  'time',
  'date',
]);

function apply(draft: Draft, { name, args, at }: Step, evaluate: Evaluate): boolean {
  const put = (key: string, value: Node): true => set(draft, key, at, value);
  const argument = (): Value | undefined => (args[0] ? evaluate(args[0]) : undefined);
  if (HARMLESS.has(name)) return true;
  if (Object.hasOwn(TEXTS, name)) return put('format', text(TEXTS[name]!, at));
  switch (name) {
    case 'strict':
    case 'passthrough':
    case 'loose':
      draft.isStrict = name === 'strict';
      return takeMore(draft, name !== 'strict', at);
    case 'strip':
      draft.isStrict = false;
      draft.entries = draft.entries.filter(({ key }) => key !== 'additionalProperties');
      return true;
    case 'describe':
      return args[0] ? put('description', argument() as Node) : false;
    case 'meta':
    case 'register': {
      const meta = name === 'meta' ? argument() : undefined;
      if (meta?.kind !== 'object') return false;
      setAll(draft, meta.entries);
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
      if (name === 'catch') draft.coerces = true;
      if (name === 'catch' || !value) return true;
      // After a `transform` or `pipe` it has the output type, and a coercing schema accepts other types too.
      const isOther = name === 'default' && (draft.open || (draft.coerces && !isOfType(draft, value)));
      return put('default', isOther ? unknownAt(value) : (value as Node));
    }
    case 'regex':
      // How several are joined differs from version to version.
      return put(
        'pattern',
        draft.entries.some(({ key }) => key === 'pattern') ? unknownAt(at) : patternOf(args[0], at),
      );
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
    case 'length':
      return bound(draft, 'min', argument(), at) && bound(draft, 'max', argument(), at);
    case 'nonoptional':
      draft.optional = false;
      draft.mayBeMissing = false;
      return true;
    case 'array': {
      const item = startAnew(draft, at);
      put('type', text('array', at));
      return put('items', item);
    }
    case 'or': {
      const first = startAnew(draft, at);
      const items = [first, asSchema(argument(), at)];
      draft.optional = items.some((each) => markOf(each) === 'optional');
      return put('anyOf', { kind: 'array', start: at.start, end: at.end, items, open: false });
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

/** The text of a regular expression that is written here. */
const patternOf = (arg: SyntaxNode | undefined, at: Place): Node =>
  arg?.type === 'Literal' && 'regex' in arg ? text(arg.regex.pattern, place(arg)) : unknownAt(at);

/** Whether an object takes keys that it does not declare. */
const takeMore = (draft: Draft, value: boolean, at: Place): true =>
  set(
    draft,
    'additionalProperties',
    at,
    value
      ? { kind: 'object', start: at.start, end: at.end, entries: [], open: false }
      : { kind: 'boolean', start: at.start, end: at.end, value },
  );

function isOfType({ entries }: Draft, { kind }: Value): boolean {
  const type = entries.find(({ key }) => key === 'type')?.value;
  return type?.kind === 'string' && (type.value === 'integer' ? 'number' : type.value) === kind;
}

/** The values of a TypeScript enum, or of an object that is used as one. */
function membersOf(object: ObjectValue): Value {
  const { start, end, open } = object;
  return { kind: 'array', start, end, items: lasting(object).map(({ value }) => value), open };
}

const isPlain = (value: Value): boolean =>
  value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean' || value.kind === 'null';
