/**
 * A zod schema as the MCP SDK lists it, keyword for keyword. What is not known exactly stays open or unknown: rules are
 * silent about it, and `--print-tools` does not claim to know it.
 */
import type { ServedSchema, ServingFault } from '../../core/code.js';
import { entry, get, items, text, type ArrayNode, type Entry, type Node, type Place } from '../../core/tree.js';
import { callsOf, traceOf, markOf, type ZodStep, type ZodTrace } from '../schemas/mark.js';
import { stringKeywords, isStringFormat } from './strings.js';
import { addNumber, isOfNumbers, numberIn } from './numbers.js';
import { join, object, placeOf, PLAIN, scalar, typesIn, unknownAt } from './nodes.js';
import type { Target } from './target.js';

/** Types for which zod 4 throws. */
const UNREPRESENTABLE: ReadonlySet<string> = new Set([
  ...['date', 'bigint', 'map', 'set', 'custom', 'instanceof', 'undefined', 'void', 'nan', 'symbol'],
  ...['int64', 'uint64', 'function'],
]);

/** Types that no value of JSON has, so that zod 3, which lists them, refuses each call. */
const NOT_IN_JSON: ReadonlySet<string> = new Set(['date', 'bigint', 'map', 'set', 'symbol', 'function', 'instanceof']);
/** After these it still takes no other value. */
const SAME_VALUES: ReadonlySet<string> = new Set([
  'describe',
  'optional',
  'nullable',
  'nullish',
  'default',
  'min',
  'max',
]);

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null']);

/** A schema under construction; keys in the order in which they were set. */
type Draft = Map<string, Node>;

export class ZodServing {
  readonly #target: Target;
  readonly #isV3: boolean;
  /** Where each schema is in the result: zod 3 refers to it when it comes again. */
  readonly #seen = new Map<ZodTrace, string>();
  fault: ServingFault | undefined;
  refusing: ServedSchema['refusing'];
  /** Inside of a choice another branch may take the value. */
  #choices = 0;

  constructor(target: Target) {
    this.#target = target;
    this.#isV3 = target.isV3;
  }

