/**
 * A zod schema as the MCP SDK lists it, keyword for keyword. What is not known exactly stays open or unknown: rules are
 * silent about it, and `--print-tools` does not claim to know it.
 */
import type { ServedSchema, ServingFault } from '../../../core/code.js';
import { entry, get, items, text, type Entry, type Node, type Place } from '../../../core/tree.js';
import { callsOf, traceOf, markOf, type ZodStep, type ZodTrace, type Target } from '../zod/mark.js';
import { arrayKeywords, CHANGING_NOTHING, isOfArrays, type Keyword } from '../zod/keywords.js';
import { arrayOf, object, placeOf, scalar, unknownAt } from '../../result/values.js';
import { join, partOf, PLAIN, typesIn } from '../zod/nodes.js';
import {
  chainOf,
  describedCallOf,
  descriptionAfter,
  descriptionOf,
  notesAfter,
  onlyCallOf,
  OPTIONAL,
  PASSING_ON,
  type Method,
} from './chain.js';
import { isOfNumbers, numberKeywords } from '../zod/numbers.js';
import { isOfStrings, isStringFormat, stringKeywords } from '../zod/strings.js';

/** Types for which zod 4 throws. */
const UNREPRESENTABLE: ReadonlySet<string> = new Set(
  'date bigint map set custom instanceof undefined void nan symbol int64 uint64 function'.split(' '),
);
/** Types that no value of JSON has, so that zod 3, which lists them, refuses each call. */
const NOT_IN_JSON: ReadonlySet<string> = new Set('date bigint map set symbol function instanceof'.split(' '));
/** After these it still takes no other value. */
const SAME_VALUES: ReadonlySet<string> = new Set('describe optional nullable nullish default min max'.split(' '));
const SCALARS: ReadonlySet<string> = new Set('string number boolean null'.split(' '));

