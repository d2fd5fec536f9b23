/**
 * A zod schema as rules see it: what all versions mean alike, each keyword at the call that makes it. A keyword that one
 * version writes to repeat another one (the pattern of a format, the bounds of all integers) is left out.
 */
import type { Entry, Node, Place } from '../../../core/tree.js';
import { callsOf, type ZodStep, type ZodTrace, Target } from './mark.js';
import { type Value, arrayOf, object, scalar, unknownAt } from '../../result/values.js';
import { arrayKeywords, CHANGING_NOTHING, isOfArrays, type Keyword } from './keywords.js';
import { VALUE_CALLS } from './nodes.js';
import { isOfNumbers, numberKeywords } from './numbers.js';
import { isOfStrings, isStringFormat, stringKeywords } from './strings.js';

/** The SDK and the direction make no difference to the tree that rules see. */
const ANY = new Target('any', 'v1', 'input');

/** What is in a schema: its properties, items, choices and values, and whether some of that is hidden. */
interface Parts extends Place {
  readonly entries: readonly Entry[];
  readonly open: boolean;
}

interface Tree extends Parts {
  readonly isLenient: boolean;
}

export function schemaTree(parts: Parts, trace: ZodTrace): Tree {
  const [base, ...methods] = callsOf(trace) as [ZodStep, ...ZodStep[]];
  const tree = new TreeOfSchema(parts, base);
  tree.start([base, ...methods]);
  for (const step of methods) tree.apply(step);
  return tree.finish();
}

class TreeOfSchema {
  readonly #parts: Parts;
  readonly #entries = new Map<string, Entry>();
  #isOpen: boolean;
  #isLenient: boolean;

  constructor(parts: Parts, base: ZodStep) {
    this.#parts = parts;
    this.#isOpen = parts.open;
    this.#isLenient = base.coerces === true;
  }

  finish(): Tree {
    return { ...this.#parts, entries: [...this.#entries.values()], open: this.#isOpen, isLenient: this.#isLenient };
  }

  start([base, ...methods]: readonly [ZodStep, ...ZodStep[]]): void {
    const { name, at, described } = base;
    for (const each of this.#parts.entries) this.#entries.set(each.key, each);
    const type = this.#typeOf(name);
    if (type !== undefined) this.#put('type', scalar(type, at), at);
    if (name === 'date') this.#put('format', scalar('date-time', at), at);
    if (described) this.#put('description', described, at);
    if (type === 'string' && name !== 'date') this.#add(stringKeywords([base, ...methods], ANY).keywords);
    else if (type === 'number' || name === 'int') {
      const { type: own, keywords } = numberKeywords([base, ...methods], ANY);
      const by = methods.find((each) => each.name === 'int') ?? base;
      this.#put('type', scalar(own, by.at), by.at);
      this.#add(keywords);
    } else if (name === 'array') this.#add(arrayKeywords(methods));
    if (type === undefined && !UNTYPED.has(name)) this.#isOpen = true;
  }

  #typeOf(name: string): string | undefined {
    const values = this.#entries.get('enum')?.value;
    if (values?.kind === 'array' && VALUE_CALLS.has(name)) {
      const kinds = new Set(values.items.map(({ kind }) => kind));
      const [kind] = kinds;
      return kinds.size === 1 && (kind === 'string' || kind === 'number' || kind === 'boolean') ? kind : undefined;
    }
    return TYPES.get(name) ?? (name !== 'date' && isStringFormat(name) ? 'string' : undefined);
  }

  #put(key: string, value: Node, { start, end }: Place): void {
    this.#entries.delete(key);
    this.#entries.set(key, { key, start, end, value });
  }

  #add(keywords: readonly Keyword[]): void {
    for (const { key, value, by } of keywords) this.#put(key, nodeOf(value, by), by.at);
  }

  apply({ name, args, at }: ZodStep): void {
    const [given] = args;
    switch (name) {
      case 'describe':
        if (given) this.#put('description', given as Node, at);
        else this.#isOpen = true;
        return;
      case 'meta':
        if (given?.kind !== 'object' || given.open) this.#isOpen = true;
        if (given?.kind === 'object') for (const each of given.entries) this.#put(each.key, each.value, each);
        return;
      case 'nullable':
      case 'nullish':
        return this.#nullable(at);
      case 'default':
      case 'prefault': {
        if (!given) return;
        // After a `transform` or `pipe` it has the output type, and a coercing schema accepts other types too.
        const isOther = name === 'default' && (this.#isOpen || (this.#isLenient && !this.#isOfType(given as Value)));
        this.#put('default', isOther ? unknownAt(given) : (given as Node), at);
        return;
      }
      case 'catch':
        this.#isLenient = true;
        return;
      case 'readonly':
        return;
      default:
        if (!(CHANGING_NOTHING.has(name) || isOfArrays(name) || isOfNumbers(name) || isOfStrings(name)))
          this.#isOpen = true;
    }
  }

  #isOfType({ kind }: Value): boolean {
    const type = this.#entries.get('type')?.value;
    return type?.kind === 'string' && (type.value === 'integer' ? 'number' : type.value) === kind;
  }

  #nullable(at: Place): void {
    const nothing = scalar('null', at);
    const type = this.#entries.get('type');
    const values = this.#entries.get('enum');
    if (values) {
      const own = [...(type ? [type] : []), values];
      for (const { key } of own) this.#entries.delete(key);
      const { start, end } = this.#parts;
      const items: Node[] = [
        { kind: 'object', start, end, entries: own, open: false },
        object(at, [['type', nothing]]),
      ];
      this.#put('anyOf', arrayOf(items, at), at);
    } else if (type?.value.kind === 'string') this.#put('type', arrayOf([type.value, nothing], at), at);
  }
}

/** The argument itself, where it is the value. */
function nodeOf(value: Keyword['value'], { args, at }: ZodStep): Node {
  const [given] = args;
  if (value === undefined)
    return given?.kind === 'unknown' || given?.kind === 'union' ? (given as Node) : unknownAt(at);
  if (given?.kind === 'regex') return scalar(value, given);
  return given?.kind === 'number' && given.value === value ? given : scalar(value, at);
}

/** Types by the call that makes a schema. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ string: 'string', number: 'number', boolean: 'boolean', null: 'null', bigint: 'integer', int: 'integer' },
    ...{ date: 'string', object: 'object', strictObject: 'object', looseObject: 'object', record: 'object' },
    ...{ array: 'array', tuple: 'array' },
  }),
);
/** Known without a type. */
const UNTYPED: ReadonlySet<string> = new Set([...VALUE_CALLS, 'any', 'unknown', 'union', 'discriminatedUnion']);