  /** `path`: where the schema is in the result, as a reference says it. */
  convert(node: Node, path: string, isProperty = false): Node {
    const trace = node.kind === 'object' ? traceOf(node) : undefined;
    if (!trace || node.kind !== 'object') return unknownAt(node);
    const place = placeOf(node);
    if (this.#isV3) {
      for (let each: ZodTrace | undefined = trace; each; each = each.of) {
        const seen = this.#seen.get(each);
        // A description around it is kept beside the reference, or is not: that depends on the wrapper.
        if (seen !== undefined) return object(place, [['$ref', scalar(seen, place)]]);
      }
      for (let each: ZodTrace | undefined = trace; each; each = each.of) this.#seen.set(each, path);
    }
    const [base, ...methods] = callsOf(trace);
    // Where nothing can be left out, zod 3 lists one more choice for what may be.
    if (this.#isV3 && !isProperty && methods.some(({ name }) => OPTIONAL.has(name))) return unknownAt(place);
    const draft: Draft = new Map();
    let isOpen = !this.#start(draft, base!, methods, node, path);
    for (const step of methods) if (!this.#apply(draft, step, node, { place, isOpen })) isOpen = true;
    return object(place, [...draft], isOpen);
  }

  /** False: something about it is not known. */
  #start(draft: Draft, base: ZodStep, methods: readonly ZodStep[], node: Node, path: string): boolean {
    const { name } = base;
    const place = placeOf(node);
    const put = (key: string, value: Node): true => (draft.set(key, value), true);
    const put_ = (key: string, value: string | number | boolean): true => put(key, scalar(value, place));
    if (!this.#isV3 && UNREPRESENTABLE.has(name)) {
      this.fault ??= { is: 'throws', by: `z.${base.coerces ? 'coerce.' : ''}${name}()`, at: place };
      return false;
    }
    if (this.#isV3 && this.#choices === 0 && NOT_IN_JSON.has(name) && !base.coerces)
      if (methods.every((each) => SAME_VALUES.has(each.name))) this.refusing ??= { by: `z.${name}()`, at: place };
    if (name === 'string' || (name !== 'date' && isStringFormat(name))) {
      put_('type', 'string');
      const { keywords, isKnown } = stringKeywords(base, methods, this.#target);
      for (const [key, value] of keywords) put_(key, value);
      return isKnown;
    }
    switch (name) {
      case 'number':
      case 'int':
        return addNumber(draft, [base, ...methods], this.#target, place);
      case 'boolean':
      case 'null':
        return put_('type', name);
      case 'any':
      case 'unknown':
        return true;
      case 'never':
        return put('not', object(place, []));
      case 'date':
        return put_('type', 'string') && put_('format', 'date-time');
      case 'bigint':
        return put_('type', 'integer') && put_('format', 'int64') && methods.every(({ name }) => NEUTRAL.has(name));
      case 'undefined':
      case 'nan':
        return put('not', object(place, []));
      case 'array': {
        put_('type', 'array');
        const item = get(node, 'items');
        const isAny = item?.kind === 'object' && /^(any|unknown)$/.test(onlyCallOf(traceOf(item)) ?? '');
        if (!(this.#isV3 && isAny)) put('items', item ? this.convert(item, `${path}/items`) : unknownAt(place));
        return item?.kind !== 'unknown';
      }
      case 'enum':
      case 'nativeEnum':
      case 'literal':
        return this.#choice(draft, base, node, place);
      case 'object':
      case 'strictObject':
      case 'looseObject':
        return this.object(draft, [base, ...methods], node, path);
      case 'union':
      case 'discriminatedUnion': {
        this.#choices += 1;
        const isKnown = this.#union(draft, name, node, path);
        this.#choices -= 1;
        return isKnown;
      }
      case 'record':
        return this.#record(draft, base, node, path);
      case 'tuple':
        return this.#tuple(draft, node, path);
      default:
        return false;
    }
  }

  #choice(draft: Draft, { name }: ZodStep, node: Node, place: Place): boolean {
    const values = get(node, 'enum');
    if (values?.kind !== 'array' || values.open || values.items.length === 0) return false;
    const kinds = new Set(values.items.map(({ kind }) => kind));
    const [kind] = kinds;
    if (kinds.size !== 1 || !SCALARS.has(kind!)) return false;
    draft.set('type', scalar(kind === 'null' && this.#isV3 ? 'object' : kind!, place));
    if (name === 'literal' && values.items.length === 1) {
      if (kind !== 'null' || !this.#isV3) draft.set('const', values.items[0]!);
    } else draft.set('enum', values);
    return name !== 'literal' || values.items.length === 1 || !this.#isV3;
  }

  /** Also of the shape that a tool is given instead of a schema. */
  object(draft: Draft, steps: readonly ZodStep[], node: Node, path: string): boolean {
    const place = placeOf(node);
    draft.set('type', scalar('object', place));
    const shape = get(node, 'properties');
    const properties: Entry[] = [];
    const required: Node[] = [];
    let isOpen = shape?.kind !== 'object' || shape.open;
    for (const each of shape?.kind === 'object' ? shape.entries : []) {
      if (entry(shape, each.key) !== each) continue;
      const { value } = each;
      const trace = value.kind === 'object' ? traceOf(value) : undefined;
      const base = trace && callsOf(trace)[0]!.name;
      if (this.#isV3 && (base === 'void' || base === 'symbol')) continue;
      properties.push({ ...each, value: this.convert(value, `${path}/properties/${each.key}`, true) });
      const need = this.#isRequired(value);
      if (need === 'unknown') isOpen = true;
      else if (need === 'yes') required.push(scalar(each.key, each));
    }
    draft.set('properties', { ...(shape ?? place), kind: 'object', entries: properties, open: isOpen });
    const isVague = isOpen || steps.some(({ name }) => name === 'required');
    if (required.length > 0 || isVague)
      draft.set('required', { kind: 'array', ...place, items: required, open: isVague } satisfies ArrayNode);
    const rest = this.#additional(steps, place);
    if (rest) draft.set('additionalProperties', rest);
    return true;
  }

  #additional(steps: readonly ZodStep[], place: Place): Node | undefined {
    let mode: 'strip' | 'strict' | 'loose' | 'unknown' = 'strip';
    for (const { name } of steps) {
      if (name === 'strict' || name === 'strictObject') mode = 'strict';
      else if (name === 'passthrough' || name === 'loose' || name === 'looseObject') mode = 'loose';
      else if (name === 'strip') mode = 'strip';
      else if (name === 'catchall' || name === 'merge') mode = 'unknown';
    }
    if (mode === 'unknown') return unknownAt(place);
    if (mode === 'loose') return this.#isV3 ? scalar(true, place) : object(place, []);
    return mode === 'strict' || this.#isV3 || this.#target.io === 'output' ? scalar(false, place) : undefined;
  }

  #isRequired(value: Node): 'yes' | 'no' | 'unknown' {
    const trace = value.kind === 'object' ? traceOf(value) : undefined;
    if (!trace) return 'unknown';
    const calls = callsOf(trace);
    const names = calls.map(({ name }) => name);
    const [base] = calls;
    if (names.some((name) => VAGUELY_REQUIRED.has(name))) return 'unknown';
    const isOutput = this.#target.io === 'output' && !this.#isV3;
    const defaults = names.findLastIndex((name) => DEFAULTS.has(name));
    const optional = names.findLastIndex((name) => OPTIONAL.has(name));
    if (isOutput && defaults > optional) return 'yes';
    if (!this.#isV3 && names.includes('catch')) return optional >= 0 ? 'unknown' : 'yes';
    if (this.#isV3) {
      if (/^(any|unknown|undefined|custom)$/.test(base!.name)) return base!.name === 'custom' ? 'unknown' : 'no';
      if (base!.coerces && /^(string|boolean)$/.test(base!.name)) return 'no';
      if (base!.coerces && base!.name === 'bigint') return 'unknown';
      // One that takes nothing is enough.
      const options = base!.name === 'union' ? items(get(value, 'anyOf')).map((each) => this.#isRequired(each)) : [];
      if (options.some((each) => each !== 'yes')) return options.includes('no') ? 'no' : 'unknown';
    }
    return markOf(value) === 'required' ? 'yes' : 'no';
  }

  #union(draft: Draft, name: string, node: Node, path: string): boolean {
    const list = get(node, 'anyOf');
    if (list?.kind !== 'array' || list.open) return false;
    const options = list.items;
    const traces = options.map((each) => (each.kind === 'object' ? traceOf(each) : undefined));
    const place = placeOf(node);
    if (traces.some((each) => each === undefined)) {
      draft.set('anyOf', { ...list, items: options.map((each) => this.convert(each, path)) });
      return false;
    }
    if (this.#isV3) {
      const bases = traces.flatMap((each) => describedCallOf(each) ?? []);
      if (bases.length === traces.length && bases.every((base) => PLAIN.has(base))) return join(draft, bases, place);
      const literals = this.#literals(options);
      if (literals === 'unknown') return false;
      if (literals) {
        draft.set('type', scalar(literals[0]!.kind, place));
        draft.set('enum', { kind: 'array', ...place, items: literals, open: false });
        return true;
      }
    }
    const converted = options.map((each, index) => this.convert(each, `${path}/anyOf/${index}`));
    const types = name === 'union' && !this.#isV3 ? converted.map(typesIn) : [undefined];
    if (types.every((each) => each !== undefined) && this.#target.zod === 4.6) return join(draft, types.flat(), place);
    const kept = this.#isV3
      ? converted.filter((each) => each.kind !== 'object' || each.open || each.entries.length > 0)
      : converted;
    const key = name === 'discriminatedUnion' && !this.#isV3 && this.#target.zod >= 4.2 ? 'oneOf' : 'anyOf';
    if (kept.length > 0) draft.set(key, { kind: 'array', ...place, items: kept, open: false });
    return true;
  }

  /** zod 3: a union of nothing but literals, or of nothing but enums, is one enum. */
  #literals(options: readonly Node[]): Node[] | 'unknown' | undefined {
    const bases = options.map((each) => callsOf(traceOf(each)!));
    const isAll = (name: string): boolean => bases.every(([base]) => base!.name === name);
    if (!isAll('literal') && !isAll('enum')) return undefined;
    if (bases.some(({ length }) => length > 1)) return 'unknown';
    const values = options.flatMap((each) => items(get(each, 'enum')));
    const kinds = new Set(values.map(({ kind }) => kind));
    const texts = values.map((each) => ('value' in each ? String(each.value) : each.kind));
    if (kinds.size !== 1 || new Set(texts).size !== texts.length || !SCALARS.has([...kinds][0]!)) return 'unknown';
    return values;
  }

  #record(draft: Draft, { args }: ZodStep, node: Node, path: string): boolean {
    const place = placeOf(node);
    const value = get(node, 'additionalProperties');
    draft.set('type', scalar('object', place));
    const key = args.length > 1 ? args[0]! : undefined;
    const trace = key && key.kind === 'object' ? traceOf(key) : undefined;
    const isText = key === undefined || onlyCallOf(trace) === 'string';
    if (!this.#isV3)
      draft.set('propertyNames', isText ? object(place, [['type', scalar('string', place)]]) : unknownAt(place));
    const converted = value ? this.convert(value, `${path}/additionalProperties`) : unknownAt(place);
    draft.set('additionalProperties', converted);
    return isText && (this.#isV3 || args.length > 1);
  }

  #tuple(draft: Draft, node: Node, path: string): boolean {
    const place = placeOf(node);
    const list = get(node, 'prefixItems');
    draft.set('type', scalar('array', place));
    if (list?.kind !== 'array' || list.open) return false;
    const { sdk } = this.#target;
    const isV46 = !this.#isV3 && this.#target.zod === 4.6;
    const parts = list.items.map((each, index) => this.convert(each, `${path}/items/${index}`));
    const key = sdk === 'v2' ? 'prefixItems' : 'items';
    draft.set(key, { kind: 'array', ...place, items: parts, open: false });
    if (isV46) draft.set(sdk === 'v2' ? 'items' : 'additionalItems', scalar(false, place));
    if (this.#isV3 || isV46) {
      draft.set('minItems', scalar(parts.length, place));
      draft.set('maxItems', scalar(parts.length, place));
    }
    return this.#isV3 || parts.length > 0;
  }

  #apply(
    draft: Draft,
    { name, args }: ZodStep,
    node: Node,
    { place, isOpen }: { readonly place: Place; readonly isOpen: boolean },
  ): boolean {
    const type = text(draft.get('type'));
    const isPart = type === 'array' ? ARRAYS[name] : undefined;
    if (isPart) {
      const value = name === 'nonempty' ? 1 : numberIn(args);
      if (value === undefined) return false;
      // Of two, the last counts or the tighter one: versions differ.
      for (const key of isPart) draft.set(key, draft.has(key) ? unknownAt(place) : scalar(value, place));
      return true;
    }
    if (NEUTRAL.has(name) || ON_OBJECTS.has(name) || (type === 'string' && name !== 'pipe' && isOfStrings(name)))
      return true;
    if ((type === 'number' || type === 'integer') && isOfNumbers(name)) return true;
    switch (name) {
      case 'describe': {
        const [said] = args;
        if (said?.kind !== 'string') return false;
        draft.set('description', said);
        return true;
      }
      case 'default': {
        const value = get(node, 'default');
        if (!value || value.kind === 'unknown') return false;
        draft.set('default', value);
        return true;
      }
      case 'nullable':
      case 'nullish':
        this.#nullable(draft, place, isOpen);
        return true;
      case 'readonly':
        if (!this.#isV3) draft.set('readOnly', scalar(true, place));
        return true;
      case 'transform':
        if (this.#isV3 || this.#target.io === 'input') return true;
        this.fault ??= { is: 'throws', by: '.transform()', at: placeOf(node) };
        return false;
      case 'pipe':
        return this.#target.io === 'input';
      case 'catch':
        return this.#isV3;
      default:
        return false;
    }
  }

  #nullable(draft: Draft, place: Place, isOpen: boolean): void {
    const nothing = scalar('null', place);
    const inner = object(place, [...draft], isOpen);
    const types = typesIn(inner);
    if (types && !this.#isV3 && this.#target.zod === 4.6) return void join(draft, [...types, 'null'], place);
    const type = draft.get('type');
    const isPlain = [...draft.keys()].every((key) => key === 'type' || key === 'description') && !isOpen;
    if (this.#isV3 && isPlain && PLAIN.has(text(type) ?? '')) {
      draft.set('type', { kind: 'array', ...place, items: [type!, nothing], open: false });
      return;
    }
    const description = draft.get('description');
    draft.clear();
    draft.set('anyOf', { kind: 'array', ...place, items: [inner, object(place, [['type', nothing]])], open: false });
    if (this.#isV3 && description) draft.set('description', description);
  }
}

const OPTIONAL: ReadonlySet<string> = new Set(['optional', 'nullish', 'exactOptional']);
const DEFAULTS: ReadonlySet<string> = new Set(['default', 'prefault']);
/** Whether a property of these is required depends on more than its calls tell. */
const VAGUELY_REQUIRED: ReadonlySet<string> = new Set([
  ...['preprocess', 'lazy', 'prefault', 'unwrap', 'intersection', 'and', 'pipe', 'codec', 'stringbool', 'nonoptional'],
]);
/** Calls that change nothing in JSON Schema. */
const NEUTRAL: ReadonlySet<string> = new Set([
  ...['refine', 'superRefine', 'brand', 'optional', 'exactOptional', 'check', 'finite'],
]);
/** What they do has been done when the object was read. */
const ON_OBJECTS: ReadonlySet<string> = new Set([
  ...['strict', 'strip', 'passthrough', 'loose', 'catchall', 'extend', 'merge', 'safeExtend', 'augment'],
  ...['pick', 'omit', 'partial', 'required'],
]);
const ARRAYS: Readonly<Record<string, readonly string[]>> = {
  min: ['minItems'],
  max: ['maxItems'],
  length: ['minItems', 'maxItems'],
  nonempty: ['minItems'],
};

const OF_STRINGS =
  /^(min|max|length|nonempty|regex|startsWith|endsWith|includes|trim|toLowerCase|toUpperCase|normalize)$/;
const isOfStrings = (name: string): boolean => OF_STRINGS.test(name) || isStringFormat(name);

/** The name of the call that makes a schema, whatever is said of it: `z.string().describe('…')`. */
function describedCallOf(trace: ZodTrace | undefined): string | undefined {
  const [base, ...methods] = trace ? callsOf(trace) : [];
  return methods.every(({ name }) => name === 'describe') ? base?.name : undefined;
}

/** The name of the call, where a schema is made by no more than one: `z.string()`. */
const onlyCallOf = (trace: ZodTrace | undefined): string | undefined =>
  trace && !trace.before ? trace.last.name : undefined;