/** A schema under construction; keys in the order in which they were set. */
type Keywords = Map<string, Node>;

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
    this.#isV3 = target.is === 'v3';
  }

  /** `path`: where the schema is in the result, as a reference says it. */
  convert(node: Node, path: string, isProperty = false): Node {
    const trace = node.kind === 'object' ? traceOf(node) : undefined;
    if (!trace || node.kind !== 'object') return unknownAt(node);
    const place = placeOf(node);
    const { base, methods, path: own, seen } = chainOf(trace, path, isProperty, this.#isV3 ? this.#seen : undefined);
    const draft: Keywords = new Map();
    if (seen) draft.set('$ref', { kind: 'string', ...place, value: seen.path });
    const steps = methods.map(({ step }) => step);
    let isOpen = seen === undefined && !this.#start(draft, base, steps, node, own);
    if (!this.#isV3) {
      let notes: readonly string[] = [];
      for (const each of methods) {
        const before = new Set(draft.keys());
        if (!this.#apply(draft, each, node, { place, isOpen })) isOpen = true;
        notes = notesAfter(draft, each.step, notes, before, this.#target);
      }
      return object(place, [...draft], isOpen);
    }
    let description = seen ? descriptionOf(seen.trace) : base.described;
    if (description && !seen) draft.set('description', description);
    for (const each of methods) {
      if (!this.#apply(draft, each, node, { place, isOpen })) isOpen = true;
      description = descriptionAfter(description, each.step);
      const passOn = (): void =>
        void (description && PASSING_ON.has(each.step.name) && draft.set('description', description));
      // `nullish` is two of them.
      if (!each.addsChoice || each.step.name === 'nullish') passOn();
      if (!each.addsChoice) continue;
      chooseAmong(draft, [object(place, [['not', object(place, [])]]), object(place, [...draft], isOpen)], place);
      passOn();
    }
    return object(place, [...draft], isOpen);
  }

  /** False: something about it is not known. */
  #start(draft: Keywords, base: ZodStep, methods: readonly ZodStep[], node: Node, path: string): boolean {
    const { name } = base;
    const place = placeOf(node);
    const put = (key: string, value: Node): true => (draft.set(key, value), true);
    const put_ = (key: string, value: string | number | boolean): true => put(key, scalar(value, place));
    const add = (keywords: readonly Keyword[]): void => {
      for (const { key, value } of keywords) put(key, value === undefined ? unknownAt(place) : scalar(value, place));
    };
    if (!this.#isV3 && UNREPRESENTABLE.has(name)) {
      this.fault ??= { is: 'throws', by: `z.${base.coerces ? 'coerce.' : ''}${name}()`, at: place, name: base.at };
      return false;
    }
    if (this.#isV3 && this.#choices === 0 && NOT_IN_JSON.has(name) && !base.coerces)
      if (methods.every((each) => SAME_VALUES.has(each.name)))
        this.refusing ??= { by: `z.${name}()`, at: place, name: base.at };
    if (name === 'string' || (name !== 'date' && isStringFormat(name))) {
      put_('type', 'string');
      const { keywords, isKnown } = stringKeywords([base, ...methods], this.#target);
      add(keywords);
      return isKnown;
    }
    switch (name) {
      case 'number':
      case 'int': {
        const { type, keywords } = numberKeywords([base, ...methods], this.#target);
        put_('type', type);
        add(keywords);
        return true;
      }
      case 'boolean':
      case 'null':
        return put_('type', name);
      case 'any':
      case 'unknown':
        return true;
      case 'date':
        return put_('type', 'string') && put_('format', 'date-time');
      case 'bigint':
        return (
          put_('type', 'integer') && put_('format', 'int64') && methods.every(({ name }) => CHANGING_NOTHING.has(name))
        );
      case 'never':
      case 'undefined':
      case 'nan':
        return put('not', object(place, []));
      case 'array': {
        put_('type', 'array');
        const item = get(node, 'items');
        const isAny = item?.kind === 'object' && describedCallOf(traceOf(item)) === 'any';
        if (!(this.#isV3 && isAny)) put('items', item ? this.convert(item, `${path}/items`) : unknownAt(place));
        add(arrayKeywords(methods));
        return true;
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

  #choice(draft: Keywords, { name }: ZodStep, node: Node, place: Place): boolean {
    const values = partOf(node, 'enum')?.value;
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
  object(draft: Keywords, steps: readonly ZodStep[], node: Node, path: string): boolean {
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
    if (required.length > 0 || isVague) draft.set('required', arrayOf(required, place, isVague));
    const rest = this.#additional(steps, node, path);
    if (rest) draft.set('additionalProperties', rest);
    return true;
  }

  #additional(steps: readonly ZodStep[], node: Node, path: string): Node | undefined {
    const place = placeOf(node);
    const mode = steps.findLast(({ name }) => MODES.has(name))?.name;
    const all = get(node, 'additionalProperties');
    if (mode === 'merge') return unknownAt(place);
    if (mode === 'catchall') return all ? this.convert(all, `${path}/additionalProperties`) : unknownAt(place);
    if (mode === 'passthrough' || mode === 'loose' || mode === 'looseObject')
      return this.#isV3 ? scalar(true, place) : object(place, []);
    const isStrict = mode === 'strict' || mode === 'strictObject';
    return isStrict || this.#isV3 || this.#target.io === 'output' ? scalar(false, place) : undefined;
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
      // It is asked with no value, which a later call may refuse.
      if (optional >= 0 && names.slice(optional).some((name) => RUNNING.has(name))) return 'unknown';
      if (/^(any|unknown|undefined|custom)$/.test(base!.name)) return base!.name === 'custom' ? 'unknown' : 'no';
      if (base!.coerces && /^(string|boolean)$/.test(base!.name)) return 'no';
      if (base!.coerces && base!.name === 'bigint') return 'unknown';
      // One that takes nothing is enough.
      const options = base!.name === 'union' ? items(get(value, 'anyOf')).map((each) => this.#isRequired(each)) : [];
      if (options.some((each) => each !== 'yes')) return options.includes('no') ? 'no' : 'unknown';
    }
    return markOf(value) === 'required' ? 'yes' : 'no';
  }

  #union(draft: Keywords, name: string, node: Node, path: string): boolean {
    const list = get(node, 'anyOf');
    if (list?.kind !== 'array' || list.open) return false;
    const options = list.items;
    const traces = options.map((each) => (each.kind === 'object' ? traceOf(each) : undefined));
    const place = placeOf(node);
    const convertAll = (): Node[] => options.map((each, index) => this.convert(each, `${path}/anyOf/${index}`));
    if (traces.some((each) => each === undefined)) {
      draft.set('anyOf', { ...list, items: convertAll() });
      return false;
    }
    if (this.#isV3) {
      const bases = traces.flatMap((each) => describedCallOf(each) ?? []);
      if (bases.length === traces.length && bases.every((base) => PLAIN.has(base))) return join(draft, bases, place);
      const literals = this.#literals(options);
      if (literals === 'unknown') return false;
      if (literals) {
        const kinds = literals.map(({ kind }) => kind);
        join(draft, kinds, place);
        draft.set('enum', arrayOf(literals, place));
        return true;
      }
    }
    const converted = convertAll();
    const types = name === 'union' && !this.#isV3 ? converted.map(typesIn) : [undefined];
    if (types.every((each) => each !== undefined) && this.#target.askVersion() === 4.6)
      return join(draft, types.flat(), place);
    const kept = this.#isV3
      ? converted.filter((each) => each.kind !== 'object' || each.open || each.entries.length > 0)
      : converted;
    const key = name === 'discriminatedUnion' && !this.#isV3 && this.#target.askVersion() !== 4 ? 'oneOf' : 'anyOf';
    if (kept.length > 0) draft.set(key, arrayOf(kept, place));
    return true;
  }

  /** zod 3: a union of nothing but literals, or of nothing but enums, is one enum. */
  #literals(options: readonly Node[]): readonly Node[] | 'unknown' | undefined {
    const traces = options.map(traceOf);
    const isEnum = traces.every((each) => describedCallOf(each) === 'enum');
    if (!isEnum && !traces.every((each) => onlyCallOf(each) === 'literal')) return undefined;
    const lists = options.map((each) => partOf(each, 'enum')?.value);
    if (lists.some((list) => list?.kind !== 'array' || list.open)) return 'unknown';
    const values = new Map<unknown, Node>();
    for (const each of lists.flatMap(items)) {
      if (!SCALARS.has(each.kind)) return 'unknown';
      const value = 'value' in each ? each.value : null;
      if (!values.has(value)) values.set(value, each);
    }
    return [...values.values()];
  }

  #record(draft: Keywords, { args }: ZodStep, node: Node, path: string): boolean {
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

  #tuple(draft: Keywords, node: Node, path: string): boolean {
    const place = placeOf(node);
    const list = get(node, 'prefixItems');
    draft.set('type', scalar('array', place));
    if (list?.kind !== 'array' || list.open) return false;
    const { sdk } = this.#target;
    const isV46 = !this.#isV3 && this.#target.askVersion() === 4.6;
    const parts = list.items.map((each, index) => this.convert(each, `${path}/items/${index}`));
    const key = sdk === 'v2' ? 'prefixItems' : 'items';
    draft.set(key, arrayOf(parts, place));
    if (isV46) draft.set(sdk === 'v2' ? 'items' : 'additionalItems', scalar(false, place));
    if (this.#isV3 || isV46) {
      draft.set('minItems', scalar(parts.length, place));
      draft.set('maxItems', scalar(parts.length, place));
    }
    return this.#isV3 || parts.length > 0;
  }

  #apply(
    draft: Keywords,
    { step: { name, args }, isPlain }: Method,
    node: Node,
    { place, isOpen }: { readonly place: Place; readonly isOpen: boolean },
  ): boolean {
    const type = text(draft.get('type'));
    const [given] = args;
    if (CHANGING_NOTHING.has(name) || (type === 'array' && isOfArrays(name))) return true;
    if (type === 'string' ? isOfStrings(name) : /^(number|integer)$/.test(type ?? '') && isOfNumbers(name)) return true;
    switch (name) {
      case 'describe':
        draft.set('description', given?.kind === 'string' ? given : unknownAt(place));
        return true;
      case 'meta':
        if (this.#isV3 || given?.kind !== 'object' || given.open || entry(given, 'id')) return false;
        for (const { key, value } of given.entries) draft.set(key, value);
        return true;
      case 'default':
        draft.set('default', get(node, 'default') ?? unknownAt(place));
        return true;
      case 'catch':
        if (this.#isV3) return true;
        if (!given || !SCALARS.has(given.kind)) return false;
        draft.set('default', given as Node);
        return true;
      case 'nullable':
      case 'nullish':
        this.#nullable(draft, place, isOpen, isPlain);
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
      default:
        return false;
    }
  }

  #nullable(draft: Keywords, place: Place, isOpen: boolean, isPlain: boolean): void {
    const inner = object(place, [...draft], isOpen);
    const types = typesIn(inner);
    const type = text(draft.get('type'));
    if (types && !this.#isV3 && this.#target.askVersion() === 4.6) return void join(draft, [...types, 'null'], place);
    if (!isPlain) return chooseAmong(draft, [inner, object(place, [['type', scalar('null', place)]])], place);
    draft.clear();
    const names = [type!, 'null'].map((each) => scalar(each, place));
    draft.set('type', arrayOf(names, place));
  }
}

function chooseAmong(draft: Keywords, items: readonly Node[], place: Place): void {
  draft.clear();
  draft.set('anyOf', arrayOf(items, place));
}

const RUNNING: ReadonlySet<string> = new Set('refine superRefine transform'.split(' '));
/** Calls that say which further properties an object takes. */
const MODES: ReadonlySet<string> = new Set(
  'strict strictObject passthrough loose looseObject strip catchall merge'.split(' '),
);
const DEFAULTS: ReadonlySet<string> = new Set('default prefault'.split(' '));
/** Whether a property of these is required depends on more than its calls tell. */
const VAGUELY_REQUIRED: ReadonlySet<string> = new Set(
  'preprocess lazy prefault unwrap intersection and pipe codec stringbool nonoptional'.split(' '),
);
